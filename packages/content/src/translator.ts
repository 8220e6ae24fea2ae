import { createInstance, type ParseKeys } from "i18next";
import "./i18next-types.ts";
import { type Language, languageKeys } from "./settings.ts";
import { messagesOf } from "./translations.ts";

const namespaces = ["report", "errors", "notifications", "audit"] as const;

/** The keys of the server's texts: those of `report` stand alone ("noData"), the others follow their namespace ("errors:not_found"). */
export type TextKey = KnownKey | `audit:${string}`;

/** The keys of the audit are put together from the ids of checks, which stand elsewhere; a test compares the two. */
type KnownKey = ParseKeys<typeof namespaces>;

/** Reads a text with its parameters put in. */
export type Translator = (key: TextKey, params?: Record<string, string | number>) => string;

const translators = Object.fromEntries(
  languageKeys.map((language) => [language, createTranslator(language)]),
) as Record<Language, Translator>;

/** The translator of a language; always the same one. An unknown key reads as the key itself. */
export function translator(language: Language): Translator {
  return translators[language];
}

function createTranslator(language: Language): Translator {
  const { report, errors, notifications, audit } = messagesOf(language);
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    supportedLngs: languageKeys,
    resources: { [language]: { report, errors, notifications, audit } },
    ns: namespaces,
    defaultNS: "report",
    initAsync: false,
    // The texts go into JSON, PDF and plain mails; whoever writes HTML escapes it there.
    interpolation: { escapeValue: false },
  });
  void instance.init();
  const t = instance.getFixedT(language, namespaces);
  return (key, params = {}) => t(key as KnownKey, params);
}
