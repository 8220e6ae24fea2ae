import { sectionsWithContent } from "./document.ts";
import { type FigureSection, figureSections, type ReportSection } from "./sections.ts";
import type { Snapshot } from "./snapshot.ts";

/** The sections with figures that a report shows and the one before it did not, so that its client reads them for the first time. */
export function newSections(snapshot: Snapshot, before: Snapshot): FigureSection[] {
  const shown = withContent(snapshot, figureSections);
  const known = withContent(before, shown);
  return figureSections.filter((section) => shown.includes(section) && !known.includes(section));
}

/** Drawing the other sections to look at them would take most of the time. */
function withContent(snapshot: Snapshot, wanted: readonly ReportSection[]): ReportSection[] {
  return sectionsWithContent({ ...snapshot, sections: snapshot.sections.filter((one) => wanted.includes(one)) });
}
