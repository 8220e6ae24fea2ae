import { readCsv } from "./csv-text.ts";
import type { ImportProblem } from "./import-result.ts";
import { hasTooManyRows, type Sheet, tooManyRows } from "./table.ts";
import { isZip, unzip } from "./unzip.ts";
import { readXlsx } from "./xlsx.ts";

/** Beginnings of files that are neither text nor zip: old Excel and locked workbooks, PDF, gzip, RAR, 7z, PNG, JPEG. */
const otherKinds = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** A workbook names its content types, a zip of Search Console only has csv files. */
const workbookPart = "xl/workbook.xml";

/** Opens a file by its content, whatever its name: the tables of a csv file, of a zip of them, or of a workbook. */
export async function openFile(bytes: Uint8Array): Promise<{ sheets: Sheet[] } | { problems: ImportProblem[] }> {
  if (otherKinds.some((beginning) => beginning.every((byte, index) => bytes[index] === byte))) {
    return { problems: [{ field: "file", problem: "other_kind" }] };
  }
  if (isZip(bytes)) return openZip(bytes);
  return openText(bytes, null);
}

async function openZip(bytes: Uint8Array): Promise<{ sheets: Sheet[] } | { problems: ImportProblem[] }> {
  const unzipped = await unzip(
    bytes,
    (name) => name === workbookPart || (/\.(?:csv|tsv|txt)$/i.test(name) && !/(?:^|\/)[._]/.test(name)),
  );
  if ("problems" in unzipped) return unzipped;
  if (unzipped.files.has(workbookPart)) return readXlsx(bytes);
  const sheets: Sheet[] = [];
  for (const [path, content] of unzipped.files) {
    const read = openText(content, path.split("/").at(-1) ?? path);
    if ("problems" in read) return read;
    sheets.push(...read.sheets);
    if (hasTooManyRows(sheets)) return { problems: [tooManyRows] };
  }
  return sheets.length > 0 ? { sheets } : { problems: [{ field: "file", problem: "other_kind" }] };
}

function openText(bytes: Uint8Array, name: string | null): { sheets: Sheet[] } | { problems: ImportProblem[] } {
  const text = readCsv(bytes);
  const sheet = name === null ? {} : { sheet: name };
  if ("unreadableLine" in text)
    return { problems: [{ field: "file", problem: "unreadable", line: text.unreadableLine, ...sheet }] };
  if ("mostRows" in text)
    return { problems: [{ field: "file", problem: "too_many", params: { maximum: text.mostRows }, ...sheet }] };
  return { sheets: [{ name, rows: text.rows, kind: "text" }] };
}
