import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { isInternal, isOutside } from "../plain-address.ts";

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Pictures whose title is between the quotation marks that word processors type. */
const curlyTitle = /(!\[[^\]\n]*\]\([^()\n“”]*?)\s*[“”]([^“”"\n]*)[“”]\s*\)/g;

export function parseMarkdown(source: string): Root {
  return markdown.parse(source.replaceAll(curlyTitle, '$1 "$2")'));
}

/** Says why a part of a text is refused, or undefined. */
type Rule = (node: Nodes) => string | undefined;

export const htmlProblem: Rule = (node) =>
  node.type === "html" ? `raw HTML is not allowed: ${node.value} Write Markdown, such as **bold**` : undefined;

/** A footnote that is named in the text, and that nobody wrote. */
export const footnoteProblem: Rule = (node) => {
  const [footnote] = node.type === "text" ? (/\[\^[^\]\s]+\]/.exec(node.value) ?? []) : [];
  return footnote && `the footnote ${footnote} has no text; write "${footnote}: …" on a line of its own`;
};

/** Signs of Markdown and names between braces that readers would see as they are, since something about them is wrong. */
export const unreadProblem: Rule = (node) => {
  if (node.type !== "text") return undefined;
  const [link] = /\[[^\]]*\][ \u{a0}]?[(（][^)）]*[)）]?/u.exec(node.value) ?? [];
  if (link !== undefined)
    return `${link.slice(0, 60)} is no link or picture: write [text](address), with no space before ( and none in the address`;
  if (/^#{2,6}[^\s#]/.test(node.value) || /^#{2,6}\u{a0}/u.test(node.value))
    return 'a heading needs an ordinary space after its "#"';
  if (node.value.includes("**")) return "** must be at both ends of what is bold, and touch it: **like this**";
  const [quoted] =
    /\{\{(?!(?:priced?:[^{}]*|replyWithin)\}\})[^{}]*\}\}|(?<!\{)\{(?:priced?:|replyWithin)[^{}]*\}/.exec(node.value) ??
    [];
  return quoted && `nothing fills in ${quoted}. Write a price such as {{price:seo.small}}, with two braces at each end`;
};

/** Headings of other levels than these. */
export function headingProblem(allowed: readonly number[]): Rule {
  return (node) => {
    if (node.type !== "heading" || allowed.includes(node.depth)) return undefined;
    return node.depth === 1
      ? "level 1 is reserved for the title; start headings at level 2"
      : `only headings of level ${allowed.join(" and ")} are allowed here`;
  };
}

/** Checks a text by rules; each problem has its line in the text. */
export function problemsIn(body: Root, rules: readonly Rule[]): { line: number; text: string }[] {
  const problems: { line: number; text: string }[] = [];
  visit(body, (node) => {
    for (const rule of rules) {
      const text = rule(node);
      if (text !== undefined) problems.push({ line: node.position?.start.line ?? 1, text });
    }
  });
  return problems;
}

/** The pictures of a text, with the lines in it. */
export function picturesIn(body: Root): { name: string; alt: string; line: number }[] {
  const found: { name: string; alt: string; line: number }[] = [];
  const definitions = definitionsIn(body);
  visit(body, ["image", "imageReference"], (node) => {
    if (node.type !== "image" && node.type !== "imageReference") return;
    const address = node.type === "image" ? node.url : (definitions.get(node.identifier) ?? "");
    found.push({ name: nameIn(address), alt: node.alt?.trim() ?? "", line: node.position?.start.line ?? 1 });
  });
  return found;
}

/** The addresses that a text links to, with the lines in it. */
export function linksIn(body: Root): { address: string; line: number }[] {
  const found: { address: string; line: number }[] = [];
  const definitions = definitionsIn(body);
  visit(body, ["link", "linkReference"], (node) => {
    if (node.type !== "link" && node.type !== "linkReference") return;
    const address = node.type === "link" ? node.url : (definitions.get(node.identifier) ?? "");
    found.push({ address, line: node.position?.start.line ?? 1 });
  });
  return found;
}

/** Addresses by the names that a text gives them. */
function definitionsIn(body: Root): Map<string, string> {
  const definitions = new Map<string, string>();
  visit(body, "definition", ({ identifier, url }) => void definitions.set(identifier, url));
  return definitions;
}

/** The name of a file as it is, without what Markdown writes for spaces and letters that addresses lack. */
export function nameIn(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Inline nodes, which do not separate words; all others do. */
const runs = new Set<Nodes["type"]>(["paragraph", "heading", "tableCell", "link", "emphasis", "strong", "delete"]);

/** The text of a body without markup and addresses. */
export function plainText(body: Root): string {
  return nodeText(body).replaceAll(/\s+/g, " ").trim();
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

function nodeText(node: Nodes): string {
  if ("value" in node) return node.value;
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map(nodeText).join(runs.has(node.type) ? "" : " ") : "";
}

/** The link addresses in a body, in document order. */
export function linkAddresses(body: Root): string[] {
  return linksIn(body).map(({ address }) => address);
}

/**
 * Checks that every internal link has a target. Internal links have no language prefix.
 * @param name the file's name, for the error
 * @param isPage whether a page, or a section of one, exists at an address such as `/services/seo` or `/#contact`
 * @throws when a link has no target
 */
export function checkLinks(body: Root, name: string, isPage: (address: string) => boolean): void {
  const dead = linkAddresses(body).filter((link) => (isInternal(link) ? !isPage(link) : !isOutside(link)));
  if (dead.length > 0) throw new Error(`${name}: no page is at ${dead.join(", ")}`);
}
