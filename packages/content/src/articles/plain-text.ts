import type { Nodes, Root } from "mdast";

/** Their parts belong to one run of words; everything else stands apart. */
const runs = new Set<Nodes["type"]>(["paragraph", "heading", "tableCell", "link", "emphasis", "strong", "delete"]);

/** The words of a body without its marks and addresses. */
export function plainText(body: Root): string {
  return textOf(body).replaceAll(/\s+/g, " ").trim();
}

/** The words as a reader counts them: what holds no letter or digit is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map(textOf).join(runs.has(node.type) ? "" : " ") : "";
}
