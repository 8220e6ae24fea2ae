import type { NumberFigure } from "../figures.ts";
import { type ReportSection, reportSections } from "./sections.ts";

/** A figure whose correction a revision names. */
export type RevisableFigure = NumberFigure;

/** A figure before and after a revision. */
export type FigureRevision = { figure: RevisableFigure; before: number | null; after: number | null };

/** What a revision can change besides figures, in the order in which it is named. */
export const revisedThings = [
  "name",
  "language",
  "comment",
  "recommendations",
  "work",
  "next",
  "targets",
  "earlier",
  "leads",
  "searches",
  "profileSearches",
  "counting",
  "sources",
  "choice",
  "order",
] as const;
export type RevisedThing = (typeof revisedThings)[number];

/** A thing that a revision changed, or a section that it shows for the first time or no longer. */
export type RevisedPart = RevisedThing | `${"added" | "removed"}.${ReportSection}`;

export const revisedParts: readonly RevisedPart[] = [
  ...revisedThings,
  ...reportSections.map((section) => `added.${section}` as const),
  ...reportSections.map((section) => `removed.${section}` as const),
];

/** What a revision of an approved report changed. */
export type Revised = {
  /** 2 for the first change of an approved report. */
  number: number;
  at: Date;
  figures: FigureRevision[];
  /** What else changed, as far as it does not follow from these figures. */
  parts: RevisedPart[];
};
