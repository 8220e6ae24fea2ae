import type { NumberFigure } from "../figures.ts";

/** A figure whose correction a revision names. */
export type RevisableFigure = NumberFigure;

/** A figure before and after a revision. */
export type FigureRevision = { figure: RevisableFigure; before: number | null; after: number | null };

/** What a revision of an approved report changed. */
export type Revised = {
  /** 2 for the first change of an approved report. */
  number: number;
  at: Date;
  figures: FigureRevision[];
  /** Whether something else changed: what the staff wrote, or, without a changed figure, anything. */
  others: boolean;
};
