import { type DatedNote, isNoted } from "../../dated-notes.ts";
import { type Figures, smallDifference } from "../../figures.ts";
import { type GoogleIncident, googleIncidents } from "../dated-events.ts";
import { type Festival, festivalsIn } from "../festivals.ts";
import { countDays, type Period, precedingPeriod, yearBefore } from "../periods.ts";
import type { ReportType } from "../report-type.ts";

export const googleIncidentKeys = Object.keys(googleIncidents) as GoogleIncident[];

/** What Google's searches looked like, each only when its figures say so. */
export const searchPatterns = ["answered", "behind", "fewerSearches"] as const;
export type SearchPattern = (typeof searchPatterns)[number];

/** Something that happened in a period or the one before. It stands beside the sums, and is never part of one. */
export type Happened =
  /** The period has other days than the one before: how many, and how many of them at a weekend. */
  | { kind: "days"; now: Days; before: Days }
  /** `earlier` is the period that held the same festivals the year before; null where none did. */
  | { kind: "festival"; festivals: Festival[]; earlier: Period | null }
  | { kind: "festivalBefore"; festivals: Festival[] }
  | { kind: "incident"; incident: GoogleIncident }
  | { kind: "pattern"; pattern: SearchPattern }
  /** What the staff noted of a day in the period. */
  | ({ kind: "note" } & DatedNote);

type Days = { all: number; weekend: number };

type Given = {
  type: ReportType;
  period: Period;
  figures: Figures;
  /** Those of the period before that are counted in the same way; null where that is unknown. */
  before: Figures | null;
  /** Earlier periods that are known. */
  known: readonly Period[];
  /** What the staff noted, of any days. */
  notes?: readonly DatedNote[];
};

/** What a reader can check that happened in the report's period, or in the one before that it is compared with. */
export function findHappened({ type, period, figures, before, known, notes = [] }: Given): Happened[] {
  const noted = notes
    .filter((note) => isNoted(note, period))
    .map(({ day, words }) => ({ kind: "note" as const, day, words }));
  if (before === null) return noted;
  const past = precedingPeriod(type, period);
  return [
    ...otherDays(type, period, past),
    ...ofFestivals(type, period, past, known),
    ...ofGoogle(figures, before, [period, past]),
    ...ofSearches(figures, before, [period, past]),
    ...noted,
  ];
}

/** By how many percent the lengths of two periods differ before a reader should know. */
const otherLength = 5;
/** So many weekend days more or fewer are seen in a month. */
const otherWeekends = 2;

function otherDays(type: ReportType, period: Period, past: Period): Happened[] {
  if (type !== "monthly") return [];
  const [now, before] = [countAll(period), countAll(past)];
  const isOther =
    Math.abs(now.all - before.all) * 100 >= before.all * otherLength ||
    Math.abs(now.weekend - before.weekend) >= otherWeekends;
  return isOther ? [{ kind: "days", now, before }] : [];
}

/** The days of a period, and those of them that are a Saturday or a Sunday. */
function countAll(period: Period): Days {
  const all = countDays(period);
  const first = new Date(period.start).getUTCDay();
  const weekend = Array.from({ length: all }, (_, index) => (first + index) % 7).filter((day) => day % 6 === 0).length;
  return { all, weekend };
}

function ofFestivals(type: ReportType, period: Period, past: Period, known: readonly Period[]): Happened[] {
  const [now, before] = [festivalsIn(type, period), festivalsIn(type, past)];
  const gone = before.filter((festival) => !now.includes(festival));
  const earlier = now.length === 0 ? null : heldBefore(type, now, { period, past, known });
  return [
    ...(now.length === 0 ? [] : [{ kind: "festival" as const, festivals: now, earlier }]),
    ...(gone.length === 0 ? [] : [{ kind: "festivalBefore" as const, festivals: gone }]),
  ];
}

/**
 * The latest known period that held the same festivals, other than the one right before. Where the same month of the year before held them
 * too, it is that: the headline may compare with it.
 */
function heldBefore(
  type: ReportType,
  wanted: Festival[],
  { period, past, known }: { period: Period; past: Period; known: readonly Period[] },
): Period | null {
  const held = known.filter(({ start, end }) => {
    if (start >= period.start || start === past.start) return false;
    const festivals = festivalsIn(type, { start, end });
    return wanted.every((festival) => festivals.includes(festival));
  });
  const last = held.toSorted((one, other) => one.start.localeCompare(other.start)).at(-1);
  const latest = held.find(({ start }) => start === yearBefore(type, period)?.start) ?? last;
  return latest ? { start: latest.start, end: latest.end } : null;
}

/** Whether Google itself counted wrongly how often a site was shown in a period. */
export function wrongImpressions(period: Period): boolean {
  return googleIncidentKeys.some((key) => googleIncidents[key].impressions && touches(key, period));
}

function touches(key: GoogleIncident, { start, end }: Period): boolean {
  const { from, to } = googleIncidents[key];
  return from <= end && to >= start;
}

/** What Google says of its own figures, where the report has them in both periods. */
function ofGoogle(figures: Figures, before: Figures, periods: Period[]): Happened[] {
  if (figures.averagePosition === null || before.averagePosition === null) return [];
  return googleIncidentKeys
    .filter((key) => periods.some((one) => touches(key, one)))
    .map((incident) => ({ kind: "incident", incident }));
}

/** By how many percent clicks and times shown change before they are more or fewer. */
const telling = 10;

function ofSearches(figures: Figures, before: Figures, periods: Period[]): Happened[] {
  if (periods.some(wrongImpressions)) return [];
  const shown = direction(figures.searchImpressions, before.searchImpressions);
  const clicks = direction(figures.searchClicks, before.searchClicks);
  const [place, was] = [figures.averagePosition, before.averagePosition];
  if (shown === null || clicks !== "down" || place === null || was === null) return [];
  const isSamePlace = Math.abs(place - was) < smallDifference("averagePosition");
  const pattern: SearchPattern | null =
    shown === "up" && isSamePlace
      ? "answered"
      : shown === "down" && isSamePlace
        ? "fewerSearches"
        : shown === "down" && place > was
          ? "behind"
          : null;
  return pattern === null ? [] : [{ kind: "pattern", pattern }];
}

function direction(now: number | null, before: number | null): "up" | "down" | "same" | null {
  if (now === null || before === null || before === 0) return null;
  const percent = ((now - before) * 100) / before;
  return percent >= telling ? "up" : percent <= -telling ? "down" : "same";
}
