import { type ClientPackage, leftOutOfReports } from "@agency/content/settings";
import { type FigureKey, figureSection } from "../figures.ts";

/**
 * The sections of a report in their usual order. The summary and the main figures are not sections: they come first in every
 * report. `ads` has what platforms tell of them, `aiAnswers` what Google and Bing tell of their answers. `trend` has the charts of earlier periods, `next` what is planned, `search` the positions, searches and pages, `social`
 * the followers.
 */
export const reportSections = [
  "trend",
  "work",
  "recommendations",
  "next",
  "comment",
  "comparison",
  "profile",
  "ads",
  "aiAnswers",
  "traffic",
  "search",
  "social",
] as const;
export type ReportSection = (typeof reportSections)[number];

/** The sections with figures of their own. The staff write the others, or they follow from how many periods there are. */
export const figureSections = [
  "profile",
  "ads",
  "aiAnswers",
  "traffic",
  "search",
  "social",
] as const satisfies ReportSection[];
export type FigureSection = (typeof figureSections)[number];

/** Whether a client's reports show a section. Its place in a list is its place in the reports. */
export type SectionChoice = { section: ReportSection; shown: boolean };

/** Whether a section can be left out. The staff write a comment for one report, so leaving it out would lose their words. */
export function isOptional(section: ReportSection): boolean {
  return section !== "comment";
}

/** The sections of a client for whom nobody has chosen any. */
export function usualSections(
  clientPackage: ClientPackage,
  leftOut: Readonly<Record<ClientPackage, readonly string[]>> = leftOutOfReports,
): SectionChoice[] {
  const off = leftOut[clientPackage] ?? [];
  return reportSections.map((section) => ({ section, shown: !off.includes(section) || !isOptional(section) }));
}

/**
 * Every section of a client, shown or not, in the order of its reports.
 * @param chosen null for the package's default; other sections follow the section that usually comes before them
 */
export function clientSections(chosen: SectionChoice[] | null, clientPackage: ClientPackage): SectionChoice[] {
  const usual = usualSections(clientPackage);
  const sections = (chosen ?? [])
    .filter(({ section }) => reportSections.includes(section))
    .map(({ section, shown }) => ({ section, shown: shown || !isOptional(section) }));
  usual.forEach((one, index) => {
    if (sections.some(({ section }) => section === one.section)) return;
    const before = usual[index - 1]?.section;
    sections.splice(sections.findIndex(({ section }) => section === before) + 1, 0, one);
  });
  return sections;
}

/** The sections that a client's reports show, in their order. */
export function shownSections(chosen: SectionChoice[] | null, clientPackage: ClientPackage): ReportSection[] {
  return clientSections(chosen, clientPackage).flatMap(({ section, shown }) => (shown ? [section] : []));
}

/** Whether some sections show a figure, or it is a main one. */
export function isOfSections(sections: readonly ReportSection[], figure: FigureKey): boolean {
  const section = figureSection(figure);
  return section === null || sections.includes(section);
}
