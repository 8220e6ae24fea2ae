import type { Table } from "./columns.ts";
import type { Outside } from "./import-result.ts";
import { type Row, textAt } from "./sheet.ts";

/** The texts outside a table's columns: its sheet's name, the lines above it, and the words in columns that nobody knows. */
export function outsideOf({ sheet, titles, columns, rows }: Table): Outside[] {
  const name: Outside[] = sheet === null ? [] : [{ sheet, line: null, text: sheet, where: "sheet" }];
  const above = titles.map(({ cells, line }): Outside => ({ sheet, line, text: lineOf(cells), where: "above" }));
  const unknown = columns.filter(({ meaning, why }) => meaning === null && why === "unknown_column");
  const remarks = rows.flatMap((row) =>
    unknown.flatMap(({ index }): Outside[] => {
      const text = textAt(row, index);
      return /\p{L}/u.test(text) ? [{ sheet, line: row.line, text, where: "remark" }] : [];
    }),
  );
  return [...name, ...above, ...remarks].filter(({ text }) => text !== "");
}

/** The cells of a line as one text. */
function lineOf(cells: Row["cells"]): string {
  return cells
    .map(({ text }) => text.trim().replaceAll(/\s+/g, " "))
    .filter((text) => text !== "")
    .join(" ");
}
