import type { Nodes, Root } from "mdast";

/** Inline nodes, which do not separate words; all others do. */
const runs = new Set<Nodes["type"]>(["paragraph", "heading", "tableCell", "link", "emphasis", "strong", "delete"]);

/** The text of a body without markup and addresses. */
export function plainText(body: Root): string {
  return textOf(body).replaceAll(/\s+/g, " ").trim();
}

/** The words that a reader counts: those with at least one letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map(textOf).join(runs.has(node.type) ? "" : " ") : "";
}
