import robotsModule from "robots-parser";
import type { Fetched } from "../evidence.ts";

/** The rules of robots.txt for the page. */
export type RobotsFacts =
  | { state: "unknown" }
  /** A status from 400 to 499, or an empty file: every page may be crawled (RFC 9309, 2.3.1.3). */
  | { state: "none" }
  /** A status of 500 or above: no page may be crawled until the file is back (RFC 9309, 2.3.1.4). */
  | { state: "broken"; status: number }
  | { state: "read"; blocked: { line: number; text: string } | null; mistakes: Mistake[]; sitemaps: string[] };

export type Mistake = { line: number; text: string };

/** The crawler that the audit checks for. */
const crawler = "Googlebot";
const agents = [crawler.toLowerCase(), "*"];

/** Characters of a robots.txt to read; crawlers ignore the rest, too (RFC 9309, 2.5). */
export const longestRobots = 500 * 1024;

/** Wildcard matching costs the length of the rules times that of the address. */
const mostWork = 20_000_000;

// The package is CommonJS; its types wrongly declare a default export.
const robotsParser = robotsModule as unknown as typeof robotsModule.default;

/** Reads robots.txt for one page. `null` when it could not be fetched. */
export function readRobots(robots: Fetched | null, page: URL): RobotsFacts {
  if (robots === null) return { state: "unknown" };
  const { status, text } = robots;
  if (status >= 500) return { state: "broken", status };
  if (status >= 400 || text.trim() === "") return { state: "none" };
  const lines = text.slice(0, longestRobots).split(/\r\n|\r|\n/);
  const own = keepAgents(lines);
  const length = own.reduce((sum, line) => sum + line.length, 0);
  if (length * page.href.length > mostWork) return { state: "unknown" };
  const rules = robotsParser(new URL("/robots.txt", page).href, own.join("\n"));
  const forbidden = rules.isAllowed(page.href, crawler) === false;
  const line = forbidden ? Math.max(rules.getMatchingLineNumber(page.href, crawler), 1) : 0;
  return {
    state: "read",
    blocked: forbidden ? { line, text: lines[line - 1] ?? "" } : null,
    mistakes: findMistakes(lines),
    sitemaps: rules.getSitemaps(),
  };
}

/**
 * Empties the groups of other crawlers, and the second naming of a crawler for the same group. The parser stores each rule
 * once for each agent of its group, which with thousands of both would fill the memory.
 */
function keepAgents(lines: readonly string[]): string[] {
  let named = new Set<string>();
  let naming = false;
  return lines.map((line) => {
    const { name, value } = splitLine(line);
    if (name === "") return "";
    if (name !== "user-agent") {
      naming = false;
      return name === "sitemap" || named.size > 0 ? line : "";
    }
    if (!naming) named = new Set();
    naming = true;
    const agent = value.split("/", 1)[0]?.trim().toLowerCase() ?? "";
    if (named.has(agent) || !agents.includes(agent)) return "";
    named.add(agent);
    return line;
  });
}

/** The directives that crawlers know, as in Lighthouse's audit `robots-txt`. */
const directives = new Set([
  "user-agent",
  "disallow",
  "allow",
  "sitemap",
  "crawl-delay",
  "clean-param",
  "host",
  "request-rate",
  "visit-time",
  "noindex",
  "content-signal",
]);

/** The lines that crawlers do not understand, by the rules of Lighthouse's audit `robots-txt`. */
function findMistakes(lines: readonly string[]): Mistake[] {
  const mistakes: Mistake[] = [];
  let inGroup = false;
  for (const [index, text] of lines.entries()) {
    const { name, value } = splitLine(text);
    if (name === "" && value === "") continue;
    if (name === "user-agent" && value !== "") inGroup = true;
    const isRule = name === "allow" || name === "disallow";
    if (!isUnderstood(name, value) || (isRule && !inGroup)) mistakes.push({ line: index + 1, text });
  }
  return mistakes;
}

/** The directive of a line, in lower case, and its value. Without a colon all of the line is the value. */
function splitLine(line: string): { name: string; value: string } {
  const bare = line.split("#", 1)[0] ?? "";
  const colon = bare.indexOf(":");
  return { name: bare.slice(0, Math.max(colon, 0)).trim().toLowerCase(), value: bare.slice(colon + 1).trim() };
}

function isUnderstood(name: string, value: string): boolean {
  switch (name) {
    case "user-agent":
      return value !== "";
    case "sitemap":
      return URL.canParse(value) && ["http:", "https:", "ftp:"].includes(new URL(value).protocol);
    case "allow":
    case "disallow":
      return (value === "" || /^[/*]/.test(value)) && !value.slice(0, -1).includes("$");
    default:
      return directives.has(name);
  }
}
