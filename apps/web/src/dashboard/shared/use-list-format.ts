import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

/** Joins items as the page's language does: "a, b and c". */
export function useListFormat(): (items: string[]) => string {
  const locale = localeOf(useLanguage());
  return (items) => new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}
