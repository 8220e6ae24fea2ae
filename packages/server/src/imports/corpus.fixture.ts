import { strToU8, zipSync } from "fflate";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ImportResult, noMapping } from "./import-result.ts";
import { readImport } from "./read-import.ts";

/** A cell of a workbook: a text, a number, a number with the number of its style, or a formula with its last result. */
type XlsxCell =
  | string
  | number
  | null
  | { value: number; style: number }
  | { formula: string; value?: number | string };

const folder = join(import.meta.dirname, "corpus");

/** A text file of the corpus. */
export function corpusFile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(folder, name)));
}

export function corpusText(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

export function makeZip(files: Record<string, string | Uint8Array>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, data]) => [name, typeof data === "string" ? strToU8(data) : data]),
    ),
  );
}

/** Sets the bit of every entry that says it is encrypted, in its own header and in the directory. */
export function locked(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip);
  for (let at = 0; at + 10 < bytes.length; at++) {
    const signature = bytes.readUInt32LE(at);
    const flags = signature === 0x04_03_4b_50 ? at + 6 : signature === 0x02_01_4b_50 ? at + 8 : null;
    if (flags !== null) bytes.writeUInt16LE(bytes.readUInt16LE(flags) | 1, flags);
  }
  return new Uint8Array(bytes);
}

/** A workbook as spreadsheet programs write it. Style 1 shows a date, style 2 Oct-26, style 3 a percentage. */
export function makeXlsx(
  sheets: Record<string, XlsxCell[][]>,
  patch: (sheet: string) => string = (sheet) => sheet,
): Uint8Array {
  const names = Object.keys(sheets);
  const strings: string[] = [];
  const shared = (text: string) => {
    if (!strings.includes(text)) strings.push(text);
    return strings.indexOf(text);
  };
  const pages = Object.values(sheets).map((rows) => patch(sheetXml(rows, shared)));
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  return makeZip({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets>${names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names.map((_, index) => relation(index + 1, "worksheet", `worksheets/sheet${index + 1}.xml`)).join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]mmm\\-yy;@"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
    ...Object.fromEntries(pages.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
  });
}

function sheetXml(rows: XlsxCell[][], shared: (text: string) => number): string {
  const xml = rows.map((cells, row) => {
    const written = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`, shared));
    return `<row r="${row + 1}">${written.join("")}</row>`;
  });
  return `<worksheet><sheetData>${xml.join("")}</sheetData></worksheet>`;
}

function cellXml(cell: XlsxCell, at: string, shared: (text: string) => number): string {
  if (cell === null) return "";
  if (typeof cell === "string") return `<c r="${at}" t="s"><v>${shared(cell)}</v></c>`;
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if ("style" in cell) return `<c r="${at}" s="${cell.style}"><v>${cell.value}</v></c>`;
  const value = cell.value === undefined ? "" : `<v>${cell.value}</v>`;
  return `<c r="${at}"${typeof cell.value === "string" ? ` t="str"` : ""}><f>${escaped(cell.formula)}</f>${value}</c>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The rows of a CSV text without quotes, for a workbook: numbers as numbers. */
export function csvCells(csv: string): XlsxCell[][] {
  const rows = csv
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
  return rows.map((cells) => cells.map((text) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text)));
}

export const now = new Date("2026-11-10T04:00:00Z");

/** Reads a file of the corpus, and says what came of it. */
export const read = async (file: Uint8Array, answers: Record<string, string> = {}) =>
  said(await readImport(file, { now, answers, mapping: noMapping }));

/** The figures, the question or the problems, a line each. */
function said(result: ImportResult): string[] {
  switch (result.kind) {
    case "rows":
      return result.rows.map(({ client, reportType, period, figures, searches, from }) => {
        const amounts = Object.entries(figures).map(
          ([name, value]) => `${name} ${Array.isArray(value) ? value.join("|") : value}`,
        );
        const lists = [
          ...(searches.keywords ? [`${searches.keywords.length} searches`] : []),
          ...(searches.pages ? [`${searches.pages.length} pages`] : []),
        ];
        return `${from.sheet ?? ""}${from.line} ${client ?? "-"} ${reportType} ${period.start}: ${[...amounts.toSorted(), ...lists].join(", ")}`;
      });
    case "question":
      return [
        `asks ${result.question.id} at ${result.question.line}: ${result.question.choices
          .slice(0, 2)
          .map(({ value }) => value)
          .join(" or ")}`,
      ];
    case "problems":
      return result.problems.map(({ field, problem, sheet, line, column }) =>
        [`refuses ${field}: ${problem}`, sheet && `in ${sheet}`, line && `line ${line}`, column && `column ${column}`]
          .filter(Boolean)
          .join(" "),
      );
  }
}
