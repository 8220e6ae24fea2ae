/** The languages of the site. `locale` formats numbers and dates; `prefix` begins the addresses of its pages. */
export const languages = {
  en: { label: "English", short: "EN", locale: "en-MY", prefix: "" },
  ms: { label: "Bahasa Melayu", short: "MS", locale: "ms-MY", prefix: "/ms" },
} as const;

export type Language = keyof typeof languages;

export const defaultLanguage: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}
