import type { Clock, NewId } from "../clock.ts";
import { Refusal } from "../refusal.ts";
import type { ParsedCsv } from "./csv.ts";
import type { FiguresRepository } from "./figures-repository.ts";

type Dependencies = {
  figures: Pick<FiguresRepository, "save">;
  clock: Clock;
  newId: NewId;
  /** Parses the file in a sandbox. */
  parseCsv: (file: Uint8Array, now: Date) => Promise<ParsedCsv>;
};

/**
 * Imports a CSV file of figures, all or nothing.
 * @returns the number of periods written
 * @throws Refusal invalid_csv with lines and columns; also any error that `parseCsv` throws
 */
export async function importFigures(
  { figures, clock, newId, parseCsv }: Dependencies,
  clientId: string,
  file: Uint8Array,
): Promise<number> {
  const now = await clock();
  const parsed = await parseCsv(file, now);
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
