import type { Fetched } from "../evidence.ts";

/** The rules of robots.txt for the page. */
export type RobotsFacts =
  | { state: "unknown" }
  /** A status from 300 to 499, or an empty file: every page may be crawled (RFC 9309, 2.3.1.2 and 2.3.1.3). */
  | { state: "none" }
  /**
   * A status of 500 or above, or 429, which Google counts among them: no page may be crawled until the file is back
   * (RFC 9309, 2.3.1.4).
   */
  | { state: "broken"; status: number }
  | {
      state: "read";
      /** The line that keeps Google from the page. */
      blocked: Place | null;
      /** The line that keeps the page's text from Gemini, where the file names Google-Extended. */
      closedToExtended: Place | null;
      /** Set where the whole file is not UTF-8 text. */
      wrongKind: "html" | "encoding" | null;
      mistakes: { number: number; first: readonly Place[] };
      /** The addresses of the sitemaps that it names, without duplicates. */
      sitemaps: string[];
    };

type Place = { line: number; text: string };

/** The crawler that the audit checks for, and the name under which a site can keep its texts from Gemini. */
const crawler = "googlebot";
const extended = "google-extended";

/** How many mistakes are kept, besides their number, and how many sitemaps. */
const keptMistakes = 10;
const mostSitemaps = 50;

/** Reads robots.txt for one page. `null` when it could not be fetched. */
export function readRobots(robots: Fetched | null, page: URL): RobotsFacts {
  if (robots === null) return { state: "unknown" };
  const { status, text } = robots;
  if (status >= 500 || status === 429) return { state: "broken", status };
  if (status >= 300 || text.trim() === "") return { state: "none" };
  const lines = [...readRobotsLines(text)];
  const path = page.pathname + page.search;
  const blocked = blockingLine(lines, crawler, path);
  const namesExtended = lines.some(({ kind, value }) => kind === "agent" && nameIn(value) === extended);
  const closed = namesExtended ? blockingLine(lines, extended, path) : null;
  return {
    state: "read",
    blocked: blocked && linePlace(blocked),
    closedToExtended: closed && linePlace(closed),
    wrongKind: detectWrongKind(text),
    mistakes: findMistakes(lines),
    sitemaps: namedSitemaps(lines),
  };
}

function detectWrongKind(text: string): "html" | "encoding" | null {
  const start = text.slice(0, 500).replace(/^\uFEFF/, "");
  // UTF-16 has a zero byte beside each letter.
  if (start.includes("\0")) return "encoding";
  return /^\s*<(?:!doctype|html|head|body|script|meta|!--)/i.test(start) ? "html" : null;
}

function namedSitemaps(lines: readonly RobotsLine[]): string[] {
  const named = lines.filter(({ kind, value }) => kind === "sitemap" && isWebAddress(value));
  return [...new Set(named.map(({ value }) => new URL(value).href))].slice(0, mostSitemaps);
}

/** Directives that Google does not use, but other crawlers do. */
const ofOthers = new Set([
  "crawl-delay",
  "clean-param",
  "host",
  "request-rate",
  "visit-time",
  "noindex",
  "content-signal",
  "content-usage",
]);

/** The lines that Google does not understand. Lines with a typing error that it does understand are none. */
function findMistakes(lines: readonly RobotsLine[]): { number: number; first: Place[] } {
  const mistakes = { number: 0, first: [] as Place[] };
  let inGroup = false;
  for (const line of lines) {
    if (line.kind === "agent" && line.value !== "") inGroup = true;
    if (isUnderstood(line, inGroup)) continue;
    mistakes.number += 1;
    if (mistakes.first.length < keptMistakes) mistakes.first.push(linePlace(line));
  }
  return mistakes;
}

function isUnderstood({ kind, key, value }: RobotsLine, inGroup: boolean): boolean {
  switch (kind) {
    case "agent":
      return value !== "";
    case "allow":
    case "disallow":
      return inGroup && (value === "" || /^[/*]/.test(value));
    case "sitemap":
      return isWebAddress(value);
    case "other":
      return ofOthers.has(key);
    case "none":
      return false;
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function linePlace({ number, text }: RobotsLine): Place {
  return { line: number, text };
}

/** The longest pattern that matches, for each kind of rule. */
type Longest = Record<"allow" | "disallow", { length: number; line: RobotsLine | null }>;

/**
 * Finds the line of robots.txt that keeps a crawler from a path, as Google documents it
 * (developers.google.com/crawling/docs/robots-txt/robots-txt-spec) and its public parser (google/robotstxt) does it. All groups
 * that name the crawler count as one; without any, the groups for all crawlers do. The longest matching pattern wins, and of two
 * equal ones the allowing one.
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
 * end of the path.
 */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  const last = isWhole ? parts.pop() : "";
  if (last === undefined) return path.length === first.length;
  let position = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return path.length - last.length >= position && path.endsWith(last);
}

/** Percent-encodes what is not ASCII and writes escapes in capitals, so that both ways to write an address are one. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\p{ASCII}]+/gu, encodeURIComponent)
    .replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
}

/** A line of robots.txt as Google's parser reads it. `other` is a directive that Google does not use, `none` no directive at all. */
type RobotsKind = "agent" | "allow" | "disallow" | "sitemap" | "other" | "none";

type RobotsLine = {
  /** From 1. */
  number: number;
  /** As written. */
  text: string;
  kind: RobotsKind;
  /** In lower case. */
  key: string;
  value: string;
};

/** Google reads 500 KiB of the file, and this many bytes of a line. */
export const longestRobots = 500 * 1024;
const longestLine = 2_083 * 8 - 1;

/** Google accepts these for each directive, typing errors included. A key only has to begin with one. */
const keys: readonly (readonly [RobotsKind, readonly string[]])[] = [
  ["agent", ["user-agent", "useragent", "user agent"]],
  ["allow", ["allow"]],
  ["disallow", ["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"]],
  ["sitemap", ["sitemap", "site-map"]],
];

/** The lines of a robots.txt that say something, read as Google's public parser (google/robotstxt) reads them. */
export function* readRobotsLines(text: string): Generator<RobotsLine> {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(longestRobots));
  // The mark at the beginning of a file, whole or in part, is not part of the first line.
  const start = /^[\uFEFF\uFFFD]/.test(text) ? 1 : 0;
  const lines = text.slice(start, read).split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    const bare = strip(line.slice(0, longestLine).split("#", 1)[0] ?? "");
    if (bare === "") continue;
    const [key, value] = divide(bare) ?? ["", ""];
    yield { number: index + 1, text: line, kind: directiveKind(key), key, value };
  }
}

function directiveKind(key: string): RobotsKind {
  if (key === "") return "none";
  return keys.find(([, starts]) => starts.some((start) => key.startsWith(start)))?.[0] ?? "other";
}

/** Key and value. Where the colon is missing, a space divides two words. */
function divide(line: string): [string, string] | null {
  const colon = line.indexOf(":");
  if (colon !== -1) return [strip(line.slice(0, colon)).toLowerCase(), strip(line.slice(colon + 1))];
  const [key = "", value, ...more] = line.split(/[ \t]+/);
  return value === undefined || more.length > 0 ? null : [key.toLowerCase(), value];
}

const spaces = "\t\n\v\f\r ";

/** Unlike `trim`, keeps spaces outside ASCII, as Google does: with one of them before it, a directive is not recognised. */
function strip(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && spaces.includes(text.charAt(start))) start += 1;
  while (end > start && spaces.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
