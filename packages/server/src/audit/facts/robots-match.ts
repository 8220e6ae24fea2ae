import type { RobotsLine } from "./robots-lines.ts";

/** The longest pattern that matches, for each kind of rule. */
type Longest = Record<"allow" | "disallow", { length: number; line: RobotsLine | null }>;

/**
 * Finds the line of robots.txt that keeps a crawler from a path, as Google documents it
 * (developers.google.com/crawling/docs/robots-txt/robots-txt-spec) and its public parser (google/robotstxt) does it. All groups
 * that name the crawler count as one; without any, those for all crawlers do. The longest matching pattern wins, and of two
 * equal ones the one that allows. Takes time in proportion to the file, and for each rule to the path.
 *
 * @param agent the crawler's name in lower case
 * @param path path and query of an address
 * @returns null when the crawler may fetch the path
 */
export function blockingLine(lines: Iterable<RobotsLine>, agent: string, path: string): RobotsLine | null {
  const own = escaped(path);
  const [named, general] = [nothing(), nothing()];
  let isNamedAnywhere = false;
  let group = { isNamed: false, isForAll: false, hasRules: false };
  for (const line of lines) {
    const { kind, value } = line;
    if (kind === "agent") {
      // Only a rule ends the names of a group; a sitemap or an unknown line between them does not.
      if (group.hasRules) group = { isNamed: false, isForAll: false, hasRules: false };
      if (/^\*(?:\s|$)/.test(value)) group.isForAll = true;
      else if (nameIn(value) === agent) isNamedAnywhere = group.isNamed = true;
    } else if ((kind === "allow" || kind === "disallow") && (group.isNamed || group.isForAll)) {
      group.hasRules = true;
      const longest = group.isNamed ? named : general;
      const length = matchedLength(escaped(value), own, kind);
      if (length > longest[kind].length) longest[kind] = { length, line };
    }
  }
  const { allow, disallow } = isNamedAnywhere ? named : general;
  return disallow.length > allow.length ? disallow.line : null;
}

function nothing(): Longest {
  return { allow: { length: 0, line: null }, disallow: { length: 0, line: null } };
}

/** The name of a crawler: letters, hyphens and underscores up to the first other character. */
function nameIn(value: string): string {
  return /^[a-z_-]*/i.exec(value)?.[0].toLowerCase() ?? "";
}

/** The length of the pattern that matches; 0 when none does. To allow a folder's index page allows the folder. */
function matchedLength(pattern: string, path: string, kind: "allow" | "disallow"): number {
  if (matches(pattern, path)) return pattern.length;
  const slash = pattern.lastIndexOf("/");
  if (kind === "disallow" || !pattern.startsWith("/index.htm", slash)) return 0;
  const folder = `${pattern.slice(0, slash + 1)}$`;
  return matches(folder, path) ? folder.length : 0;
}

/**
 * Whether a pattern matches the beginning of a path: `*` stands for any characters, and `$` at the end of the pattern for the
 * end of the path. Takes time in proportion to the two.
 */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  const last = isWhole ? parts.pop() : "";
  if (last === undefined) return path.length === first.length;
  let position = first.length;
  for (const part of parts) {
    const found = indexOf(path, part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return path.length - last.length >= position && path.endsWith(last);
}

/** The engine's own search takes the product of both lengths in the worst case; this one (Knuth, Morris, Pratt) their sum. */
function indexOf(text: string, part: string, from: number): number {
  if (part.length > text.length - from) return -1;
  if (part.length <= short) return text.indexOf(part, from);
  const borders = [0];
  for (let index = 1, length = 0; index < part.length; index += 1) {
    while (length > 0 && part[index] !== part[length]) length = borders[length - 1] ?? 0;
    if (part[index] === part[length]) length += 1;
    borders.push(length);
  }
  for (let index = from, length = 0; index < text.length; index += 1) {
    while (length > 0 && text[index] !== part[length]) length = borders[length - 1] ?? 0;
    if (text[index] === part[length]) length += 1;
    if (length === part.length) return index - length + 1;
  }
  return -1;
}

/** Up to this length, the engine's search is the faster one. */
const short = 6;

/** Percent-encodes what is not ASCII and writes escapes in capitals, so that both ways to write an address are one. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\p{ASCII}]+/gu, encodeURIComponent)
    .replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
}
