import type { Language } from "@agency/content/settings";
import type { NumberFigure } from "../figures.ts";
import { type ReportSection, reportSections } from "./sections.ts";

/** A figure whose correction a revision names. */
export type RevisableFigure = NumberFigure;

/** A figure before and after a revision. */
export type FigureRevision = { figure: RevisableFigure; before: number | null; after: number | null };

/** A revision can change these besides figures, in the order in which they are named. */
export const revisedThings = [
  "name",
  "language",
  "comment",
  "recommendations",
  "work",
  "next",
  "notes",
  "targets",
  "earlier",
  "leads",
  "searches",
  "profileSearches",
  "ads",
  "aiAnswers",
  "rate",
  "split",
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

/** The changes of a revision of an approved report. */
export type Revised = {
  /** 2 for the first change of an approved report. */
  number: number;
  at: Date;
  figures: FigureRevision[];
  /** Other changes, as far as they do not follow from these figures. */
  parts: RevisedPart[];
  /** The languages in which there is another comment. */
  commentsIn: Language[];
};

/** The changes for those who read in a language: a comment in another one is not theirs. */
export function revisedFor<Changes extends Pick<Revised, "parts" | "commentsIn">>(
  revised: Changes,
  language: Language,
): Changes {
  const { parts, commentsIn } = revised;
  return commentsIn.includes(language) ? revised : { ...revised, parts: parts.filter((part) => part !== "comment") };
}
