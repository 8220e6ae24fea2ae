import type { Figures } from "@agency/model/figures";
import type { ReportType } from "@agency/model/report/report-type";
import type { Clock, NewId } from "../clock.ts";
import { Refusal } from "../refusal.ts";
import { checkPeriodFigures } from "./check.ts";
import type { FiguresRepository } from "./figures-repository.ts";
import type { PeriodFigures } from "./period-figures.ts";

type Dependencies = { figures: Pick<FiguresRepository, "save">; clock: Clock; newId: NewId };

/**
 * Saves the figures that the staff entered for one period.
 * @throws Refusal invalid_input with the fields
 */
export async function saveFigures(
  { figures, clock, newId }: Dependencies,
  clientId: string,
  input: { reportType: ReportType; periodStart: string; figures: Figures },
): Promise<PeriodFigures> {
  const now = await clock();
  const fields = checkPeriodFigures(input, now);
  if (fields.length > 0) throw new Refusal("invalid_input", { fields });
  const row: PeriodFigures = { id: newId(), clientId, ...input, source: "typed", updatedAt: now };
  await figures.save([row]);
  return row;
}
