import "@agency/content/i18next-types";
import { createInstance, type i18n as I18n, type ResourceKey, type ResourceNamespaceMap } from "i18next";
import { initReactI18next } from "react-i18next";
import { aboutLanguage, type Language } from "@agency/content/settings";
import { textFacts } from "@agency/content/text-facts";

const instances = new Map<Language, I18n>();

/** The translator of one language. It has the texts of the pages visited so far. */
export function getTranslator(language: Language): I18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "common",
    ns: [],
    resources: {},
    initAsync: false,
    // A text that an agency leaves out.
    returnEmptyString: true,
    interpolation: { escapeValue: false, defaultVariables: textFacts(language) },
    react: { useSuspense: false },
  });
  instances.set(language, instance);
  return instance;
}

/** Adds texts to a namespace. Existing texts are kept. */
export function addMessages(language: Language, namespace: keyof ResourceNamespaceMap, messages: ResourceKey): void {
  getTranslator(language).addResourceBundle(language, namespace, messages, true, true);
}

/** The locale for dates and numbers. */
export function getLocale(language: Language): string {
  return aboutLanguage(language).locale;
}
