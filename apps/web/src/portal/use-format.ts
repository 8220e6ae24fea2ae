import { timeZone } from "@agency/content/settings";
import { localeOf } from "../shared/i18n/messages.ts";
import { useLanguage } from "../shared/i18n/use-language.ts";
import { makeFormat, type Format } from "./format.ts";

/** Numbers and dates as the page's language writes them. */
export function useFormat(): Format {
  return makeFormat(localeOf(useLanguage()), timeZone);
}
