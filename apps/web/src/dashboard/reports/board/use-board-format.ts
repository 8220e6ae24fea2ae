import { timeZone } from "@agency/content/settings";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";

/** Formats moments and figures for the narrow columns of the board. */
export function useBoardFormat() {
  const locale = localeOf(useLanguage());
  const moment = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return {
    /** 2 Nov, 03:12 */
    moment: (text: string) => moment.format(new Date(text)),
    number: (number: number) => number.toLocaleString(locale, { maximumFractionDigits: 1 }),
    percent: (number: number) =>
      (Math.abs(number) / 100).toLocaleString(locale, { style: "percent", maximumFractionDigits: 0 }),
  };
}
