import type { FigureKey } from "@agency/model/figures";
import type { ReportType } from "@agency/model/report/report-type";
import { Refusal } from "../kit/refusal.ts";
import { type KeepDependencies, keepFigures } from "./keep-figures.ts";
import type { PeriodFigures } from "./period-figures.ts";

/**
 * Takes back what the staff typed over figures of one period: what was last read of them stands again.
 * @param by the username of who takes it back
 * @throws Refusal invalid_input when the period has no figures
 */
export async function takeBackFigures(
  dependencies: KeepDependencies,
  clientId: string,
  input: { reportType: ReportType; periodStart: string; figures: FigureKey[] },
  by: string,
): Promise<PeriodFigures> {
  const { reportType, periodStart } = input;
  const [period] = await keepFigures(dependencies, [
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
