import { makeZip } from "./corpus.fixture.ts";

type Parts = {
  sheet: string;
  strings?: string;
  styles?: string;
  workbook?: string;
  more?: Record<string, string | Uint8Array>;
};

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relationships}/${kind}" Target="${target}"/>`;

/** A workbook of one sheet, Angka, part by part; `more` replaces parts or adds some. */
export function makeWorkbook({ sheet, strings = "", styles = "", workbook = "", more = {} }: Parts): Uint8Array {
  return makeZip({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": `<Relationships>${relation("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook>${workbook}<sheets><sheet name="Angka" sheetId="1" id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relation("r1", "worksheet", "worksheets/sheet1.xml")}${relation("r2", "styles", "styles.xml")}${relation("r3", "sharedStrings", "sharedStrings.xml")}</Relationships>`,
    "xl/styles.xml": `<styleSheet>${styles}</styleSheet>`,
    "xl/sharedStrings.xml": `<sst>${strings}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet>${sheet}</worksheet>`,
    ...more,
  });
}

/** A sheet of Month and of other columns, with a row of October 2026 and what else is given. */
export function october(headers: string[], cells: string, others = ""): string {
  const names = ["Month", ...headers].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<sheetData><row r="1">${names.join("")}</row><row r="2"><c t="str"><v>2026-10</v></c>${cells}</row>${others}</sheetData>`;
}

/** Styles with one number format, which cells use as style 1. */
export function stylesWith(format: string): string {
  const code = format.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`;
}
