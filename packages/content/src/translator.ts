import { createInstance, type ParseKeys } from "i18next";
import "./i18next-types.ts";
import { type Language, languages } from "./languages.ts";
import { errors as englishErrors } from "./messages/en/errors.ts";
import { report as englishReport } from "./messages/en/report.ts";
import { errors as malayErrors } from "./messages/ms/errors.ts";
import { report as malayReport } from "./messages/ms/report.ts";

const namespaces = ["report", "errors"] as const;

/** The keys of the server's texts: those of `report` stand alone ("noData"), those of `errors` follow their namespace ("errors:not_found"). */
export type TextKey = ParseKeys<typeof namespaces>;

/** Reads a text with its parameters put in. */
export type Translator = (key: TextKey, params?: Record<string, string | number>) => string;

const resources = {
  en: { report: englishReport, errors: englishErrors },
  ms: { report: malayReport, errors: malayErrors },
} satisfies Record<Language, unknown>;

const translators: Record<Language, Translator> = { en: createTranslator("en"), ms: createTranslator("ms") };

/** The translator of a language; always the same one. An unknown key reads as the key itself. */
export function translator(language: Language): Translator {
  return translators[language];
}

function createTranslator(language: Language): Translator {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    supportedLngs: Object.keys(languages),
    resources: { [language]: resources[language] },
    ns: namespaces,
    defaultNS: "report",
    initAsync: false,
    // The texts go into JSON, PDF and plain mails; whoever writes HTML escapes it there.
    interpolation: { escapeValue: false },
  });
  void instance.init();
  const t = instance.getFixedT(language, namespaces);
  return (key, params = {}) => t(key, params);
}
