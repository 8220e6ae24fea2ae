import type { ImportProblem } from "./import-result.ts";
import { hasTooManyRows, type Sheet, tooManyRows } from "./table.ts";
import { unzip } from "./unzip.ts";
import { workbookParser } from "./workbook-parser.ts";
import { readDateFormats } from "./xlsx-dates.ts";
import { readSheet } from "./xlsx-sheet.ts";

/** A year of months by client has a sheet a month; nobody has fifty. */
const mostSheets = 50;

const parts =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

/** The visible sheets of a workbook: values as they were last calculated, numbers and dates as the workbook stores them. */
export async function readXlsx(bytes: Uint8Array): Promise<{ sheets: Sheet[] } | { problems: ImportProblem[] }> {
  const unzipped = await unzip(bytes, (name) => parts.test(name));
  if ("problems" in unzipped) return unzipped;
  const text = (path: string) => new TextDecoder().decode(unzipped.files.get(path));
  const { names, from1904 } = readWorkbook(text("xl/workbook.xml"));
  const targets = readTargets(text("xl/_rels/workbook.xml.rels"));
  if (names.length === 0) return { problems: [{ field: "file", problem: "damaged" }] };
  if (names.length > mostSheets)
    return { problems: [{ field: "file", problem: "too_many", params: { maximum: mostSheets } }] };
  const strings = readStrings(text("xl/sharedStrings.xml"));
  const formats = readDateFormats(text("xl/styles.xml"));
  const sheets: Sheet[] = [];
  for (const { name, id } of names) {
    const path = targets.get(id);
    if (path === undefined || !unzipped.files.has(path))
      return { problems: [{ field: "file", problem: "damaged", sheet: name }] };
    const read = readSheet(text(path), { strings, formats, from1904 });
    if ("problems" in read) return { problems: read.problems.map((problem) => ({ ...problem, sheet: name })) };
    sheets.push({ name, rows: read.rows, kind: "workbook" });
    if (hasTooManyRows(sheets)) return { problems: [tooManyRows] };
  }
  return { sheets };
}

function readWorkbook(xml: string): { names: { name: string; id: string }[]; from1904: boolean } {
  const names: { name: string; id: string }[] = [];
  let from1904 = false;
  forEachTag(xml, (tag, attributes) => {
    if (tag === "workbookPr") from1904 = attributes["date1904"] === "1" || attributes["date1904"] === "true";
    if (tag !== "sheet" || (attributes["state"] ?? "visible") !== "visible") return;
    names.push({ name: attributes["name"] ?? "", id: attributes["r:id"] ?? "" });
  });
  return { names, from1904 };
}

/** Paths of the sheets by their relation's id. */
function readTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  forEachTag(xml, (tag, { Id: id, Target: target }) => {
    if (tag !== "Relationship" || id === undefined || target === undefined) return;
    targets.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
  });
  return targets;
}

function forEachTag(xml: string, take: (name: string, attributes: Record<string, string>) => void): void {
  workbookParser({ onopentag: take }).end(xml);
}

/** The texts of cells, which refer to them by number; without the readings above Japanese ones. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let [text, inText, phonetic] = ["", false, false];
  const parser = workbookParser({
    onopentagname(name) {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic = true;
      inText = name === "t" && !phonetic;
    },
    ontext(part) {
      if (inText) text += part;
    },
    onclosetag(name) {
      if (name === "si") strings.push(text);
      else if (name === "rPh") phonetic = false;
      inText = false;
    },
  });
  parser.end(xml);
  return strings;
}
