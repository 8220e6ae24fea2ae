import { periodStarting } from "@agency/model/report/periods";
import { calendarDate, monthNamed, monthWords, readDate, withPlainPeriods } from "./dates.ts";
import { upTo } from "./words.ts";

/** Days that a text names, from the first to the last. `upTo` when it says that the numbers go up to them. */
export type Mention = { kind: "day" | "days" | "year"; start: string; end: string; upTo: boolean };

type DatesInText = {
  mentions: Mention[];
  /** Whether it says up to which day of a month it counts, without the month: "up to the 20th". */
  cut: boolean;
  /** The text without its dates. */
  rest: string;
};

type Atom = {
  at: number;
  end: number;
  year: number | null;
  month: number | null;
  day: number | null;
  quarter: number | null;
};
/** `weak`: it can be a name or a fraction as well, so that it is a date only beside another one, after "up to", or alone. */
type Found = Atom & { to?: number; week?: string; weak?: true };

const monthForm = String.raw`(?<![\p{L}])(?<month>${monthWords.join("|")})(?![\p{L}])\.?`;
const dayForm = String.raw`(?<!\d)(?<day>3[01]|[12]\d|0?[1-9])(?: ?(?:st|nd|rd|th|hb))?(?!\d)`;
const day2Form = String.raw`(?<day2>3[01]|[12]\d|0?[1-9])(?: ?(?:st|nd|rd|th|hb))?(?!\d)`;
const yearForm = String.raw`(?<year>(?:19|20)\d\d)(?!\d)`;
const shortYearForm = String.raw`(?:(?:19|20)\d\d|['’]?\d\d)(?!\d)`;
const between = String.raw`\s*(?:-|–|—|~|～|to|hingga|sampai|sehingga|until|till|through|至|到)\s*`;

/** Ways to write a date, the longest first. */
const forms = [
  `${dayForm}${between}${day2Form}[\\s,./-]*(?:of )?${monthForm}(?:[\\s,./-]*(?<shortYear>${shortYearForm}))?`,
  `${dayForm}${between}${day2Form}[/.-](?<number>1[0-2]|0?[1-9])[/.-](?<shortYear>${shortYearForm})`,
  `${monthForm}\\s*${dayForm}${between}${day2Form}(?:,?\\s*${yearForm})?`,
  String.raw`(?<!\d)(?<year>(?:19|20)\d\d)(?<sign>[-/.])(?<number>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)`,
  String.raw`(?<!\d)(?<year>(?:19|20)\d\d)(?<number>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\d|3[01])(?!\d)`,
  String.raw`(?<!\d)(?<day>\d{1,2})(?<sign>[-/.])(?<number>\d{1,2})\k<sign>(?<shortYear>${shortYearForm})`,
  String.raw`(?:(?<year>(?:19|20)\d\d) ?年 ?)?(?<!\d)(?<number>1[0-2]|0?[1-9]) ?月 ?(?<day>\d{1,2}) ?[日号號]?${between}(?<day2>\d{1,2}) ?[日号號]`,
  String.raw`(?<year>(?:19|20)\d\d) ?年 ?(?<number>\d{1,2}) ?月 ?(?:(?<day>\d{1,2}) ?[日号號]?(?!\d))?`,
  String.raw`(?<!\d)(?<number>1[0-2]|0?[1-9]) ?月(?:份|(?: ?(?<day>\d{1,2}) ?[日号號]))?`,
  `${dayForm}(?: of)?[\\s,./-]*${monthForm}(?:[\\s,./-]*(?<shortYear>${shortYearForm}))?`,
  `${monthForm}\\s*${dayForm}(?:,\\s*|\\s+)${yearForm}`,
  `${monthForm}[\\s,./'’-]*${yearForm}`,
  `${yearForm}[\\s,./-]*${monthForm}`,
  `${monthForm}[\\s]*(?<sign>['’-]?)[\\s]*(?<two>\\d\\d)(?:st|nd|rd|th|hb)?(?!\\d)`,
  monthForm,
  String.raw`(?<![\d./-])(?<shortDay>3[01]|[12]\d|0?[1-9])[/.](?<number>3[01]|[12]\d|0?[1-9])(?![\d/-]|\.\d)`,
  String.raw`(?<!\d)(?<year>20\d\d)[\s-]*(?:w|wk|week)\s*(?<week>\d{1,2})(?!\d)`,
  String.raw`(?<![\p{L}\p{N}])(?:w|wk|week|minggu)\s*(?<week>\d{1,2})[\s,/-]+(?<year>20\d\d)(?!\d)`,
  String.raw`(?<![\p{L}\p{N}])(?:q|qtr|quarter|suku(?: tahun)?)\s*(?:ke-?\s*)?(?<quarter>[1-4])(?!\d)(?:[\s,./-]*${yearForm})?`,
  String.raw`(?<!\d)(?<quarter>[1-4]) ?q(?:tr)?(?!\p{L})(?:[\s,./'’-]*(?<shortYear>${shortYearForm}))?`,
  String.raw`(?<!\p{L})(?:month|mth|bulan|bln) (?:ke-? ?)?(?<number>1[0-2]|0?[1-9])(?!\d)`,
  String.raw`(?<!\d)${yearForm}[\s,./年-]*(?:q|qtr|quarter|suku(?: tahun)?)\s*(?<quarter>[1-4])(?!\d)`,
  String.raw`(?<![\d./-])(?<year>(?:19|20)\d\d)[-/.](?<number>1[0-2]|0[1-9])(?![\d/.-])`,
  String.raw`(?<![\d./-])(?<number>1[0-2]|0?[1-9])[-/.](?<year>(?:19|20)\d\d)(?!\d)`,
  String.raw`(?<![\d.,/-])(?<year>20\d\d)(?:年)?(?![\d]|[.,/-]\d)`,
].map((form) => new RegExp(form, "yu"));

/** Months that are also names, or other words. */
const weakMonths = new Set(["may", "mei", "mac", "mar", "march", "dis", "jan", "jun"]);

/** "Sep & Okt 2026" are two months together as well. */
const rangeBetween = new RegExp(String.raw`^(?:${between}|\s*(?:/|&|and|dan|和|与|、)\s*)$`, "u");
const upToBefore = new RegExp(`(?:${upTo})\\s*(?:the|date|day|hari|tarikh)?\\s*[:：]?\\s*$`, "iu");
const upToNumber = new RegExp(
  `(?:${upTo})\\s*(?:the|day|hari|tarikh)?\\s*(?:3[01]|[12]\\d|0?[1-9])(?:\\s*(?:st|nd|rd|th|hb|haribulan|日|号|號)|\\s*(?:of|$|[.,;)]))`,
  "iu",
);

/** "1st to 25th": no month ends on the 27th or before. */
const fewDays = new RegExp(
  String.raw`(?<!\d)\d{1,2} ?(?:st|nd|rd|th|hb)?${between}(?:[1-9]|1\d|2[0-7]) ?(?:st|nd|rd|th|hb|日|号|號)(?!\p{L})`,
  "u",
);

/** As much of a text as is looked at. */
const longest = 300;

/**
 * Finds every date in a text, however it is written in English, Malay and Chinese: days, months, quarters, weeks, years, and ranges of
 * them. One without a year is the one nearest to `near`, the last day of a table's periods.
 */
export function datesIn(text: string, near: string): DatesInText {
  const plain = withPlainPeriods(text.slice(0, longest).normalize("NFKC").toLowerCase());
  const atoms = findAtoms(plain, Number(near.slice(0, 4)));
  const mentions: Mention[] = [];
  const spans: { at: number; end: number }[] = [];
  for (let index = 0; index < atoms.length; index++) {
    const first = atoms[index];
    const next = atoms[index + 1];
    if (first === undefined) break;
    const isRange = next !== undefined && rangeBetween.test(plain.slice(first.end, next.at));
    const last = isRange ? next : first;
    const isUpTo = upToBefore.test(plain.slice(0, first.at));
    if (first.weak && !isRange && !isUpTo && plain.trim() !== plain.slice(first.at, first.end)) continue;
    const range = isRange ? toMention({ ...first, year: first.year ?? last.year }, last, near) : null;
    if (range !== null) index += 1;
    const mention = range ?? toMention(first, first, near);
    if (mention === null) continue;
    mentions.push({ ...mention, upTo: isUpTo });
    spans.push({ at: first.at, end: range === null ? first.end : last.end });
  }
  const rest = spans.reduceRight((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, plain);
  return { mentions, cut: upToNumber.test(rest) || fewDays.test(rest), rest };
}

/** Where a date can begin. */
const beginnings = new RegExp(
  String.raw`\d|(?<![\p{L}])(?:${monthWords.join("|")}|q|qtr|quarter|suku|w|wk|week|minggu|month|mth|bulan|bln)(?![\p{L}])`,
  "gu",
);

function findAtoms(text: string, nearYear: number): Found[] {
  const atoms: Found[] = [];
  let end = 0;
  for (const { index: at } of text.matchAll(beginnings)) {
    if (at < end) continue;
    for (const form of forms) {
      form.lastIndex = at;
      const match = form.exec(text);
      const atom = match && toAtom(match, at, nearYear);
      if (!atom) continue;
      atoms.push(atom);
      end = atom.end;
      break;
    }
  }
  return atoms;
}

function toAtom(match: RegExpExecArray, at: number, nearYear: number): Found | null {
  const said: Record<string, string | undefined> = match.groups ?? {};
  const named = said["month"] === undefined ? null : monthNamed(said["month"]);
  const number = said["number"] === undefined ? named : Number(said["number"]);
  const atom: Found = {
    at,
    end: at + match[0].trimEnd().length,
    year: readYear(said["year"] ?? said["shortYear"]),
    month: number,
    day: toNumber(said["day"] ?? said["shortDay"]),
    quarter: toNumber(said["quarter"]),
    ...(said["day2"] !== undefined && { to: Number(said["day2"]) }),
    ...(said["week"] !== undefined && { week: `${said["year"]}-W${said["week"].padStart(2, "0")}` }),
  };
  const isBare = atom.year === null && atom.day === null && said["month"] !== undefined;
  if (said["two"] !== undefined) return withTwoDigits(atom, said["two"], said["sign"] ?? "", nearYear);
  const isWeak = said["shortDay"] !== undefined || (isBare && weakMonths.has(said["month"] ?? ""));
  const found: Found = isWeak ? { ...atom, weak: true } : atom;
  // 10/20/2026 can only be in October.
  if (atom.day !== null && number !== null && number > 12 && atom.day <= 12)
    return { ...found, month: atom.day, day: number };
  return number !== null && (number < 1 || number > 12) ? null : found;
}

/** "Oct 26" is October of 2026 where the table is of that year, and "Oct 20" its twentieth day. */
function withTwoDigits(atom: Found, digits: string, sign: string, nearYear: number): Found {
  const number = Number(digits);
  const isYear = sign !== "" || number > 31 || number === 0 || Math.abs(2000 + number - nearYear) <= 1;
  return isYear ? { ...atom, year: 2000 + number } : { ...atom, day: number };
}

function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function readYear(text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = Number(text.replaceAll(/\D/g, ""));
  return number < 100 ? 2000 + number : number;
}

function toMention(first: Found, last: Found, near: string): Omit<Mention, "upTo"> | null {
  const isYear = first.month === null && first.quarter === null && first.week === undefined;
  const end = nearestDay(last, near, "last");
  // A range that begins in an earlier month without its year is of the year in which it ends, or of the one before.
  const start =
    first === last || end === null ? nearestDay(first, near, "first") : nearestDay(first, end, "first", end);
  if (start === null || end === null || start > end) return null;
  if (isYear && first === last) return { kind: "year", start, end };
  return { kind: isYear && last.month === null ? "year" : start === end ? "day" : "days", start, end };
}

/** The first or last day of what an atom names; without a year, the one nearest to a day, and not after `latest`. */
function nearestDay(atom: Found, near: string, side: "first" | "last", latest = "9999"): string | null {
  if (atom.week !== undefined) return weekEdge(atom.week, side);
  if (atom.year !== null) return dayIn(atom, atom.year, side);
  const nearYear = Number(near.slice(0, 4));
  const possible = [nearYear, nearYear - 1, nearYear + 1]
    .flatMap((one) => dayIn(atom, one, side) ?? [])
    .filter((day) => day <= latest);
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(near));
  return possible.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

function dayIn({ month, day, quarter, to }: Found, year: number, side: "first" | "last"): string | null {
  const [first, last] = quarter === null ? [month ?? 1, month ?? 12] : [quarter * 3 - 2, quarter * 3];
  if (side === "first") return calendarDate(year, first, day ?? 1);
  const lastDay = to ?? day;
  return lastDay === null ? lastOfMonth(year, last) : calendarDate(year, last, lastDay);
}

function lastOfMonth(year: number, month: number): string | null {
  const start = calendarDate(year, month, 1);
  return start === null ? null : (periodStarting("monthly", start)?.end ?? null);
}

function weekEdge(text: string, side: "first" | "last"): string | null {
  const reading = readDate(text);
  const period = reading?.kind === "period" ? periodStarting(reading.type, reading.start) : null;
  return side === "first" ? (period?.start ?? null) : (period?.end ?? null);
}
