type About = {
  /** Its own name. */
  label: string;
  short: string;
  /** Formats numbers and dates. */
  locale: string;
  /** Begins the addresses of its pages: empty for the default language, or `/` and one word. */
  prefix: string;
};

/** The languages of the site. A further one is an entry here and a file `messages/<language>.ts`. */
export const languages = {
  en: { label: "English", short: "EN", locale: "en-MY", prefix: "" },
  ms: { label: "Bahasa Melayu", short: "MS", locale: "ms-MY", prefix: "/ms" },
} as const satisfies Record<string, About>;

export type Language = keyof typeof languages;

export const defaultLanguage: Language = "en";

/** The languages in the order of their entries. */
export const languageKeys = Object.keys(languages) as readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languages, value);
}
