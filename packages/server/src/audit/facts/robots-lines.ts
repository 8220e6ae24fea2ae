/** What a line of robots.txt is to Google's parser. `other` is a directive that Google does not use, `none` no directive at all. */
export type RobotsKind = "agent" | "allow" | "disallow" | "sitemap" | "other" | "none";

export type RobotsLine = {
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

/** What Google takes for each directive, typing errors included. A key only has to begin with it. */
const keys: readonly (readonly [RobotsKind, readonly string[]])[] = [
  ["agent", ["user-agent", "useragent", "user agent"]],
  ["allow", ["allow"]],
  ["disallow", ["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"]],
  ["sitemap", ["sitemap", "site-map"]],
];

/** The lines of a robots.txt that say something, read as Google's public parser (google/robotstxt) reads them. */
export function* readRobotsLines(text: string): Generator<RobotsLine> {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(longestRobots));
  // The mark at the beginning of a file, whole or in part, is no letter of the first line.
  const start = /^[\uFEFF\uFFFD]/.test(text) ? 1 : 0;
  const lines = text.slice(start, read).split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    const bare = strip(line.slice(0, longestLine).split("#", 1)[0] ?? "");
    if (bare === "") continue;
    const [key, value] = divide(bare) ?? ["", ""];
    yield { number: index + 1, text: line, kind: kindOf(key), key, value };
  }
}

function kindOf(key: string): RobotsKind {
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
