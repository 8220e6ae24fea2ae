import type { IgnoredPart, PreviewedRow } from "@agency/contracts/imports";
import { type FigureKey, figureKeys } from "@agency/model/figures";
import type { Measure } from "@agency/model/measures";
import type { Period } from "@agency/model/report/periods";

type Replaced = PreviewedRow["replaced"][number];

/** A figure of a file beside what its period has already. */
export type FigureLine = {
  figure: FigureKey;
  value: number | string[];
  derived: boolean;
  /** How it is counted, where the file says so. */
  measure: Measure | null;
  /** Null for a new figure. */
  before: Replaced["before"] | null;
  beneath: Replaced["beneath"];
  /** A period beside it that counts it differently. */
  differing: (Period & { measure: Measure }) | null;
};

export type PeriodLines = { row: PreviewedRow; lines: FigureLine[] };

/** The periods of one client, with how many figures are in them. */
export type ClientLines = {
  clientId: string;
  name: string;
  periods: PeriodLines[];
  counts: { figures: number; typed: number; differing: number };
};

export type PreviewLines = {
  /** Figures that would change, or that would be counted differently than beside them. */
  changed: ClientLines[];
  /** Figures of which nothing is known yet, and lists of searches, pages, ads and answers. */
  added: ClientLines[];
  /** How many figures stay as they are. */
  unchanged: number;
};

/** Sorts the figures of a file into changed and new ones, by client and period. */
export function groupLines(rows: PreviewedRow[]): PreviewLines {
  const periods = rows.map((row) => ({ row, lines: figureKeys.flatMap((figure) => toFigureLine(row, figure) ?? []) }));
  const part = (isPart: (line: FigureLine, row: PreviewedRow) => boolean, isShown: (period: PeriodLines) => boolean) =>
    byClient(
      periods.map(({ row, lines }) => ({ row, lines: lines.filter((line) => isPart(line, row)) })).filter(isShown),
    );
  const isUnchanged = (row: PreviewedRow, { figure }: FigureLine) => row.unchanged.includes(figure);
  return {
    changed: part(
      (line, row) => line.before !== null || (isUnchanged(row, line) && line.differing !== null),
      ({ lines }) => lines.length > 0,
    ),
    added: part(
      (line, row) => line.before === null && !isUnchanged(row, line),
      ({ row, lines }) =>
        lines.length > 0 || row.searches > 0 || row.pages > 0 || row.ads.length + row.aiAnswers.length > 0,
    ),
    unchanged: periods.reduce(
      (sum, { row, lines }) => sum + lines.filter((line) => isUnchanged(row, line) && line.differing === null).length,
      0,
    ),
  };
}

function toFigureLine(row: PreviewedRow, figure: FigureKey): FigureLine | null {
  const value = row.figures[figure];
  if (value === undefined) return null;
  const replaced = row.replaced.find((one) => one.figure === figure);
  const differing = row.differing.find((one) => one.figure === figure);
  return {
    figure,
    value,
    derived: row.derived.includes(figure),
    measure: row.measures[figure] ?? null,
    before: replaced?.before ?? null,
    beneath: replaced?.beneath ?? null,
    differing: differing
      ? { start: differing.periodStart, end: differing.periodEnd, measure: differing.measure }
      : null,
  };
}

function byClient(periods: PeriodLines[]): ClientLines[] {
  return Array.from(
    Map.groupBy(periods, ({ row }) => row.client.clientId),
    ([clientId, own]) => {
      const lines = own.flatMap((period) => period.lines);
      return {
        clientId,
        name: own[0]?.row.client.name ?? clientId,
        periods: own,
        counts: {
          figures: lines.length,
          typed: lines.filter(({ before }) => before?.origin.kind === "typed").length,
          differing: lines.filter(({ differing }) => differing !== null).length,
        },
      };
    },
  );
}

/** How many figures some clients have together. */
export function sumCounts(clients: ClientLines[], count: keyof ClientLines["counts"]): number {
  return clients.reduce((sum, { counts }) => sum + counts[count], 0);
}

/** Parts that are left out for the same reason in several files, such as a table of each export, once with the number of files. */
export function alikeInFiles(ignored: IgnoredPart[]): { part: IgnoredPart; files: number }[] {
  const groups = Map.groupBy(ignored, ({ sheet, line, column, why }) => JSON.stringify([sheet, line, column, why]));
  return [...groups.values()].flatMap(([part, ...others]) => (part ? [{ part, files: others.length + 1 }] : []));
}
