import { normalHeader } from "./headers.ts";
import type { ImportProblem } from "./import-result.ts";
import { isNumber } from "./numbers.ts";
import { type Row, type Sheet, textAt } from "./sheet.ts";

/** How far down headings may begin. */
const titleRows = 30;

/** As many rows show what a column holds. */
const sample = 50;

const listed = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(", ")));

/** Headings of the searches in a rank tracker's export, as `normalHeader` writes them. */
const keywords = listed(
  "keyword, keywords, key phrase, keyphrase, phrase, search term, search terms, search query, query, queries",
  "kata kunci, frasa kunci, carian, istilah carian, 关键词, 关键字, 關鍵字, 關鍵詞, 搜索词",
);

/** Words in the heading of where a search ranks. */
const ranks = /\b(?:rank|ranking|ranks|rankings|position|positions|kedudukan|pos)\b|排名|名次/;

/**
 * The problem of a table that has no row for a client's period: a rank tracker's has one for each search, and a visitor program's one for
 * each page. Null for any other.
 */
export function rowsOfParts({ rows }: Sheet): ImportProblem | null {
  for (const [index, header] of rows.slice(0, titleRows).entries()) {
    const names = header.cells.map(({ text }) => normalHeader(text));
    const below = rows.slice(index + 1, index + 1 + sample);
    const searched = names.findIndex((name, column) => keywords.has(name) && isText(below, column));
    if (searched >= 0 && names.some((name) => ranks.test(name))) return at(header, searched, "rows_are_keywords");
    const paged = names.findIndex((name, column) => name !== "" && isPages(below, column));
    if (paged >= 0) return at(header, paged, "rows_are_parts");
  }
  return null;
}

function at({ cells, line }: Row, index: number, problem: ImportProblem["problem"]): ImportProblem {
  const cell = cells[index];
  return { field: cell?.text.trim() ?? "", problem, line: cell?.line ?? line, column: index + 1 };
}

function filled(rows: Row[], index: number): string[] {
  return rows.map((row) => textAt(row, index)).filter((text) => text !== "");
}

function isText(rows: Row[], index: number): boolean {
  const texts = filled(rows, index);
  return texts.length > 0 && texts.every((text) => !isNumber({ text, line: 1 }) && /\p{L}/u.test(text));
}

/** Whether every cell is the address of a page, several of one website or such as "/menu"; a client's website is none. */
function isPages(rows: Row[], index: number): boolean {
  const texts = filled(rows, index);
  if (texts.every((text) => text.startsWith("/"))) return texts.length > 0;
  const hosts = texts.map((text) => (URL.canParse(text) ? new URL(text).host : ""));
  return new Set(texts).size > 1 && new Set(hosts).size === 1 && hosts[0] !== "";
}
