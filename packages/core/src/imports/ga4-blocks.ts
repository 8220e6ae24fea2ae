import { isDate } from "@agency/model/report/periods";
import { isNumber } from "./numbers.ts";
import { type Row, textAt } from "./table.ts";

/** One table of a GA4 export with what the comments above it say. */
export type Block = {
  title: string | null;
  property: string | null;
  start: string | null;
  end: string | null;
  header: Row;
  rows: Row[];
};

type Comments = Omit<Block, "header" | "rows">;

const propertyLabel = /^(?:property|harta|hartanah)\s*:\s*/i;
const label = /^(?:account|akaun)\s*:/i;

/** Whether a table begins with the lines that GA4 writes above its exports. */
export function isGa4(rows: Row[]): boolean {
  const [first] = rows;
  return first !== undefined && textAt(first, 0).startsWith("# --");
}

/** The tables of an export. Each begins after comments, or after a blank line with a row that has no number. */
export function blocksOf(rows: Row[]): Block[] {
  const blocks: Block[] = [];
  let comments: Comments = { title: null, property: null, start: null, end: null };
  let open: Block | null = null;
  let above = 0;
  for (const row of rows) {
    if (textAt(row, 0).startsWith("#")) {
      comments = withComment(comments, row, open !== null);
      open = null;
    } else {
      const begins: boolean = open === null || (row.line > above + 1 && !row.cells.some(isNumber));
      if (begins) {
        open = { ...comments, header: row, rows: [] };
        blocks.push(open);
      } else open?.rows.push(row);
    }
    const last = row.cells.at(-1);
    above = (last?.line ?? row.line) + (last?.text.split("\n").length ?? 1) - 1;
  }
  return blocks;
}

/** `anew` is set for the first comment after a table, whose days and title are of another one. */
function withComment(comments: Comments, { cells }: Row, anew: boolean): Comments {
  const text = cells
    .map((cell) => cell.text)
    .join(",")
    .replace(/^#/, "")
    .trim();
  const known = anew ? { ...comments, title: null, start: null, end: null } : comments;
  const days = (text.match(/\d{8}/g) ?? [])
    .map((day) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`)
    .filter(isDate);
  const [first, second] = days;
  if (first && second) return { ...known, start: first, end: second };
  if (first)
    return known.start === null || known.end !== null
      ? { ...known, start: first, end: null }
      : { ...known, end: first };
  if (propertyLabel.test(text)) return { ...known, property: text.replace(propertyLabel, "").trim() || null };
  if (known.title !== null || text === "" || text.startsWith("--") || label.test(text)) return known;
  return { ...known, title: text };
}
