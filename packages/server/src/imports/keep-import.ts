import { type FigureKey, figureKeys } from "@agency/model/figures";
import { type FileFormat, fileDetail, type OriginNote } from "@agency/model/origin";
import { type Keeping, keepFigures } from "../figures/change-figures.ts";
import type { ReadFigures } from "../figures/reading.ts";
import { Refusal } from "../kit/refusal.ts";
import { hasDecisions, type ImportedRow } from "./import-result.ts";
import { type ImportChoices, type Previewing, previewImport } from "./preview-import.ts";
import { saveMapping } from "./store.ts";

const longestSheetName = 60;

/**
 * Keeps the rows that the preview of the same file and choices shows, all or nothing. Each figure keeps its file, sheet and row.
 * Decisions about columns and dates are remembered with the client of the choices.
 * @returns how many periods of how many clients were written
 * @throws Refusal invalid_csv as the preview does; invalid_input while something is still asked
 */
export async function keepImport(
  context: Previewing & Keeping,
  file: { name: string; bytes: Uint8Array },
  choices: ImportChoices,
  by: string,
): Promise<{ imported: number; clients: number }> {
  const preview = await previewImport(context, file.bytes, choices);
  if (preview.kind === "question")
    throw new Refusal("invalid_input", { fields: [{ field: "answers", problem: "required" }] });
  if (preview.kind === "clients")
    throw new Refusal("invalid_input", { fields: [{ field: "clients", problem: "required" }] });
  const detailOf = detailsOf(preview.format, file.name);
  await keepFigures(
    context,
    preview.rows.map((row) => ({
      clientId: row.of.id,
      reportType: row.reportType,
      periodStart: row.period.start,
      kind: "file" as const,
      detail: detailOf(row.from),
      author: by,
      final: null,
      figures: readFigures(row, detailOf),
      ...(Object.keys(row.searches).length > 0 && { searches: row.searches }),
    })),
  );
  if (choices.client !== null && hasDecisions(preview.mapping))
    await saveMapping(context.database, choices.client, preview.mapping);
  return { imported: preview.rows.length, clients: new Set(preview.rows.map(({ of }) => of.id)).size };
}

/** The figures of a row, each with its own place in the file. */
function readFigures({ figures, places, from, notes: common }: ImportedRow, detailOf: DetailOf): ReadFigures {
  const read = figureKeys.flatMap((figure: FigureKey) => {
    const value = figures[figure];
    if (value === undefined) return [];
    const place = places[figure];
    const notes: OriginNote[] = place?.derived ? [...common, "worked_out"] : common;
    const measure = place?.measure ?? null;
    return [[figure, { value, detail: detailOf(place ?? from), notes, measure }]];
  });
  return Object.fromEntries(read) as ReadFigures;
}

type DetailOf = (place: { sheet: string | null; line: number }) => string;

/** Says where in a file something is, as origins keep it. */
function detailsOf(format: FileFormat, name: string): DetailOf {
  return ({ sheet, line }) =>
    fileDetail(format, sheet === null ? name : `${name}: ${sheet.slice(0, longestSheetName)}`, line);
}
