import type { NamedMeasure } from "./measures.ts";

/** How the values of a figure are written: whole numbers, money with cents, a place with decimals, or a list of texts. */
export type FigureKind = "count" | "money" | "position" | "list";

/**
 * What a figure is a number of. With that follows what the `periods` of a longer one come to: their `sum`; a `level` that is the same
 * for short and long ones; or nothing, because each has its `own`. `parts` says whether rows of parts add up, such as those of channels.
 */
const units = {
  /** People come back, and by several ways. */
  people: { periods: "own", parts: false },
  /** A visit past midnight is one visit. */
  visits: { periods: "own", parts: true },
  /** Something that happened once, such as a lead or a click. */
  events: { periods: "sum", parts: true },
  money: { periods: "sum", parts: true },
  followers: { periods: "level", parts: false },
  places: { periods: "level", parts: false },
  keywords: { periods: "level", parts: false },
} as const;

type Unit = keyof typeof units;
export type OverPeriods = (typeof units)[Unit]["periods"];

type Line = {
  kind: FigureKind;
  unit: Unit;
  /**
   * The ways of counting it that somebody can state, first the one in which Google is read. Without any, nobody tells them apart.
   * Money has its currency.
   */
  measures: readonly NamedMeasure[];
};

const users = ["total_users", "active_users"] as const;
/** A channel's people: by how they first came, or by each visit. Somebody with visits by two channels counts in both. */
const usersByChannel = ["first_total_users", "first_active_users", "visit_total_users", "visit_active_users"] as const;

/** Every figure of a client's period with what is true of it everywhere, in the order of forms and reports. */
export const figureLines = {
  /** Users in the period. */
  totalVisitors: { kind: "count", unit: "people", measures: users },
  /** Users from organic search. */
  organicTraffic: { kind: "count", unit: "people", measures: usersByChannel },
  socialTraffic: { kind: "count", unit: "people", measures: usersByChannel },
  directTraffic: { kind: "count", unit: "people", measures: usersByChannel },
  otherTraffic: { kind: "count", unit: "people", measures: usersByChannel },
  sessions: { kind: "count", unit: "visits", measures: ["sessions"] },
  /** Impression-weighted; 1 is the top of the first page. */
  averagePosition: { kind: "position", unit: "places", measures: ["all_searches", "named_searches"] },
  keywordsTracked: { kind: "count", unit: "keywords", measures: [] },
  totalFollowers: { kind: "count", unit: "followers", measures: [] },
  totalLeads: { kind: "count", unit: "events", measures: ["key_events", "conversions", "profile_calls"] },
  /** Calls from the Business Profile. */
  calls: { kind: "count", unit: "events", measures: [] },
  /** Requests for directions to the business. */
  directions: { kind: "count", unit: "events", measures: [] },
  /** Clicks on the website from the Business Profile. */
  websiteClicks: { kind: "count", unit: "events", measures: [] },
  /** What was spent on ads, in the agency's currency, with at most two decimals. */
  adSpend: { kind: "money", unit: "money", measures: [] },
  topRankings: { kind: "list", unit: "keywords", measures: [] },
} as const satisfies Record<string, Line>;

type Lines = typeof figureLines;
export type FigureKey = keyof Lines;
type FigureOf<Kind extends FigureKind> = {
  [Key in FigureKey]: Lines[Key]["kind"] extends Kind ? Key : never;
}[FigureKey];

/** The figures that are single numbers. */
export type NumberFigure = Exclude<FigureKey, FigureOf<"list">>;
export type CountFigure = FigureOf<"count">;

type ValueOf<Kind extends FigureKind> = Kind extends "list" ? string[] : number | null;

/** The figures of one client and period. `null` means that no source gave the figure; it is never treated as 0. */
export type Figures = { [Key in FigureKey]: ValueOf<Lines[Key]["kind"]> };

/** Every figure, in the order of forms and reports. */
export const figureKeys = Object.keys(figureLines) as FigureKey[];

export const numberFigures = figureKeys.filter((figure) => figureLines[figure].kind !== "list") as NumberFigure[];

/** The figures of a Business Profile. */
export const profileFigures = ["calls", "directions", "websiteClicks"] as const satisfies NumberFigure[];

/** Something for each figure. */
function ofEachFigure<Value>(valueOf: (figure: FigureKey) => Value): Record<FigureKey, Value> {
  return Object.fromEntries(figureKeys.map((figure) => [figure, valueOf(figure)])) as Record<FigureKey, Value>;
}

export const noFigures = ofEachFigure((figure) => (kindOf(figure) === "list" ? [] : null)) as Figures;

export function kindOf(figure: FigureKey): FigureKind {
  return figureLines[figure].kind;
}

/** How a figure is counted where Google is read for it; null where that is not told apart. */
export function usualMeasure(figure: FigureKey): NamedMeasure | null {
  return figureLines[figure].measures[0] ?? null;
}

export function overPeriods(figure: FigureKey): OverPeriods {
  return units[figureLines[figure].unit].periods;
}

/** Whether the parts of a figure add up to it. */
export function addsUp(figure: FigureKey): boolean {
  return units[figureLines[figure].unit].parts;
}
