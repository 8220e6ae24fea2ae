import type { Nodes, Root } from "mdast";

/** Inline nodes, which do not separate words; all others do. */
const runs = new Set<Nodes["type"]>(["paragraph", "heading", "tableCell", "link", "emphasis", "strong", "delete"]);

/** The text of a body without markup and addresses. */
export function plainText(body: Root): string {
  return textOf(body).replaceAll(/\s+/g, " ").trim();
}

/** Scripts that are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** The words that a reader counts: those with at least one letter or digit. Chinese is divided by a dictionary. */
export function countWords(text: string): number {
  return text.split(/\s+/).reduce((words, piece) => words + wordsIn(piece), 0);
}

/** The words in a piece of text without spaces. */
function wordsIn(piece: string): number {
  if (!unspaced.test(piece)) return /[\p{L}\p{N}]/u.test(piece) ? 1 : 0;
  return Array.from(segmenter.segment(piece)).filter(({ isWordLike }) => isWordLike).length;
}

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map(textOf).join(runs.has(node.type) ? "" : " ") : "";
}
