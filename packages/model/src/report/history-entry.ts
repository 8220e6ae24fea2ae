import { type Language, aboutLanguage } from "@agency/content/settings";
import { reportTitle } from "./document.ts";
import { formatCount, formatMoment, formatPair } from "./format.ts";
import type { Period } from "./periods.ts";
import type { ReportText } from "./report-text.ts";
import type { ReportType } from "./report-type.ts";

/** A report as a list knows it. Figures are null when unknown. */
export type HistoryEntry = {
  reportType: ReportType;
  reportPeriod: Period;
  /** ISO 8601. */
  generatedAt: string;
  sample: boolean;
  totalVisitors: number | null;
  totalLeads: number | null;
};

export type EntryTexts = { title: string; type: string; generated: string; sample: string | null; figures: string[] };

/** Turns a report in a list into text, in the words of the report itself. `figures` are "Total leads: 142", those known. */
export function presentEntry(entry: HistoryEntry, t: ReportText, language: Language, timeZone: string): EntryTexts {
  const { locale } = aboutLanguage(language);
  const { reportType, reportPeriod, generatedAt, sample, totalVisitors, totalLeads } = entry;
  const line = (label: string, value: number | null) =>
    value === null ? [] : [formatPair(label, formatCount(value, locale), locale)];
  return {
    title: reportTitle(reportType, reportPeriod, t, locale),
    type: t(`type.${reportType}`),
    generated: t("generated", { date: formatMoment(new Date(generatedAt), locale, timeZone) }),
    sample: sample ? t("sample.badge") : null,
    figures: [...line(t("keyFigures.leads"), totalLeads), ...line(t("keyFigures.visitors"), totalVisitors)],
  };
}
