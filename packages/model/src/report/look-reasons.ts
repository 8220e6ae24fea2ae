import type { Language } from "@agency/content/settings";
import { type TargetFigure, targetFigures, targetsFor } from "../plan.ts";
import { languagesWithoutComment } from "./comments.ts";
import { comparableValues } from "./headline.ts";
import { judgeStanding } from "./judge-change.ts";
import { newSections } from "./new-sections.ts";
import type { FigureSection } from "./sections.ts";
import type { HistoryFigure, Snapshot } from "./snapshot.ts";

/** Why a report should be looked at closely before its client reads it, the most important first. */
export const lookKinds = [
  "figures_doubtful",
  "source_unread",
  "letters_missing",
  "sample",
  "counting_fell",
  "unusual",
  "target_missed",
  "no_lines",
  "section_new",
  "comment_missing",
] as const;
export type LookKind = (typeof lookKinds)[number];

/** One such reason; the figure with its values where it is about one. */
export type LookReason = {
  kind: LookKind;
  figure: HistoryFigure | TargetFigure | null;
  value: number | null;
  /** The target that was missed, or the value of the period before; null where unknown. */
  against: number | null;
  /** The one in which a comment is missing. */
  language: Language | null;
  /** Which its client reads for the first time. */
  section: FigureSection | null;
};

/** A reason that is about nothing in particular. */
export const plainReason = { figure: null, value: null, against: null, language: null, section: null } as const;

/** A target that was missed as often in a row is a reason; less often, it is chance. */
const missedPeriods = 3;

/** The figures whose leaving the usual range is a reason. */
const judged = ["totalLeads", "totalVisitors"] as const satisfies HistoryFigure[];

/** What a report's content itself gives as reasons to look closely. */
export function lookReasons(snapshot: Snapshot): LookReason[] {
  return [
    ...fallenCounting(snapshot),
    ...judged.flatMap((figure) => unusual(snapshot, figure)),
    ...missedTargets(snapshot),
  ];
}

/** The languages of its readers in which a report has no comment, while it has one in another. */
export function missingComments({ comments }: Pick<Snapshot, "comments">, read: readonly Language[]): LookReason[] {
  return languagesWithoutComment(comments, read).map((language) => ({
    ...plainReason,
    kind: "comment_missing",
    language,
  }));
}

/** The sections that the report before did not have: nobody has read their sentences yet. */
export function unreadSections(snapshot: Snapshot, before: Snapshot): LookReason[] {
  return newSections(snapshot, before).map((section) => ({ ...plainReason, kind: "section_new", section }));
}

/** Below this part of the visitors from a search before, and above this part of the clicks, somebody should look at the counting. */
const fewVisitors = 0.7;
const asManyClicks = 0.9;

/** How many visitors from a search before make such a fall more than chance. */
const enoughVisitors = 50;

/** Visitors from a search fell in Analytics, and the clicks on search results in Search Console did not: the website may count too few. */
function fallenCounting({ figures, before }: Snapshot): LookReason[] {
  const [value, against] = [figures.organicTraffic, before?.organicTraffic ?? null];
  const [clicks, clicksBefore] = [figures.searchClicks, before?.searchClicks ?? null];
  if (value === null || against === null || clicks === null || clicksBefore === null) return [];
  const fell = against >= enoughVisitors && value < against * fewVisitors && clicks >= clicksBefore * asManyClicks;
  return fell ? [{ ...plainReason, kind: "counting_fell", value, against }] : [];
}

/** A figure outside the client's usual range. */
function unusual(snapshot: Snapshot, figure: (typeof judged)[number]): LookReason[] {
  const { type, period } = snapshot;
  const value = snapshot.figures[figure];
  const earlier = comparableValues(snapshot, figure);
  if (judgeStanding(figure, type, { period, value }, earlier).isUsual) return [];
  return [{ ...plainReason, kind: "unusual", figure, value, against: earlier.at(-1)?.value ?? null }];
}

/** Targets that this period and those before it missed. */
function missedTargets({ type, figures, targets: ofMonth, history }: Snapshot): LookReason[] {
  const targets = targetsFor(type, ofMonth);
  return targetFigures.flatMap((figure) => {
    const target = targets[figure] ?? null;
    if (target === null || (figure !== "totalLeads" && figure !== "totalVisitors")) return [];
    const last = history.slice(-missedPeriods);
    const missed = last.filter((point) => (point[figure] ?? target) < target);
    if (missed.length < missedPeriods) return [];
    return [{ ...plainReason, kind: "target_missed", figure, value: figures[figure], against: target }];
  });
}
