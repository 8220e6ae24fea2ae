import { agency } from "@agency/content/agency";
import { localeOf } from "../../lib/i18n/messages.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { makeFormat, type Format } from "./format.ts";

/** Numbers and dates as the page's language writes them. */
export function useFormat(): Format {
  return makeFormat(localeOf(useLanguage()), agency.timeZone);
}
