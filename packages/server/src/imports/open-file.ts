import { type Archive, Damaged, isZip, openArchive } from "./archive.ts";
import { readCsv } from "./csv-text.ts";
import { tellDecimals } from "./decimal-signs.ts";
import { kindOfArchive, kindOfBytes, kindOfText } from "./file-kinds.ts";
import type { Ignored, ImportContext, ImportProblem, Question } from "./import-result.ts";
import { hasTooManyRows, type Sheet, tooManyRows } from "./table.ts";
import { decodeText } from "./text-encoding.ts";
import { readXlsx } from "./xlsx.ts";

/** The tables of a file and what of it is left out; or what is asked before it can be read; or why it is refused. */
export type Opened = { sheets: Sheet[]; ignored: Ignored[] } | { question: Question } | { problems: ImportProblem[] };

/** Opens a file by its content, whatever its name: the tables of a csv file, of a zip of them, or of a workbook. */
export async function openFile(bytes: Uint8Array, context: ImportContext): Promise<Opened> {
  const kind = kindOfBytes(bytes);
  if (kind !== null) return { problems: [{ field: "file", problem: kind }] };
  if (!isZip(bytes)) return openText(bytes, null, context);
  const archive = await openArchive(bytes);
  if ("problems" in archive) return archive;
  try {
    return await openZip(archive, context);
  } catch (error) {
    if (error instanceof Damaged) return { problems: [{ field: "file", problem: "damaged" }] };
    throw error;
  }
}

async function openZip(archive: Archive, context: ImportContext): Promise<Opened> {
  const kind = kindOfArchive(archive.names);
  if (kind === "workbook") return readXlsx(archive);
  if (kind !== null) return { problems: [{ field: "file", problem: kind }] };
  const [sheets, ignored]: [Sheet[], Ignored[]] = [[], []];
  for (const path of archive.names.filter((name) => !isOfSystem(name))) {
    const name = path.split("/").at(-1) ?? path;
    if (!/\.(?:csv|tsv|txt)$/i.test(name)) {
      ignored.push({ sheet: name, line: null, column: null, why: "unknown_table" });
      continue;
    }
    const read = await openText(await archive.read(path), name, context);
    if (!("sheets" in read)) return read;
    sheets.push(...read.sheets);
    if (hasTooManyRows(sheets)) return { problems: [tooManyRows] };
  }
  return sheets.length > 0 ? { sheets, ignored } : { problems: [{ field: "file", problem: "other_kind" }] };
}

/** Folders, and files that a computer adds of its own. */
function isOfSystem(path: string): boolean {
  return path.endsWith("/") || /(?:^|\/)[._]/.test(path);
}

async function openText(bytes: Uint8Array, name: string | null, context: ImportContext): Promise<Opened> {
  const sheet = name === null ? {} : { sheet: name };
  const refused = (problem: Omit<ImportProblem, "field">) => ({ problems: [{ field: "file", ...problem, ...sheet }] });
  const decoded = await decodeText(bytes, name, context);
  if ("question" in decoded) return decoded;
  if ("problem" in decoded) return refused(decoded);
  const kind = kindOfText(decoded.text);
  if (kind !== null) return refused({ problem: kind });
  const text = readCsv(decoded.text);
  if ("unreadableLine" in text) return refused({ problem: "unreadable", line: text.unreadableLine });
  if ("mostRows" in text) return refused({ problem: "too_many", params: { maximum: text.mostRows } });
  // Where semicolons separate cells, commas begin decimals.
  tellDecimals(text.rows, text.separator === ";" ? "," : undefined);
  return { sheets: [{ name, rows: text.rows, kind: "text" }], ignored: [] };
}
