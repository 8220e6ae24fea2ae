import { type FigureKey, figureKeys, type Figures, noFigures } from "@agency/model/figures";
import type { ReportType } from "@agency/model/report/report-type";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { checkPeriodFigures, partsBeyondTotal, type PeriodFigures } from "./figures.ts";
import { readAll, type Reading } from "./reading.ts";
import { figuresOfPeriods, keepReadings } from "./store.ts";

export type Keeping = Pick<Context, "database" | "bell" | "clock" | "newId">;

/** Figures of one client and period that came in: `final` and `author` are null when unknown. */
export type NewReading = Omit<Reading, "id" | "readAt">;

/**
 * Keeps figures that were typed, imported or read, all or nothing, in their order. The rules of which one stands are those of
 * `applyReading`. The prepared reports that show them are made again.
 * @returns the periods as they stand now, one for each client, type and period that has figures
 */
export async function keepFigures(
  { database, bell, clock, newId }: Keeping,
  readings: NewReading[],
): Promise<PeriodFigures[]> {
  const readAt = await clock();
  const added = readings.map((reading) => ({ ...reading, id: newId(), readAt }));
  const { periods, refreshed } = await database.write((transaction) => keepReadings(database, transaction, added));
  for (const id of refreshed) await bell.ring("report", id);
  return periods;
}

/** Figures that the staff typed. Those that are missing stay as they are; null says that there is no data. */
type TypedFigures = { [Key in FigureKey]?: Figures[Key] | undefined };

/**
 * Saves the figures of one period that the staff typed. Those that they did not change keep their origin, also when they contradict
 * each other: that keeps nobody from typing another one.
 * @param by the username of who typed them
 * @throws Refusal invalid_input with the fields
 */
export async function saveFigures(
  keeping: Keeping,
  clientId: string,
  input: { reportType: ReportType; periodStart: string; figures: TypedFigures },
  by: string,
): Promise<PeriodFigures> {
  const { reportType, periodStart, figures: typed } = input;
  const given = figureKeys.filter((figure) => typed[figure] !== undefined);
  const [known] = await figuresOfPeriods(keeping.database, [{ clientId, reportType, periodStart }]);
  const figures = {
    ...(known?.figures ?? noFigures),
    ...Object.fromEntries(given.map((figure) => [figure, typed[figure]])),
  };
  const allowed = known ? partsBeyondTotal(known.figures) : 0;
  const fields = checkPeriodFigures({ reportType, periodStart, figures }, await keeping.clock(), allowed);
  if (fields.length > 0) throw new Refusal("invalid_input", { fields });
  const all = readAll(figures);
  // Somebody who saves an empty form says that the period is without figures.
  const saved = known || given.length > 0 ? given : figureKeys;
  const [period] = await keepFigures(keeping, [
    {
      clientId,
      reportType,
      periodStart,
      kind: "typed",
      detail: null,
      author: by,
      final: null,
      figures: Object.fromEntries(saved.map((figure) => [figure, all[figure]])),
    },
  ]);
  if (!period) throw new Error("Typed figures were not kept");
  return period;
}

/**
 * Takes back what the staff typed over figures of one period: what was last read of them stands again.
 * @param by the username of who takes it back
 * @throws Refusal invalid_input when the period has no figures
 */
export async function takeBackFigures(
  keeping: Keeping,
  clientId: string,
  input: { reportType: ReportType; periodStart: string; figures: FigureKey[] },
  by: string,
): Promise<PeriodFigures> {
  const { reportType, periodStart } = input;
  const [period] = await keepFigures(keeping, [
    {
      clientId,
      reportType,
      periodStart,
      kind: "typed",
      detail: null,
      author: by,
      final: null,
      figures: Object.fromEntries(input.figures.map((figure) => [figure, { takenBack: true as const }])),
    },
  ]);
  if (!period) throw new Refusal("invalid_input", { fields: [{ field: "periodStart", problem: "no_rows" }] });
  return period;
}
