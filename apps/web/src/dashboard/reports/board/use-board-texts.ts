import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Language, timeZone } from "@agency/content/settings";
import { formatDecimal, formatList, formatOneDecimal, formatPercent, joinParts } from "@agency/model/report/format";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useProblemText } from "../../shared/problem-text.ts";

/** Made once for all rows. */
export type BoardTexts = ReturnType<typeof useBoardTexts>;

/** Called once by the table: hooks in each cell would take longer than the cells. The same until the language changes. */
export function useBoardTexts() {
  const { t } = useTranslation("board");
  const { t: tAdmin } = useTranslation("admin");
  const { t: tReport } = useTranslation("report");
  const problemText = useProblemText();
  const format = useBoardFormat();
  const language = useLanguage();
  return useMemo(
    () => ({ t, tAdmin, tReport, problemText, format, language }),
    [t, tAdmin, tReport, problemText, format, language],
  );
}

/** Formats moments and figures for the narrow columns of the board. */
type BoardFormat = {
  /** 2 Nov, 03:12 */
  moment: (text: string) => string;
  number: (number: number) => string;
  /** With one decimal always, so that those of a column are aligned. */
  position: (number: number) => string;
  /** A change without its sign. */
  percent: (number: number) => string;
  parts: (parts: readonly string[]) => string;
  list: (words: string[]) => string;
};

/** One for each language, so that it is the same for every row and render. */
const formats = new Map<Language, BoardFormat>();

export function useBoardFormat(): BoardFormat {
  const language = useLanguage();
  const format = formats.get(language) ?? boardFormat(getLocale(language));
  formats.set(language, format);
  return format;
}

function boardFormat(locale: string): BoardFormat {
  const moments = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return {
    moment: (text) => moments.format(new Date(text)),
    number: (number) => formatDecimal(number, locale),
    position: (number) => formatOneDecimal(number, locale),
    percent: (number) => formatPercent(Math.abs(number), locale),
    parts: (parts) => joinParts(parts, locale),
    list: (words) => formatList(words, locale),
  };
}
