import { aboutLanguage, languageKeys } from "@agency/content/settings";
import { type DatedNote, datedNoteText } from "../../dated-notes.ts";
import type { Festival } from "../festivals.ts";
import { asSentence, formatCount, formatDate, formatList, formatOneDecimal, joinSentences } from "../format.ts";
import { comparableValues } from "../headline.ts";
import { capitalised, periodLabel } from "../period-label.ts";
import { precedingPeriod } from "../periods.ts";
import type { ReportText } from "../report-text.ts";
import type { Snapshot } from "../snapshot.ts";
import type { Happened } from "./happened.ts";

/** What happened in a report's period or the one before, in sentences. None says why. */
export function happenedTexts(snapshot: Snapshot, t: ReportText, locale: string): string[] {
  return (snapshot.happened ?? []).map((one) => presentOne(one, snapshot, t, locale));
}

function presentOne(one: Happened, snapshot: Snapshot, t: ReportText, locale: string): string {
  switch (one.kind) {
    case "days":
      return daysText(one, snapshot, t, locale);
    case "festival":
      return festivalText(one, snapshot, t, locale);
    case "festivalBefore":
      return t(`happened.festivalBefore.${snapshot.type}`, { festivals: names(one.festivals, t, locale) });
    case "incident":
      return t(`happened.incident.${one.incident}`);
    case "pattern":
      return t(`happened.pattern.${one.pattern}`);
    case "note":
      return noteText(one, snapshot, t, locale);
  }
}

/** "12 October: The website moved to a new address." */
function noteText(note: DatedNote, snapshot: Snapshot, t: ReportText, locale: string): string {
  const reader = languageKeys.find((language) => aboutLanguage(language).locale === locale);
  const day = formatDate(note.day, locale, { day: "numeric", month: "long" });
  return t("happened.note", { day, text: asSentence(datedNoteText(note, reader, snapshot.language), locale) });
}

function names(festivals: Festival[], t: ReportText, locale: string): string {
  return formatList(
    festivals.map((festival) => t(`festivals.${festival}`)),
    locale,
  );
}

/** The days of both periods, and the visitors a day where both are known. */
function daysText(
  { now, before }: Extract<Happened, { kind: "days" }>,
  snapshot: Snapshot,
  t: ReportText,
  locale: string,
): string {
  const { type, period, figures } = snapshot;
  const label = (one: typeof period) => capitalised(periodLabel(type, one, t, locale), locale);
  const days = t("happened.days", {
    period: label(period),
    days: now.all,
    weekend: now.weekend,
    periodBefore: label(precedingPeriod(type, period)),
    daysBefore: before.all,
    weekendBefore: before.weekend,
  });
  const [visitors, past] = [figures.totalVisitors, snapshot.before?.totalVisitors ?? null];
  if (visitors === null || past === null) return days;
  const aDay = t("happened.aDay", {
    now: formatOneDecimal(visitors / now.all, locale),
    before: formatOneDecimal(past / before.all, locale),
  });
  return joinSentences([days, aDay], locale);
}

/** The festival, and the figure of the headline in the period that held it before. */
function festivalText(
  { festivals, earlier }: Extract<Happened, { kind: "festival" }>,
  snapshot: Snapshot,
  t: ReportText,
  locale: string,
): string {
  const { type, figures } = snapshot;
  const fell = t(`happened.festival.${type}`, { festivals: names(festivals, t, locale) });
  if (earlier === null) return fell;
  const key = figures.totalLeads === null ? "totalVisitors" : "totalLeads";
  const then = comparableValues(snapshot, key).find(({ period }) => period.start === earlier.start)?.value ?? null;
  const now = figures[key];
  if (now === null || then === null) return fell;
  const params = {
    period: periodLabel(type, earlier, t, locale),
    earlier: formatCount(then, locale),
    now: formatCount(now, locale),
  };
  return joinSentences([fell, t(`happened.heldBefore.${key === "totalLeads" ? "leads" : "visitors"}`, params)], locale);
}
