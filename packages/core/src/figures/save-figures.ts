import type { Figures } from "@agency/model/figures";
import type { ReportType } from "@agency/model/report/report-type";
import { Refusal } from "../refusal.ts";
import { checkPeriodFigures, partsBeyondTotal } from "./check.ts";
import type { FiguresRepository } from "./figures-repository.ts";
import { type KeepDependencies, keepFigures } from "./keep-figures.ts";
import type { PeriodFigures } from "./period-figures.ts";
import { readAll } from "./reading.ts";

/**
 * Saves the figures of one period as the staff left them. Those that they did not change keep their origin, also when they contradict
 * each other: that keeps nobody from typing another one.
 * @param by the username of who typed them
 * @throws Refusal invalid_input with the fields
 */
export async function saveFigures(
  dependencies: KeepDependencies & { figures: Pick<FiguresRepository, "ofPeriods"> },
  clientId: string,
  input: { reportType: ReportType; periodStart: string; figures: Figures },
  by: string,
): Promise<PeriodFigures> {
  const { reportType, periodStart, figures } = input;
  const known = await dependencies.figures.ofPeriods([{ clientId, reportType, periodStart }]);
  const allowed = Math.max(0, ...known.map((standing) => partsBeyondTotal(standing.figures)));
  const fields = checkPeriodFigures(input, await dependencies.clock(), allowed);
  if (fields.length > 0) throw new Refusal("invalid_input", { fields });
  const [period] = await keepFigures(dependencies, [
    {
      clientId,
      reportType,
      periodStart,
      kind: "typed",
      detail: null,
      author: by,
      final: null,
      figures: readAll(figures),
    },
  ]);
  if (!period) throw new Error("Typed figures were not kept");
  return period;
}
