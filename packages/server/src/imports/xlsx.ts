import { type Archive, mostUnpacked, tooLarge } from "./archive.ts";
import type { Ignored, ImportProblem } from "./import-result.ts";
import { tellDecimals } from "./numbers.ts";
import { hasTooManyRows, type Sheet, tooManyRows } from "./sheet.ts";
import { attributeNamed, parsePart, findParts, type Relation } from "./xlsx-parts.ts";
import { readFormats, readSheet } from "./xlsx-sheet.ts";

/** A year of months by client has a sheet a month; nobody has fifty. */
const mostSheets = 50;

type Tables = { sheets: Sheet[]; ignored: Ignored[] } | { problems: ImportProblem[] };
type Tab = { name: string; id: string; visible: boolean };

/**
 * The visible sheets of a workbook without their hidden rows and columns: values as they were last calculated, numbers and dates as
 * the workbook stores them. `ignored` says what is hidden.
 * @throws Damaged when its parts are not those of a workbook
 */
export async function readXlsx(archive: Archive): Promise<Tables> {
  const parts = findParts(archive);
  const path = (await parts.relations("")).find(({ kind }) => kind === "officeDocument")?.target ?? "xl/workbook.xml";
  const xml = await parts.text(path);
  if (xml === null) return { problems: [{ field: "file", problem: "damaged" }] };
  const { tabs, from1904 } = readWorkbook(xml);
  const relations = await parts.relations(path);
  const ignored = tabs.filter(({ visible }) => !visible).map(({ name }) => hidden(name));
  const byId = new Map(relations.toReversed().map((one) => [one.id, one]));
  const shown = tabs.filter(({ id, visible }) => visible && holdsCells(byId.get(id)));
  if (shown.length === 0) return { problems: [{ field: "file", problem: tabs.length > 0 ? "all_hidden" : "damaged" }] };
  if (shown.length > mostSheets)
    return { problems: [{ field: "file", problem: "too_many", params: { maximum: mostSheets } }] };
  const part = (kind: string, usual: string) =>
    parts.text(relations.find((relation) => relation.kind === kind)?.target ?? usual);
  const [strings, styles] = [
    await part("sharedStrings", "xl/sharedStrings.xml"),
    await part("styles", "xl/styles.xml"),
  ];
  const workbook = {
    strings: strings === null ? [] : readStrings(strings),
    formats: styles === null ? new Map() : readFormats(styles),
    from1904,
    room: mostUnpacked,
  };
  const sheets: Sheet[] = [];
  let unread = mostUnpacked;
  for (const { name, id } of shown) {
    const cells = await parts.text(byId.get(id)?.target ?? null);
    if (cells === null) return { problems: [{ field: "file", problem: "damaged", sheet: name }] };
    // Many tabs can refer to one part.
    unread -= cells.length;
    if (unread < 0) return { problems: [{ ...tooLarge, sheet: name }] };
    const read = readSheet(cells, workbook);
    if ("problem" in read) return { problems: [{ ...read.problem, sheet: name }] };
    tellDecimals(read.rows);
    sheets.push({ name, rows: read.rows, kind: "workbook" });
    ignored.push(...read.hidden.map((place) => ({ ...hidden(name), ...place })));
    if (hasTooManyRows(sheets)) return { problems: [tooManyRows] };
  }
  return { sheets, ignored };
}

function hidden(sheet: string): Ignored {
  return { sheet, line: null, column: null, why: "hidden" };
}

/** Charts and dialogs have sheets of their own, which hold no cells. */
function holdsCells(relation: Relation | undefined): boolean {
  return relation === undefined || relation.kind === "" || relation.kind === "worksheet";
}

function readWorkbook(xml: string): { tabs: Tab[]; from1904: boolean } {
  const tabs: Tab[] = [];
  let from1904 = false;
  parsePart(xml, {
    open(tag, attributes) {
      if (tag === "workbookPr") from1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      if (tag !== "sheet") return;
      tabs.push({
        name: attributes["name"] ?? "",
        id: attributeNamed(attributes, "id") ?? "",
        visible: (attributes["state"] ?? "visible") === "visible",
      });
    },
  });
  return { tabs, from1904 };
}

/** The texts of cells, which refer to them by number; without the readings above Japanese ones. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let [text, inText, phonetic] = ["", false, false];
  parsePart(xml, {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic = true;
      inText = name === "t" && !phonetic;
    },
    text(part) {
      if (inText) text += part;
    },
    close(name) {
      if (name === "si") strings.push(text);
      else if (name === "rPh") phonetic = false;
      inText = false;
    },
  });
  return strings;
}
