import { currency } from "@agency/content/settings";
import type { AccountKind } from "./connections.ts";
import type { NamedMeasure } from "./measures.ts";

/** How the values of a figure are written: whole numbers, money with cents, a place with decimals, or a list of texts. */
export type FigureKind = "count" | "money" | "position" | "list";

/**
 * The unit of a figure. It decides how the `periods` of a longer one add up: their `sum`; a `level` that is the same
 * for short and long ones; or nothing, because each has its `own`. `parts` says whether rows of parts add up, such as those of channels, and `atEnd` whether it is
 * that of a period's last day.
 */
const units = {
  /** People come back, and by several ways. */
  people: { periods: "own", parts: false },
  /** A visit past midnight is one visit. */
  visits: { periods: "own", parts: true },
  /** Something that happened once, such as a lead or a click. */
  events: { periods: "sum", parts: true },
  money: { periods: "sum", parts: true },
  followers: { periods: "level", parts: false, atEnd: true },
  places: { periods: "level", parts: false },
  keywords: { periods: "level", parts: false },
} as const satisfies Record<string, { periods: "own" | "sum" | "level"; parts: boolean; atEnd?: true }>;

type Unit = keyof typeof units;
export type OverPeriods = (typeof units)[Unit]["periods"];

/** Where a figure stands in forms. */
export const figureGroups = ["traffic", "search", "outcome", "profile"] as const;
export type FigureGroup = (typeof figureGroups)[number];

type Line = {
  /** For those who read the description of the API. */
  meaning?: string;
  kind: FigureKind;
  unit: Unit;
  group: FigureGroup;
  /** The only section of a report that shows it; a figure without one is among the main figures. */
  section?: "profile" | "traffic" | "search" | "social";
  /** What a report shows of it instead of its number: the rate of leads, or its share of the visitors. */
  shownAs?: "rate" | "split";
  /** The kinds of accounts that can fill it, first the default until the staff choose. */
  accounts: readonly AccountKind[];
  /**
   * The ways of counting it that somebody can state, first the one in which Google is read. Without any, nobody tells them apart.
   * Money has its currency.
   */
  measures: readonly NamedMeasure[];
  /** The figures of which it is never more: the first one that is known binds. */
  within?: readonly Within[];
};

/** A whole that a figure cannot exceed, but for `slack` percent where the two are counted approximately. */
type Within = { whole: "totalVisitors" | "sessions" | "searchImpressions"; slack: number };

const users = ["total_users", "active_users"] as const;
/** A channel's people: by how they first came, or by each visit. Somebody with visits by two channels counts in both. */
const usersByChannel = ["first_total_users", "first_active_users", "visit_total_users", "visit_active_users"] as const;

const channel = {
  kind: "count",
  unit: "people",
  group: "traffic",
  accounts: ["analytics"],
  measures: usersByChannel,
  within: [{ whole: "totalVisitors", slack: 3 }],
} as const;

const ofSearch = {
  kind: "count",
  unit: "events",
  group: "search",
  section: "search",
  accounts: ["search_console"],
  measures: [],
} as const;

const ofProfile = {
  kind: "count",
  unit: "events",
  group: "profile",
  section: "profile",
  accounts: ["business_profile"],
  measures: [],
} as const;

/** Every figure of a client's period with what is true of it everywhere, in the order of forms and reports. */
export const figureLines = {
  totalVisitors: {
    meaning: "Users in the period",
    kind: "count",
    unit: "people",
    group: "traffic",
    accounts: ["analytics"],
    measures: users,
    within: [{ whole: "sessions", slack: 3 }],
  },
  organicTraffic: { meaning: "Users from organic search", ...channel },
  socialTraffic: { meaning: "Users from social media", section: "traffic", shownAs: "split", ...channel },
  directTraffic: { meaning: "Users who came directly", section: "traffic", shownAs: "split", ...channel },
  otherTraffic: { meaning: "Users from other sources", section: "traffic", shownAs: "split", ...channel },
  sessions: {
    kind: "count",
    unit: "visits",
    group: "traffic",
    shownAs: "rate",
    accounts: ["analytics"],
    measures: ["sessions"],
  },
  averagePosition: {
    meaning: "Impression-weighted; 1 is the top of the first page",
    kind: "position",
    unit: "places",
    group: "search",
    accounts: ["search_console"],
    measures: ["all_searches", "named_searches"],
  },
  searchClicks: {
    meaning: "Clicks on the site in the results of searches",
    ...ofSearch,
    within: [{ whole: "searchImpressions", slack: 0 }],
  },
  searchImpressions: { meaning: "How often the site was shown in the results of searches", ...ofSearch },
  keywordsTracked: {
    kind: "count",
    unit: "keywords",
    group: "search",
    section: "search",
    accounts: ["search_console"],
    measures: [],
  },
  topRankings: {
    kind: "list",
    unit: "keywords",
    group: "search",
    section: "search",
    accounts: ["search_console"],
    measures: [],
  },
  totalFollowers: {
    kind: "count",
    unit: "followers",
    group: "outcome",
    section: "social",
    accounts: [],
    measures: [],
  },
  totalLeads: {
    meaning: "Enquiries, calls and orders",
    kind: "count",
    unit: "events",
    group: "outcome",
    accounts: ["analytics", "business_profile"],
    measures: ["key_events", "conversions", "profile_calls"],
    within: [
      { whole: "sessions", slack: 0 },
      { whole: "totalVisitors", slack: 0 },
    ],
  },
  calls: { meaning: "Calls from the Business Profile", ...ofProfile },
  directions: { meaning: "Requests for directions from the Business Profile", ...ofProfile },
  websiteClicks: { meaning: "Clicks on the website from the Business Profile", ...ofProfile },
  adSpend: {
    meaning: `What was spent on ads, in ${currency.symbol}, with at most two decimals`,
    kind: "money",
    unit: "money",
    group: "outcome",
    accounts: [],
    measures: [],
  },
} as const satisfies Record<string, Line>;

type Lines = typeof figureLines;
export type FigureKey = keyof Lines;
type FigureByKind<Kind extends FigureKind> = {
  [Key in FigureKey]: Lines[Key]["kind"] extends Kind ? Key : never;
}[FigureKey];

/** The figures that are single numbers. */
export type NumberFigure = Exclude<FigureKey, FigureByKind<"list">>;
export type CountFigure = FigureByKind<"count">;

type ValueByKind<Kind extends FigureKind> = Kind extends "list" ? string[] : number | null;

/** The figures of one client and period. `null` means that no source gave the figure; it is never treated as 0. */
export type Figures = { [Key in FigureKey]: ValueByKind<Lines[Key]["kind"]> };

/** Every figure, in the order of forms and reports. */
export const figureKeys = Object.keys(figureLines) as FigureKey[];

export const numberFigures = figureKeys.filter((figure) => figureLines[figure].kind !== "list") as NumberFigure[];

/** The figures that only a Business Profile has. */
export const profileFigures = figureKeys.filter((figure) => figureSection(figure) === "profile") as ProfileFigure[];

type ProfileFigure = { [Key in FigureKey]: Lines[Key] extends typeof ofProfile ? Key : never }[FigureKey];

function figureLine(figure: FigureKey): Line {
  return figureLines[figure];
}

/** The numbers of a group, in the order of forms. */
export function groupNumbers(group: FigureGroup): NumberFigure[] {
  return numberFigures.filter((figure) => figureLines[figure].group === group);
}

/** The only section of a report that shows a figure; null for a main figure. */
export function figureSection(figure: FigureKey): NonNullable<Line["section"]> | null {
  return figureLine(figure).section ?? null;
}

/** What a report shows of a figure instead of its number; null where it shows the number. */
export function shownAs(figure: FigureKey): NonNullable<Line["shownAs"]> | null {
  return figureLine(figure).shownAs ?? null;
}

/** Something for each figure. */
function ofEachFigure<Value>(makeValue: (figure: FigureKey) => Value): Record<FigureKey, Value> {
  return Object.fromEntries(figureKeys.map((figure) => [figure, makeValue(figure)])) as Record<FigureKey, Value>;
}

export const noFigures = ofEachFigure((figure) => (figureKind(figure) === "list" ? [] : null)) as Figures;

export function figureKind(figure: FigureKey): FigureKind {
  return figureLines[figure].kind;
}

/** The figures of which a figure is never more, the tightest limit first; empty for most. */
export function figureWholes(figure: FigureKey): readonly Within[] {
  return figureLine(figure).within ?? [];
}

/** The difference that is never unusual, in the figure's own unit: three visitors, half a place. */
export function smallDifference(figure: NumberFigure): number {
  return figureKind(figure) === "position" ? 0.5 : 3;
}

export function figureMeaning(figure: FigureKey): string | undefined {
  return figureLine(figure).meaning;
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

/** Whether a figure is that of a period's last day, so that a quarter has its last month's. */
export function atEnd(figure: FigureKey): boolean {
  return "atEnd" in units[figureLines[figure].unit];
}

/** Figures with null for every number that a report does not show. */
export function onlyShown(figures: Figures, shows: (figure: FigureKey) => boolean): Figures {
  const hidden = numberFigures.filter((figure) => !shows(figure));
  return { ...figures, ...Object.fromEntries(hidden.map((figure) => [figure, null])) };
}
