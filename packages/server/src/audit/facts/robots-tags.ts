import type { Page } from "../page/page.ts";
import { tag } from "../snippet.ts";

/** A rule for search engines, from a tag of the page or a line of the `x-robots-tag` header. */
export type RobotsTag = {
  from: "meta" | "header";
  /** As it appears. */
  text: string;
  rules: readonly Rule[];
};

type Rule = { name: string; value: string };

export type RobotsTags = {
  /** Google obeys these: tags in the head and the header, for Google or for every crawler. */
  obeyed: RobotsTag[];
  /** Tags with noindex outside the head, as they appear. Google may obey them all the same. */
  outside: string[];
  /** Tags with noindex in a form that Google does not document: rules without commas, two crawlers in one name. */
  unclear: string[];
};

/** The crawlers that matter: Google's own, and "robots" for all. */
const crawlers = ["googlebot", "robots"];

/** Rules with a value (developers.google.com/search/docs/crawling-indexing/robots-meta-tag). */
const valued = ["unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"];

const forbidding = ["noindex", "none"];

/** Reads the robots tags of a page and its `x-robots-tag` header. */
export function readRobotsTags(page: Page, header: string | undefined): RobotsTags {
  const tags: RobotsTags = { obeyed: [], outside: [], unclear: [] };
  for (const { name, content, inHead } of page.metas) {
    const named = name.split(",").map((each) => each.trim());
    if (!named.some((each) => crawlers.includes(each))) continue;
    const read: RobotsTag = { from: "meta", text: tag("meta", { name, content }), rules: readRules(content) };
    if (inHead && named.length === 1) addTag(tags, read);
    else if (noindexIn(read) !== null) tags[inHead ? "unclear" : "outside"].push(read.text);
  }
  for (const line of readHeader(header)) addTag(tags, line);
  return tags;
}

function addTag({ obeyed, unclear }: RobotsTags, read: RobotsTag): void {
  if (noindexIn(read) === "unclear") unclear.push(read.text);
  else obeyed.push(read);
}

/** Whether rules keep a page out of search results, clearly or in a form that is not documented. */
function noindexIn({ rules }: RobotsTag): "clear" | "unclear" | null {
  if (rules.some(({ name }) => forbidding.includes(name))) return "clear";
  const loose = rules.flatMap(({ name, value }) =>
    valued.includes(name)
      ? value
          .toLowerCase()
          .split(/[\s;]+/)
          .slice(1)
      : name.split(/[\s;]+/),
  );
  return loose.some((word) => forbidding.includes(word)) ? "unclear" : null;
}

/** Maximum length of the header, in characters. */
const longestHeader = 4_000;

/** Reads each line of the header. A name in a line holds for what follows it, up to the next name. */
function readHeader(header = ""): RobotsTag[] {
  const lines = header.slice(0, longestHeader).split("\n");
  return lines.flatMap((line): RobotsTag[] => {
    const rules = rulesByCrawler(line).filter(({ crawler }) => crawler === null || crawlers.includes(crawler));
    return rules.length === 0 ? [] : [{ from: "header", text: `x-robots-tag: ${line.trim()}`, rules }];
  });
}

function readRules(content: string): Rule[] {
  return rulesByCrawler(content).filter(({ crawler }) => crawler === null);
}

function rulesByCrawler(text: string): (Rule & { crawler: string | null })[] {
  const rules: (Rule & { crawler: string | null })[] = [];
  let crawler: string | null = null;
  for (const part of text.split(",")) {
    let [name, value] = divide(part);
    if (value !== null && !valued.includes(name)) {
      crawler = name;
      [name, value] = divide(value);
    }
    const last = rules.at(-1);
    // A date has commas of its own.
    if (value === null && /^\d/.test(name) && last?.name === "unavailable_after") last.value += `, ${name}`;
    else if (name !== "") rules.push({ name, value: value ?? "", crawler });
  }
  return rules;
}

/** A name in lower case, and what follows its colon; null without one. */
function divide(part: string): [string, string | null] {
  const text = part.trim();
  const colon = text.indexOf(":");
  if (colon === -1 || /^\d/.test(text)) return [text.toLowerCase(), null];
  return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
}

/** The first tag with one of these rules. */
export function tagWith({ obeyed }: RobotsTags, names: readonly string[]): RobotsTag | undefined {
  return obeyed.find(({ rules }) => rules.some(({ name }) => names.includes(name)));
}

/** The first tag after whose date the page leaves the search results, and whether that has come. */
export function expiringTag({ obeyed }: RobotsTags, now: Date): { text: string; isPast: boolean } | null {
  const dated = obeyed.flatMap(({ text, rules }) => {
    const values = rules.filter(({ name }) => name === "unavailable_after").map(({ value }) => value);
    return values.map((value) => ({ text, isPast: isPast(value, now) }));
  });
  return dated.find((each) => each.isPast) ?? dated[0] ?? null;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The end of a day is this long after its beginning in UTC, in the westernmost zone, in ms. */
const endOfDay = 36 * 3_600_000;

/** Whether the day of a date is over everywhere (ISO 8601, RFC 822 and RFC 850). False for any other form. */
function isPast(date: string, now: Date): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  if (year) return isOver([Number(year), Number(month) - 1, Number(day)], now);
  const [, written, name = "", ordinary = ""] = /(\d{1,2})[ -]([a-z]{3})[a-z]{0,6}[ -](\d{4}|\d\d)/i.exec(date) ?? [];
  const place = months.indexOf(name.toLowerCase());
  if (place === -1) return false;
  return isOver([Number(ordinary) + (ordinary.length === 2 ? 2_000 : 0), place, Number(written)], now);
}

function isOver([year, month, day]: [number, number, number], now: Date): boolean {
  return Date.UTC(year, month, day) + endOfDay < now.getTime();
}
