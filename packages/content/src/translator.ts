import { createInstance, type ParseKeys } from "i18next";
import { getEntry } from "./get-entry.ts";
import "./i18next-types.ts";
import { type Language, languageKeys } from "./settings.ts";
import { textFacts } from "./text-facts.ts";
import { getMessages } from "./translations.ts";

const namespaces = [
  "report",
  "errors",
  "notifications",
  "audit",
  "speedAdvice",
  "mailCheck",
  "archive",
  "alerts",
] as const;

/**
 * The keys of the server's texts: `report` keys have no prefix ("noData"), the others have their namespace
 * ("errors:not_found").
 */
export type TextKey = KnownKey | `audit:${string}`;

/**
 * The audit's keys are built from check ids in another package, so they are plain strings here; a test compares the
 * two.
 */
type KnownKey = ParseKeys<typeof namespaces>;

/** Returns a text with its parameters filled in. */
export type Translator = (key: TextKey, params?: Record<string, string | number>) => string;

/** How many texts of a language are remembered. */
const mostRemembered = 2000;

const translators = Object.fromEntries(languageKeys.map((language) => [language, createTranslator(language)]));

/** The translator of a language, always the same instance. An unknown key is returned as is. */
export function translator(language: Language): Translator {
  return getEntry(translators, language);
}

function createTranslator(language: Language): Translator {
  const { report, errors, notifications, audit, speedAdvice, mailCheck, archive, alerts } = getMessages(language);
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    supportedLngs: languageKeys,
    resources: { [language]: { report, errors, notifications, audit, speedAdvice, mailCheck, archive, alerts } },
    ns: namespaces,
    defaultNS: "report",
    initAsync: false,
    // No escaping here: the texts go into JSON, PDF and plain-text emails; HTML renderers escape them.
    interpolation: { escapeValue: false, defaultVariables: textFacts(language) },
  });
  void instance.init();
  const t = instance.getFixedT(language, namespaces);
  // Reports repeat their texts, and looking one up takes longer than drawing it.
  const remembered = new Map<string, string>();
  return (key, params = {}) => {
    const name = `${key} ${JSON.stringify(params)}`;
    const known = remembered.get(name);
    if (known !== undefined) return known;
    if (remembered.size >= mostRemembered) remembered.clear();
    const text: string = t(key as KnownKey, params);
    remembered.set(name, text);
    return text;
  };
}
