import { type Language, languageKeys } from "@agency/content/settings";
import { type Period, periodWith } from "./report/periods.ts";
import { type ReportType, reportTypes } from "./report/report-type.ts";

/** How long the words of a note may be in each language, in characters. */
export const longestDatedNote = 140;

/** Something that the staff know to have happened on a day (`2026-10-12`), in one language at least. It says nothing of a cause. */
export type DatedNote = { day: string; words: Partial<Record<Language, string>> };

/** The words of a note in a reader's language, else in the client's, else in any. */
export function datedNoteText({ words }: DatedNote, reader: Language | undefined, own: Language): string {
  const languages = [...(reader ? [reader] : []), own, ...languageKeys];
  return languages.flatMap((language) => words[language] ?? [])[0] ?? "";
}

/** Whether a note is of a day in a period. */
export function isNoted({ day }: Pick<DatedNote, "day">, { start, end }: Period): boolean {
  return start <= day && day <= end;
}

/** The reports whose period holds a day. */
export function reportsOfDay(day: string): { type: ReportType; period: Period }[] {
  return reportTypes.map((type) => ({ type, period: periodWith(type, day) }));
}
