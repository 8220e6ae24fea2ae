import { languageKeys } from "@agency/content/settings";
import { figureKeys, type FigureKey, type NumberFigure, numberFigures, shownAs } from "../figures.ts";
import type { OriginKind, Origins } from "../origin.ts";
import { targetFigures, targetsFor } from "../plan.ts";
import { sameJson } from "../same-json.ts";
import { sectionsWithContent } from "./document.ts";
import { recountBetween, reportRecount, findRecounts } from "./recounts.ts";
import { type Revised, type RevisedPart, revisedParts, type RevisedThing, revisedThings } from "./revised.ts";
import { isOfSections, type ReportSection } from "./sections.ts";
import { type HistoryFigure, historyFigures, type Snapshot } from "./snapshot.ts";

/** Whether two snapshots say the same to their reader, whenever they were made and whatever revision they are. */
export function sameContent(one: Snapshot, other: Snapshot): boolean {
  return sameJson(readable(one), readable(other)) && sameSums(one, other);
}

/** Whether two snapshots say the same of how changes add up, and of what happened. One that was made before that was known does not differ in it. */
function sameSums(one: Snapshot, other: Snapshot): boolean {
  // What the staff noted is named by itself.
  const said = ({ why, happened = [] }: Snapshot) =>
    why === undefined ? null : [why, happened.filter(({ kind }) => kind !== "note")];
  return said(one) === null || said(other) === null || sameJson(said(one), said(other));
}

/** The differences of the snapshot that becomes revision `number` from the one approved before. */
export function revisedFrom(before: Snapshot, after: Snapshot, { number, at }: { number: number; at: Date }): Revised {
  const figures = numberFigures
    .filter((figure) => shownAs(figure) === null && isChanged(before, after, figure))
    .map((figure) => ({ figure, before: before.figures[figure], after: after.figures[figure] }));
  const parts = changedParts(before, after);
  const commentsIn = languageKeys.filter((language) => before.comments[language] !== after.comments[language]);
  return { number, at, figures, parts: revisedParts.filter((part) => parts.has(part)), commentsIn };
}

function isChanged(before: Snapshot, after: Snapshot, figure: NumberFigure): boolean {
  return inBoth(before, after, figure) && before.figures[figure] !== after.figures[figure];
}

/** The changes besides the figures. One that follows from a changed figure is not named beside it. */
function changedParts(before: Snapshot, after: Snapshot): Set<RevisedPart> {
  const [was, is] = [readable(before), readable(after)];
  const differs = (key: keyof Readable) => !sameJson(was[key], is[key]);
  const both = (section: ReportSection) => before.sections.includes(section) && after.sections.includes(section);
  const shown = figureKeys.filter((figure) => inBoth(before, after, figure));
  const same = shown.filter((figure) => sameJson(before.figures[figure], after.figures[figure]));
  const sameNumbers = numberFigures.every((figure) => !shown.includes(figure) || same.includes(figure));
  const comparedAlike = sameJson(
    was.changes,
    both("social") ? is.changes : { ...is.changes, followers: was.changes.followers },
  );
  const counting = differs("recounts");
  const earlier =
    differs("earlier") ||
    (sameNumbers && !sameSums(before, after)) ||
    (both("search") && differs("earlierPlaces")) ||
    (sameNumbers && !counting && !comparedAlike);
  const changedAs = new Set(numberFigures.filter((figure) => isChanged(before, after, figure)).map(shownAs));
  const things: Record<RevisedThing, boolean> = {
    name: differs("clientName"),
    language: differs("language"),
    comment: differs("comments"),
    recommendations:
      both("recommendations") && differs(sameNumbers && !counting && !earlier ? "recommendations" : "own"),
    work: both("work") && differs("work"),
    next: both("next") && differs("next"),
    notes: differs("notes"),
    targets: !sameJson(figureTargets(before, shown), figureTargets(after, shown)),
    earlier,
    leads: differs("leads") && same.includes("totalLeads"),
    searches: both("search") && (differs("searches") || differs("places") || !same.includes("topRankings")),
    profileSearches: both("profile") && differs("profileSearches"),
    ads: both("ads") && differs("ads"),
    aiAnswers: both("aiAnswers") && differs("aiAnswers"),
    rate: changedAs.has("rate") && same.includes("totalLeads"),
    split: changedAs.has("split"),
    counting,
    sources: differs("unread") || same.some((figure) => was.kinds[figure] !== is.kinds[figure]),
    choice: same.some((figure) => was.missing.includes(figure) !== is.missing.includes(figure)),
    order: !sameJson(inOrder(was.sections, is.sections), inOrder(is.sections, was.sections)),
  };
  return new Set<RevisedPart>([
    ...revisedThings.filter((thing) => things[thing]),
    ...without(is.sections, before.sections).map((section) => `added.${section}` as const),
    ...without(was.sections, after.sections).map((section) => `removed.${section}` as const),
  ]);
}

function without(sections: ReportSection[], others: ReportSection[]): ReportSection[] {
  return sections.filter((section) => !others.includes(section));
}

/** Keeps the sections that are among others, in their order. */
function inOrder(sections: ReportSection[], others: ReportSection[]): ReportSection[] {
  return sections.filter((section) => others.includes(section));
}

/** Whether both reports may show a figure. */
function inBoth(before: Snapshot, after: Snapshot, figure: FigureKey): boolean {
  return isOfSections(before.sections, figure) && isOfSections(after.sections, figure);
}

type Readable = ReturnType<typeof readable>;

/** A report as a reader sees it: without sections that are off or empty, and of origins only their kinds. */
function readable(snapshot: Snapshot) {
  const { type, period, missing, changes, origins, history, places, profileSearches } = snapshot;
  const sections = sectionsWithContent(snapshot);
  const on = <Part>(section: ReportSection, part: Part) => (sections.includes(section) ? part : null);
  const shown = figureKeys.filter((figure) => isOfSections(sections, figure));
  const isOwn = ({ start }: { start: string }) => start === period.start;
  return {
    type,
    period,
    language: snapshot.language,
    clientName: snapshot.clientName,
    comments: snapshot.comments,
    figures: shown.map((figure) => [figure, snapshot.figures[figure]]),
    kinds: originKinds(origins.current, shown),
    unread: snapshot.unread,
    missing: missing.filter((figure) => shown.includes(figure)),
    changes: { ...changes, followers: on("social", changes.followers) },
    targets: figureTargets(snapshot, shown),
    earlier: history.filter((point) => !isOwn(point)).map(({ measures: _counted, ...point }) => point),
    recounts: recountsIn(snapshot),
    leads: snapshot.leads,
    searches: on("search", snapshot.searches),
    places: on("search", places.filter(isOwn)),
    earlierPlaces: on(
      "search",
      places.filter((point) => !isOwn(point)),
    ),
    profileSearches: on(
      "profile",
      profileSearches && { rows: profileSearches.rows, kind: profileSearches.origin.kind },
    ),
    ads: on(
      "ads",
      (snapshot.ads ?? []).map(({ origin, ...ads }) => ({ ...ads, kind: origin.kind })),
    ),
    aiAnswers: on("aiAnswers", {
      parts: (snapshot.aiAnswers ?? []).map(({ origin, ...answers }) => ({ ...answers, kind: origin.kind })),
      before: snapshot.aiAnswersBefore ?? [],
    }),
    notes: snapshot.datedNotes ?? [],
    work: on("work", snapshot.work),
    next: on("next", snapshot.next),
    recommendations: on("recommendations", snapshot.recommendations),
    own: snapshot.sections.includes("recommendations") ? snapshot.recommendations.filter((one) => "text" in one) : null,
    sections,
  };
}

/**
 * The words of a report about how its figures are counted. How they are counted is not content by itself: where it is stated of a period
 * that nothing else differs from, no reader sees anything new.
 */
function recountsIn(snapshot: Snapshot) {
  const { history } = snapshot;
  const own = history.at(-1);
  const ofFigure = (figure: HistoryFigure) => ({
    marks: findRecounts(history, figure),
    compared: history.flatMap((point) => {
      const recount = own && recountBetween(history, figure, own, point);
      return recount ? [{ start: point.start, ...recount }] : [];
    }),
  });
  return { history: historyFigures.map(ofFigure), position: reportRecount(snapshot, "averagePosition") };
}

function originKinds(origins: Origins, figures: FigureKey[]): Partial<Record<FigureKey, OriginKind>> {
  return Object.fromEntries(
    figures.flatMap((figure) => {
      const origin = origins[figure];
      return origin ? [[figure, origin.kind]] : [];
    }),
  );
}

function figureTargets({ type, targets }: Snapshot, figures: FigureKey[]): [FigureKey, number | null][] {
  const ofType = targetsFor(type, targets);
  return targetFigures.filter((figure) => figures.includes(figure)).map((figure) => [figure, ofType[figure] ?? null]);
}
