/**
 * The product's languages by their codes: their names in English and in the language itself, and the short form in the toggle of a
 * page. Adding one: CONTRIBUTING.md.
 */
export const spoken: Readonly<Record<string, { name: string; label: string; short: string }>> = {
  en: { name: "English", label: "English", short: "EN" },
  ms: { name: "Malay", label: "Bahasa Melayu", short: "MS" },
  zh: { name: "Chinese", label: "中文", short: "中文" },
};
