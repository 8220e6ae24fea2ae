import { type AccountKind, accountKinds } from "./connections.ts";
import { type Figures, figureKeys, type FigureKey } from "./figures.ts";
import type { Measure } from "./measures.ts";

/**
 * Where a figure can come from. A quarter's can come from its `months`. Figures of the kinds before `sample` are kept; samples are
 * made up when they are read.
 */
export const keptOriginKinds = ["typed", "file", "months", ...accountKinds] as const;
export const originKinds = [...keptOriginKinds, "sample"] as const;
export type KeptOriginKind = (typeof keptOriginKinds)[number];
export type OriginKind = (typeof originKinds)[number];

/**
 * A reader should know these about a figure beside its origin.
 * - `thresholded`: Google withheld small numbers
 * - `sampled`: reckoned from a part of the events
 * - `partial`: the period was not over
 * - `other_row`: rare values were rolled up before they were counted
 * - `truncated`: Google no longer counts all of the days
 * - `not_final`: it may still change
 * - `time_zone`: its days are those of another time zone than the agency's
 * - `worked_out`: the file does not state it; it was worked out from the file's rows
 */
export const originNotes = [
  "thresholded",
  "sampled",
  "partial",
  "other_row",
  "truncated",
  "not_final",
  "time_zone",
  "worked_out",
] as const;
export type OriginNote = (typeof originNotes)[number];

/** Where one figure comes from: plain data, as it is stored and sent. */
export type Origin = {
  kind: OriginKind;
  /** When it was typed, imported or read: an ISO text in UTC. */
  readAt: string;
  /** The call, the file with its row (`fileDetail`), or the months (`monthsDetail`). */
  detail: string | null;
  notes: OriginNote[];
  /** How it is counted; null when nobody stated it. */
  measure: Measure | null;
  /** The username of who typed, imported or added it up; null when the product read it, or nobody knows. */
  author: string | null;
  /** The account that it was read from, as Google names it; null where a person gave it. */
  account: string | null;
  /** Whether the figure can no longer change where it comes from; null when that says nothing. */
  final: boolean | null;
};

/** The origins of the figures of one period. A figure that nobody gave has none. */
export type Origins = Partial<Record<FigureKey, Origin>>;

/** Where figures of a period come from, in a word each. */
export const keptOriginGroups = ["typed", "file", "months", "google"] as const;
export const originGroups = [...keptOriginGroups, "sample"] as const;
export type KeptOriginGroup = (typeof keptOriginGroups)[number];
export type OriginGroup = (typeof originGroups)[number];

/** Every account is one of Google's. */
type KindGroup<Kind extends OriginKind> = Kind extends AccountKind ? "google" : Exclude<Kind, AccountKind>;

export function originGroup<Kind extends OriginKind>(kind: Kind): KindGroup<Kind> {
  const isOfGoogle = (accountKinds as readonly string[]).includes(kind);
  return (isOfGoogle ? "google" : kind) as KindGroup<Kind>;
}

/** Every group that figures come from, the most frequent one first; of equal ones in the order of forms. */
export function originGroupsIn(origins: Origins): OriginGroup[] {
  const counts = new Map<OriginGroup, number>();
  for (const origin of Object.values(origins)) {
    counts.set(originGroup(origin.kind), (counts.get(originGroup(origin.kind)) ?? 0) + 1);
  }
  const ordered = originGroups.filter((group) => counts.has(group));
  return ordered.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

/** An origin of which no more is known than its kind and time. */
export function bareOrigin<Kind extends OriginKind>(kind: Kind, readAt: string): Origin & { kind: Kind } {
  return { kind, readAt, detail: null, notes: [], measure: null, author: null, account: null, final: null };
}

/** The same origin for each figure that is known. */
export function originsOfAll(figures: Figures, origin: Origin): Origins {
  const known = figureKeys.filter((figure) => isKnown(figures[figure]));
  return Object.fromEntries(known.map((figure) => [figure, origin]));
}

/** Whether a figure is there. A list without entries is not. */
export function isKnown(value: Figures[FigureKey]): boolean {
  return value !== null && (!Array.isArray(value) || value.length > 0);
}

/** The kinds of files that figures are imported from. */
export const fileFormats = [
  "template",
  "table",
  "ga4",
  "search_console",
  "google_ads",
  "meta_ads",
  "google_ai",
  "bing_ai",
] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The detail of an imported figure: the kind of its file, with the name and row that only the staff read. */
export function fileDetail(format: FileFormat, file: string, row: number): string {
  return `${format}/${file}, ${row}`;
}

/** A detail as clients read it: the kind of the file alone. */
export function withoutFileName(detail: string): string | null {
  return readFileDetail(detail).format;
}

/** The kind of a detail's file, its name and row. A detail without a row is all file. */
export function readFileDetail(detail: string): { format: FileFormat | null; file: string | null; row: number | null } {
  const format = fileFormats.find((one) => detail === one || detail.startsWith(`${one}/`)) ?? null;
  const named = format === null ? detail : detail.slice(format.length + 1);
  const [, file = named, row] = /^(.*), (\d+)$/s.exec(named) ?? [];
  return { format, file: file || null, row: row === undefined ? null : Number(row) };
}

/** The detail of a figure that comes from months: their first days. */
export function monthsDetail(starts: string[]): string {
  return starts.join(", ");
}

export function readMonthsDetail(detail: string): string[] {
  return detail.split(", ");
}
