import type { Fetched } from "../evidence.ts";
import { readRobotsLines, type RobotsLine } from "./robots-lines.ts";
import { blockingLine } from "./robots-match.ts";

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
      /** What the whole file is instead of text in UTF-8. */
      wrongKind: "html" | "encoding" | null;
      mistakes: { number: number; first: readonly Place[] };
      /** The addresses of the sitemaps that it names, without duplicates. */
      sitemaps: string[];
    };

export type Place = { line: number; text: string };

/** The crawler that the audit checks for. */
const crawler = "googlebot";

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
  const blocked = blockingLine(lines, crawler, page.pathname + page.search);
  return {
    state: "read",
    blocked: blocked && placeOf(blocked),
    wrongKind: wrongKindOf(text),
    mistakes: findMistakes(lines),
    sitemaps: sitemapsOf(lines),
  };
}

function wrongKindOf(text: string): "html" | "encoding" | null {
  const start = text.slice(0, 500).replace(/^\uFEFF/, "");
  // UTF-16 has a zero byte beside each letter.
  if (start.includes("\0")) return "encoding";
  return /^\s*<(?:!doctype|html|head|body|script|meta|!--)/i.test(start) ? "html" : null;
}

function sitemapsOf(lines: readonly RobotsLine[]): string[] {
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
    if (mistakes.first.length < keptMistakes) mistakes.first.push(placeOf(line));
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

function placeOf({ number, text }: RobotsLine): Place {
  return { line: number, text };
}
