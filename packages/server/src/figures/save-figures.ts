import { type FigureKey, type Figures, figureKeys, noFigures } from "@agency/model/figures";
import type { ReportType } from "@agency/model/report/report-type";
import { Refusal } from "../kit/refusal.ts";
import { checkPeriodFigures, partsBeyondTotal } from "./check.ts";
import type { FiguresRepository } from "./figures-repository.ts";
import { type KeepDependencies, keepFigures } from "./keep-figures.ts";
import type { PeriodFigures } from "./period-figures.ts";
import { readAll } from "./reading.ts";

/** Figures that the staff typed. Those that are missing stay as they are; null says that there is no data. */
export type TypedFigures = { [Key in FigureKey]?: Figures[Key] | undefined };

/**
 * Saves the figures of one period that the staff typed. Those that they did not change keep their origin, also when they contradict
 * each other: that keeps nobody from typing another one.
 * @param by the username of who typed them
 * @throws Refusal invalid_input with the fields
 */
export async function saveFigures(
  dependencies: KeepDependencies & { figures: Pick<FiguresRepository, "ofPeriods"> },
  clientId: string,
  input: { reportType: ReportType; periodStart: string; figures: TypedFigures },
  by: string,
): Promise<PeriodFigures> {
  const { reportType, periodStart, figures: typed } = input;
  const given = figureKeys.filter((figure) => typed[figure] !== undefined);
  const [known] = await dependencies.figures.ofPeriods([{ clientId, reportType, periodStart }]);
  const figures = {
    ...(known?.figures ?? noFigures),
    ...Object.fromEntries(given.map((figure) => [figure, typed[figure]])),
  };
  const allowed = known ? partsBeyondTotal(known.figures) : 0;
  const fields = checkPeriodFigures({ reportType, periodStart, figures }, await dependencies.clock(), allowed);
  if (fields.length > 0) throw new Refusal("invalid_input", { fields });
  const all = readAll(figures);
  // Somebody who saves an empty form says that the period is without figures.
  const saved = known || given.length > 0 ? given : figureKeys;
  const [period] = await keepFigures(dependencies, [
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
