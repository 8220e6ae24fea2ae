import { numberFigures } from "../figures.ts";
import type { ProfileSearch } from "../profile-searches.ts";
import type { Revised } from "./revised.ts";
import { isOfSections } from "./sections.ts";
import type { Snapshot } from "./snapshot.ts";

/** Whether two snapshots say the same, whenever they were made and whatever revision they are. */
export function sameContent(one: Snapshot, other: Snapshot): boolean {
  return sameJson(contentOf(one), contentOf(other));
}

/** Whether two values are the same as JSON, whatever the order of their keys. */
export function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortedKeys) === JSON.stringify(other, sortedKeys);
}

/** The differences of the snapshot that becomes revision `number` from the one approved before. */
export function revisedFrom(before: Snapshot, after: Snapshot, { number, at }: { number: number; at: Date }): Revised {
  const figures = numberFigures
    .filter((figure) => isOfSections(after.sections, figure) && before.figures[figure] !== after.figures[figure])
    .map((figure) => ({ figure, before: before.figures[figure], after: after.figures[figure] }));
  return { number, at, figures, others: figures.length === 0 || writtenIn(before) !== writtenIn(after) };
}

/** What the staff wrote and chose themselves, and the lists that no figure stands for. Other sentences follow from the figures. */
function writtenIn(snapshot: Snapshot): string {
  const { comment, recommendations, figures, work, next, targets, sections } = snapshot;
  const own = recommendations.flatMap((one) => ("text" in one ? [one.text] : []));
  return JSON.stringify([
    comment,
    own,
    figures.topRankings,
    work,
    next,
    targets,
    sections,
    shownProfileSearches(snapshot),
  ]);
}

function shownProfileSearches({ sections, profileSearches }: Snapshot): ProfileSearch[] {
  return sections.includes("profile") ? (profileSearches?.rows ?? []) : [];
}

function contentOf({ generatedAt: _made, revised: _revised, origins, profileSearches, ...content }: Snapshot) {
  const kinds = Object.entries(origins.current).map(([figure, { kind }]) => [figure, kind]);
  const searches = profileSearches && { ...profileSearches, origin: profileSearches.origin.kind };
  return { ...content, profileSearches: searches, origins: Object.fromEntries(kinds) };
}

/** Sorts the keys of objects, because databases and code build them in different orders. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
