import type { Clock, NewId } from "../clock.ts";
import { Refusal } from "../refusal.ts";
import { parseFiguresCsv } from "./csv.ts";
import type { FiguresRepository } from "./figures-repository.ts";

type Dependencies = { figures: Pick<FiguresRepository, "save">; clock: Clock; newId: NewId };

/**
 * Imports a CSV file of figures, all or nothing.
 * @returns the number of periods written
 * @throws Refusal invalid_csv with lines and columns
 */
export async function importFigures(
  { figures, clock, newId }: Dependencies,
  clientId: string,
  file: Uint8Array,
): Promise<number> {
  const now = await clock();
  const parsed = parseFiguresCsv(file, now);
  if ("problems" in parsed) throw new Refusal("invalid_csv", { fields: parsed.problems });
  await figures.save(
    parsed.rows.map(({ reportType, period, figures: values }) => ({
      id: newId(),
      clientId,
      reportType,
      periodStart: period.start,
      figures: values,
      source: "csv" as const,
      updatedAt: now,
    })),
  );
  return parsed.rows.length;
}
