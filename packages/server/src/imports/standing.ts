import { type Period, periodAfter, precedingPeriod } from "@agency/model/report/periods";
import { type FiguresRepository, type PeriodKey, periodKey } from "../figures/figures-repository.ts";
import type { StandingFigures } from "../figures/period-figures.ts";
import type { AssignedRow } from "./import-result.ts";

/** A client's period. */
export type RowPeriod = Pick<AssignedRow, "of" | "reportType" | "period">;

/** What the periods of a file and those beside them have already. */
export type Standing = {
  at: (row: RowPeriod) => StandingFigures | undefined;
  /** The periods before and after that of a row, of the same client. */
  beside: (row: RowPeriod) => RowPeriod[];
};

export async function readStanding(
  figures: Pick<FiguresRepository, "standing">,
  rows: AssignedRow[],
): Promise<Standing> {
  const beside = periodsBeside();
  const keys = rows.flatMap((row) => [row, ...beside(row)].map(keyOf));
  const distinct = new Map(keys.map((key) => [periodKey(key), key]));
  return standingOf(await figures.standing([...distinct.values()]), beside);
}

export function standingOf(periods: StandingFigures[], beside = periodsBeside()): Standing {
  const known = new Map(periods.map((period) => [periodKey(period), period]));
  return { at: (row) => known.get(keyOfRow(row)), beside };
}

export function keyOfRow(row: RowPeriod): string {
  return periodKey(keyOf(row));
}

function keyOf({ of, reportType, period }: RowPeriod): PeriodKey {
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
