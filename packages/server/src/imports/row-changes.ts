import type { KeptAds } from "@agency/model/ads";
import { isSamePart, type KeptAnswers } from "@agency/model/ai-answers";
import { type FigureKey, figureKeys, type Figures, noFigures } from "@agency/model/figures";
import { isComparable, type Measure } from "@agency/model/measures";
import { isKnown } from "@agency/model/origin";
import { type Period, periodAfter, precedingPeriod } from "@agency/model/report/periods";
import { sameJson } from "@agency/model/same-json";
import { keysBeside } from "../figures/doubted.ts";
import {
  type GivenFigure,
  partsBeyondTotal,
  type PeriodKey,
  periodKey,
  type StandingFigures,
  visitorParts,
} from "../figures/figures.ts";
import { type AssignedRow, type ImportProblem, mostProblems } from "./import-result.ts";

/** A figure that a file replaces with another value, or that it counts differently. */
type ReplacedFigure = {
  figure: FigureKey;
  before: GivenFigure;
  /** The figure that was read and then typed over by the staff; null when they did not. */
  beneath: GivenFigure | null;
};

/** A figure of a file that is counted differently than in a period beside its own. */
type DifferingFigure = { figure: FigureKey; period: Period; measure: Measure };

/** The effect of keeping a row on its period. Figures that are in neither list are new. */
export type RowChanges = {
  replaced: ReplacedFigure[];
  /** Figures that the period has already with the value of the file. */
  unchanged: FigureKey[];
  differing: DifferingFigure[];
  /** The ads of earlier files that those of the file would replace. */
  ads: KeptAds[];
  /** The same of answers by AI. */
  aiAnswers: KeptAnswers[];
  /** Where the lists come from that those of the file would replace. */
  lists: StandingFigures["lists"];
};

/**
 * Applies the rule of `applyReading`: a figure that the file gives replaces the stored one, and one that it does not give
 * stays.
 */
export function changesOfRows(rows: AssignedRow[], standing: Standing): RowChanges[] {
  const inFile = Map.groupBy(rows, keyOfRow);
  return rows.map((row) => {
    const current = standing.at(row);
    const given = figureKeys.filter((figure) => isGiven(row, figure));
    const changes: RowChanges = { replaced: [], unchanged: [], differing: [], ads: [], aiAnswers: [], lists: {} };
    for (const figure of given) {
      const origin = current?.origins[figure];
      if (current && origin) {
        const before = { value: current.figures[figure], origin };
        const same =
          sameJson(row.figures[figure], before.value) && isComparable(measureIn(row, figure), origin.measure);
        if (same) changes.unchanged.push(figure);
        else changes.replaced.push({ figure, before, beneath: current.overridden[figure] ?? null });
      }
      const differing = differingFrom(row, figure, inFile, standing);
      if (differing) changes.differing.push(differing);
    }
    changes.ads = (current?.ads ?? []).filter(({ platform }) => row.ads?.some((one) => one.platform === platform));
    changes.aiAnswers = (current?.aiAnswers ?? []).filter((one) => row.aiAnswers?.some((own) => isSamePart(own, one)));
    for (const list of ["keywords", "pages"] as const) {
      const from = current?.lists[list];
      if (row.searches[list] && from) changes.lists[list] = from;
    }
    return changes;
  });
}

/** The period before, or else after, in which a figure would be counted differently. */
function differingFrom(
  row: AssignedRow,
  figure: FigureKey,
  inFile: ReadonlyMap<string, AssignedRow[]>,
  standing: Standing,
): DifferingFigure | null {
  const own = measureIn(row, figure);
  if (own === null) return null;
  for (const beside of standing.beside(row)) {
    const other = inFile.get(keyOfRow(beside))?.find((row_) => isGiven(row_, figure));
    const stands = standing.at(beside)?.origins[figure]?.measure;
    const measure = other ? measureIn(other, figure) : stands;
    if (measure && !isComparable(own, measure)) return { figure, period: beside.period, measure };
  }
  return null;
}

function isGiven({ figures }: AssignedRow, figure: FigureKey): boolean {
  const value = figures[figure];
  return value !== undefined && isKnown(value);
}

function measureIn({ places }: AssignedRow, figure: FigureKey): Measure | null {
  return places[figure]?.measure ?? null;
}

/** A client's period. */
type RowPeriod = Pick<AssignedRow, "of" | "reportType" | "period">;

/** The figures of the file's periods, and of those beside them, before it is kept. */
export type Standing = {
  at: (row: RowPeriod) => StandingFigures | undefined;
  atKey: (key: PeriodKey) => StandingFigures | undefined;
  /** The periods before and after that of a row, of the same client. */
  beside: (row: RowPeriod) => RowPeriod[];
};

export async function readStanding(
  standingOfPeriods: (keys: PeriodKey[]) => Promise<StandingFigures[]>,
  rows: AssignedRow[],
): Promise<Standing> {
  const keys = rows.flatMap((row) => [toPeriodKey(row), ...keysBeside(toPeriodKey(row))]);
  const distinct = new Map(keys.map((key) => [periodKey(key), key]));
  return standingFigures(await standingOfPeriods([...distinct.values()]));
}

export function standingFigures(periods: StandingFigures[], beside = periodsBeside()): Standing {
  const known = new Map(periods.map((period) => [periodKey(period), period]));
  return { at: (row) => known.get(keyOfRow(row)), atKey: (key) => known.get(periodKey(key)), beside };
}

function keyOfRow(row: RowPeriod): string {
  return periodKey(toPeriodKey(row));
}

export function toPeriodKey({ of, reportType, period }: RowPeriod): PeriodKey {
  return { clientId: of.id, reportType, periodStart: period.start };
}

/** Works out each period once: files repeat the same months for all clients. */
function periodsBeside(): Standing["beside"] {
  const known = new Map<string, Period[]>();
  return ({ of, reportType, period }) => {
    const key = `${reportType} ${period.start}`;
    const found = known.get(key) ?? [precedingPeriod(reportType, period), periodAfter(reportType, period)];
    known.set(key, found);
    return found.map((beside) => ({ of, reportType, period: beside }));
  };
}

/** The total first: a file that gives it is wrong in it, and otherwise in a part. */
const divided = ["totalVisitors", ...visitorParts] as const;

/**
 * Rows of a file whose visitors contradict the stored visitors of their period, such as 500 in all where Google found 700 by searches.
 * Figures that contradict each other without the file are allowed as far as they do.
 */
export function contradictions(rows: AssignedRow[], standing: Standing): ImportProblem[] {
  const periods = [...Map.groupBy(rows, keyOfRow).values()];
  return periods.flatMap((group) => contradiction(group, standing) ?? []).slice(0, mostProblems);
}

/** @param group the rows of one period, which give different figures */
function contradiction(group: AssignedRow[], standing: Standing): ImportProblem | null {
  const figures = group.flatMap((one) => Object.entries(one.figures).filter(([, value]) => value !== null));
  const given: Partial<Figures> = Object.fromEntries(figures);
  const figure = divided.find((one) => given[one] !== undefined);
  const row = group.find((one) => figure !== undefined && one.figures[figure] != null);
  if (figure === undefined || row === undefined) return null;
  const before = standing.at(row)?.figures ?? noFigures;
  const after = { ...before, ...given };
  const allowed = Math.max(partsBeyondTotal(before), partsBeyondTotal({ ...noFigures, ...given }));
  if (partsBeyondTotal(after) <= allowed) return null;
  const { sheet, line, column } = row.places[figure] ?? { ...row.from, column: "row" };
  const place = { field: column, line, ...(sheet !== null && { sheet }) };
  if (figure !== "totalVisitors") return { ...place, problem: "parts_exceed_total" };
  const sum = visitorParts.reduce((all, part) => all + (after[part] ?? 0), 0);
  return { ...place, problem: "total_below_parts", params: { sum } };
}
