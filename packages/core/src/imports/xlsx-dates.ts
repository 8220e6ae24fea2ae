import { dateOfSerial } from "./days.ts";
import { workbookParser } from "./workbook-parser.ts";

/** How a cell's number format shows a date. */
export type DateFormat = "day" | "month";

/** Excel's own formats for dates; 17 shows Oct-26. */
const builtIn = new Map<number, DateFormat>([14, 15, 16, 22].map((id) => [id, "day" as const]));
builtIn.set(17, "month");

/** Days between Excel's two ways to count them. */
const macEpoch = 1462;

/** The date formats of a workbook's cells by their style's number, from `styles.xml`. */
export function readDateFormats(styles: string): Map<number, DateFormat> {
  const formats = new Map(builtIn);
  const byStyle = new Map<number, DateFormat>();
  let [inCells, style] = [false, 0];
  const parser = workbookParser({
    onopentag(name, attributes) {
      if (name === "numFmt") {
        const format = dateFormatOf(attributes["formatCode"] ?? "");
        if (format) formats.set(Number(attributes["numFmtId"]), format);
      } else if (name === "cellXfs") inCells = true;
      else if (name === "xf" && inCells) {
        const format = formats.get(Number(attributes["numFmtId"]));
        if (format) byStyle.set(style, format);
        style += 1;
      }
    },
    onclosetag(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  parser.end(styles);
  return byStyle;
}

/** 2026-10-01, or 2026-10 where the cell shows only the month. */
export function textOfSerial(serial: number, format: DateFormat, from1904: boolean): string {
  const date = dateOfSerial(serial + (from1904 ? macEpoch : 0));
  return format === "month" && date.endsWith("-01") ? date.slice(0, 7) : date;
}

/** What a number format shows, without its quoted texts, colours and locales in brackets. */
function dateFormatOf(code: string): DateFormat | null {
  const unquoted = code.split('"').filter((_, index) => index % 2 === 0);
  const shown = unquoted.join("").toLowerCase().replaceAll(/\\./g, "").split("[").map(withoutBracket).join("");
  if (shown.includes("d")) return "day";
  return shown.includes("m") && shown.includes("y") ? "month" : null;
}

/** What stands after a bracket that was opened before this text. */
function withoutBracket(text: string, index: number): string {
  return index === 0 ? text : text.slice(text.indexOf("]") + 1);
}
