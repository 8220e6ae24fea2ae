import { isDate } from "@agency/model/report/periods";
import { normalHeader } from "./headers.ts";
import { isNumber } from "./numbers.ts";
import { type Row, textAt } from "./table.ts";

/** One table of a GA4 export with what the comments above it say. */
export type Block = {
  title: string | null;
  property: string | null;
  start: string | null;
  end: string | null;
  /** Whether it compares two ranges of days. */
  compared: boolean;
  /** Whether Google withheld small numbers, as its comment says. */
  thresholded: boolean;
  /** What else its comments say: a segment or a filter, so that it may be of some users only. */
  parts: Comment[];
  header: Row;
  rows: Row[];
};

type Comment = { text: string; line: number };
type Comments = Omit<Block, "header" | "rows"> & { inHead: boolean };

const nothingSaid = {
  title: null,
  start: null,
  end: null,
  compared: false,
  parts: [],
  thresholded: false,
  inHead: false,
};

const propertyLabel = /^(?:property|properti|propriété|propiedad|harta|hartanah|媒体资源|資源)\s*[:：]\s*/i;
const accountLabel = /^(?:account|akaun|akun|konto|compte|cuenta|账号|帐号|帳戶)\s*[:：]/i;
const threshold = /threshold|ambang|阈值|門檻/i;

/** How GA4 names the segment of everybody, as `normalHeader` writes it. */
const everybody = new Set([
  "all users",
  "semua pengguna",
  "所有用户",
  "所有使用者",
  "alle nutzer",
  "tous les utilisateurs",
  "todos los usuarios",
  "すべてのユーザー".normalize("NFKD").replaceAll(/\p{M}/gu, ""),
]);

/** Whether a table begins with the lines that GA4 writes above its exports. */
export function isGa4(rows: Row[]): boolean {
  const [first] = rows;
  return first !== undefined && textAt(first, 0).startsWith("# --");
}

/** The tables of an export. Each begins after comments, or after a blank line with a row that has no number. */
export function blocksOf(rows: Row[]): Block[] {
  const blocks: Block[] = [];
  let comments: Comments = { ...nothingSaid, property: null };
  let open: Block | null = null;
  let above = 0;
  for (const row of rows) {
    if (textAt(row, 0).startsWith("#")) {
      // The first comment after a table is of another one.
      const known: Comments = open === null ? comments : { ...nothingSaid, property: comments.property };
      comments = withComment(known, row);
      open = null;
    } else {
      const begins: boolean = open === null || (row.line > above + 1 && !row.cells.some(isNumber));
      if (begins) {
        const { inHead: _inHead, ...said } = comments;
        open = { ...said, header: row, rows: [] };
        blocks.push(open);
      } else open?.rows.push(row);
    }
    const last = row.cells.at(-1);
    above = (last?.line ?? row.line) + (last?.text.split("\n").length ?? 1) - 1;
  }
  return blocks;
}

function withComment(known: Comments, { cells, line }: Row): Comments {
  const text = cells
    .map((cell) => cell.text)
    .join(",")
    .replace(/^#/, "")
    .trim();
  if (text === "") return known;
  // The lines between two rules name report, account and property.
  if (text.startsWith("--")) return { ...known, inHead: !known.inHead };
  const days = daysIn(text);
  if (days.length > 0) return withDays(known, days);
  if (propertyLabel.test(text)) return { ...known, property: text.replace(propertyLabel, "").trim() || null };
  if (accountLabel.test(text)) return known;
  if (threshold.test(text)) return { ...known, thresholded: true };
  if (known.inHead && known.title === null) return { ...known, title: text };
  // The name of a property without its label.
  if (known.inHead && !/[:：]/.test(text)) return known;
  if (everybody.has(normalHeader(text))) return known;
  return { ...known, parts: [...known.parts, { text, line }] };
}

function daysIn(text: string): string[] {
  const written = text.match(/(?<!\d)\d{8}(?!\d)/g) ?? [];
  return written.map((day) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`).filter(isDate);
}

/** One range in one comment, or its first and last day in two; any further day is of a comparison. */
function withDays(known: Comments, [first = "", second, ...others]: string[]): Comments {
  if (known.end !== null || others.length > 0) return { ...known, compared: true };
  if (second !== undefined)
    return known.start === null ? { ...known, start: first, end: second } : { ...known, compared: true };
  return known.start === null ? { ...known, start: first } : { ...known, end: first };
}
