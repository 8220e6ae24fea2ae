import { fileDetail } from "@agency/model/origin";
import { Refusal } from "../refusal.ts";
import type { ParsedCsv } from "./csv.ts";
import { type KeepDependencies, keepFigures } from "./keep-figures.ts";
import { readAll } from "./reading.ts";

type Dependencies = KeepDependencies & {
  /** Parses the file in a sandbox. */
  parseCsv: (file: Uint8Array, now: Date) => Promise<ParsedCsv>;
};

/**
 * Imports a CSV file of figures, all or nothing.
 * @param by the username of who imports it
 * @returns the number of periods written
 * @throws Refusal invalid_csv with lines and columns; also any error that `parseCsv` throws
 */
export async function importFigures(
  { parseCsv, ...dependencies }: Dependencies,
  clientId: string,
  file: { name: string; bytes: Uint8Array },
  by: string,
): Promise<number> {
  const parsed = await parseCsv(file.bytes, await dependencies.clock());
  if ("problems" in parsed) throw new Refusal("invalid_csv", { fields: parsed.problems });
  await keepFigures(
    dependencies,
    parsed.rows.map(({ reportType, period, figures, line }) => ({
      clientId,
      reportType,
      periodStart: period.start,
      kind: "file" as const,
      detail: fileDetail(file.name, line),
      author: by,
      final: null,
      figures: readAll(figures),
    })),
  );
  return parsed.rows.length;
}
