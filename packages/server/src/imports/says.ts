import type { Period } from "@agency/model/report/periods";
import { ownValue } from "./columns.ts";
import { datesIn, type Mention } from "./dates-in-text.ts";
import { normalHeader } from "./headers.ts";
import { choice } from "./heading-doubts.ts";
import type { ImportContext, ImportedRow, ImportProblem, Outside, OutsideText, Question } from "./import-result.ts";
import { isOfOtherLength } from "./lengths-in-text.ts";
import { currencyIn, isOwnCurrency } from "./numbers.ts";
import { hasWord, isWord, withoutWords, toWords } from "./words.ts";

/** What a text beside the numbers can say of them, with the kind of question that it leads to, in the order in which they are asked. */
const sayings = ["whole_period", "plain_numbers", "part_of_all", "final", "actual"] as const;
type Saying = (typeof sayings)[number];

/** The problem of a file whose text was answered to mean that its numbers are not for a report. */
const refusals = {
  whole_period: "not_whole_by_text",
  plain_numbers: "not_plain_by_text",
  part_of_all: "filtered",
  final: "not_final_by_text",
  actual: "not_actual_by_text",
} as const satisfies Record<Saying, ImportProblem["problem"]>;

/** As much of a text as a question quotes. */
const longest = 160;

type Judged = { question: Question } | { problems: ImportProblem[] } | { outside: Outside[] };

/**
 * Asks about the texts outside the columns that could make the numbers mean something else: other days, thousands, a part, a draft, a
 * forecast or a target.
 * @returns the first question; the problem of one that was answered with no; or the texts that say nothing of this, to be shown
 */
export function judgeOutside(outside: OutsideText[], rows: ImportedRow[], context: ImportContext): Judged {
  const left: Outside[] = [];
  const money = rows.some(({ figures }) => figures.adSpend != null);
  const all = rows.map(({ period }) => period);
  for (const { periods, isNamed, ...text } of outside) {
    const said = saidBy(text, periods.length > 0 ? periods : all, money);
    for (const saying of sayings.filter((one) => said.sayings.has(one))) {
      const asked = askSaying(saying, text, context);
      if (asked !== null) return asked;
    }
    if (said.rest !== "" && !isNamed) left.push(text);
  }
  return { outside: left };
}

/**
 * Asks the same about a file's name where it says that figures are cumulated, a part, a draft or a forecast. Other words in it may be
 * about what stands beside them.
 * @param namesPart whether its days do not make a whole period
 */
export function judgeFileName(
  name: string,
  namesPart: boolean,
  rows: ImportedRow[],
  context: Pick<ImportContext, "answers">,
): { question: Question } | { problems: ImportProblem[] } | null {
  const words = toWords(name);
  // Exports of ads say so in their names.
  const isOfAds = rows.every(({ figures, ads }) => figures.adSpend !== undefined || ads !== undefined);
  const said: [Saying, boolean][] = [
    ["whole_period", namesPart || hasWord(words, "notWhole")],
    ["part_of_all", !isOfAds && hasWord(words, "part")],
    ["final", hasWord(words, "notFinal")],
    ["actual", hasWord(words, "forecast")],
  ];
  const text = { text: name, line: null, sheet: null };
  const asked = said.flatMap(([saying, isSaid]) => (isSaid ? (askSaying(saying, text, context) ?? []) : []));
  return asked[0] ?? null;
}

/** What a text says of the numbers of some periods, and its other words. */
function saidBy({ text, where }: Outside, periods: Period[], money: boolean): { sayings: Set<Saying>; rest: string } {
  const last = periods
    .map(({ end }) => end)
    .toSorted()
    .at(-1);
  if (last === undefined || where === "property") return { sayings: new Set(), rest: text };
  const words = toWords(text);
  const has = (group: Parameters<typeof hasWord>[1]) => hasWord(words, group);
  const { mentions, cut, rest } = datesIn(text, last);
  const undated = toWords(rest);
  const isOnly = (group: Parameters<typeof hasWord>[1]) =>
    hasWord(undated, group) && withoutWords(undated, [group, "plain"]) === "";
  // "Belum tamat" is not a draft, and what ads are not part of is not unfinished.
  const others = toWords(withoutWords(words, ["harmless", "notWhole", "part"]));
  // Of sheets that are called "KL" and "Penang", it is asked whether they add up.
  const isPlace = where !== "sheet" && isOnly("partAlone");
  const found = new Set<Saying>();
  const isOfOtherTime = has("otherTime") && withoutWords(undated, ["otherTime", ...understood]) === "";
  if (cut || isOfOtherTime || has("notWhole") || isOfOtherLength(undated, periods)) found.add("whole_period");
  if (isOfOtherDays(mentions, periods, where)) found.add("whole_period");
  if (has("unit") || saysUnit(text, money)) found.add("plain_numbers");
  if (has("part") || isPlace || isLabelled(text)) found.add("part_of_all");
  if (hasWord(others, "notFinal") || isOnly("notFinalAlone")) found.add("final");
  if (has("forecast") || has("target") || isOnly("forecastAlone") || isOnly("besideActual")) found.add("actual");
  return { sayings: found, rest: withoutWords(undated, understood).replaceAll(/[\d\s]/g, "") };
}

/** Words that need no quote: they were asked about, or say nothing. */
const understood = [
  "harmless",
  "notWhole",
  "unit",
  "part",
  "partAlone",
  "notFinal",
  "notFinalAlone",
  "forecast",
  "forecastAlone",
  "target",
  "actual",
  "upTo",
  "plain",
] as const;

/** '000, (000), x1,000 and Unit: 1,000. */
const zeros = /^000s?$|^1[,.]?000s$/iu;
const timesThousand = /(?:[x×*÷] ?1[,.]?00+|(?:unit|单位|單位)[\s:：=]*1[,.]?00+)(?:\D|$)/iu;

function saysZeros(text: string): boolean {
  const numbers = text.match(/\d[\d.,]*s?/giu) ?? [];
  return timesThousand.test(text) || numbers.some((number) => zeros.test(number.replace(/[.,]$/u, "")));
}

/** Whether a text says that numbers are not written in full, or that money is in another currency. */
function saysUnit(text: string, money: boolean): boolean {
  const alone = text.match(/[(（[]([^()（）[\]]*)[)）\]]/gu) ?? [];
  if (saysZeros(text) || [text, ...alone].some(isUnit)) return true;
  // In capitals, many a word is the code of a currency.
  const currency = money ? currencyIn(text.toLowerCase()) : null;
  return currency !== null && !isOwnCurrency(currency.currency);
}

/** Whether a text names what its numbers are limited to: "Region: Selangor". */
function isLabelled(text: string): boolean {
  const [label = "", ...values] = text.split(/[:：=]/);
  return values.join("").trim() !== "" && isWord(label, "partLabel");
}

/** Whether a text is a unit and nothing else. */
function isUnit(text: string): boolean {
  return (
    text.trim() !== "" && (isWord(text, "unitAlone") || /^[\s(（[]*[%‰％][\s)）\]]*$/u.test(text) || zeros.test(text))
  );
}

/** Whether the dates of a text are not those of the periods beside it. */
function isOfOtherDays(mentions: Mention[], periods: Period[], where: Outside["where"]): boolean {
  const spans = mentions.filter(({ kind }) => kind === "days");
  const fits = spans.some((span) => coversPeriods(span, periods, where));
  return mentions.some((mention) => {
    switch (mention.kind) {
      case "day":
        return !isAfterAll(mention, periods) && !periods.some(({ start }) => start === mention.start && !mention.upTo);
      case "year":
        return !periods.some((period) => overlap(period, mention));
      case "days":
        return !fits || isCut(mention, periods) || (mention.upTo && isSame(periods));
    }
  });
}

/** A day on which nothing was still to come. */
function isAfterAll({ start }: Mention, periods: Period[]): boolean {
  return periods.every(({ end }) => start >= end);
}

/** Whether days are those of periods: of one, of some from the first to the last, or of what a sheet holds beside others. */
function coversPeriods(days: Mention, periods: Period[], where: Outside["where"]): boolean {
  const within = periods.filter((period) => period.start >= days.start && period.end <= days.end);
  if (where === "sheet") return within.length > 0;
  const reaches = (day: string) => periods.some(({ start, end }) => start <= day && day <= end);
  return within.length > 0 && reaches(days.start) && reaches(days.end);
}

/** Whether days are a part of one of the periods. */
function isCut(days: Mention, periods: Period[]): boolean {
  return periods.some(
    ({ start, end }) => start <= days.start && days.end <= end && (start !== days.start || end !== days.end),
  );
}

function isSame(periods: Period[]): boolean {
  return new Set(periods.map(({ start }) => start)).size === 1;
}

function overlap(one: Pick<Period, "start" | "end">, other: Pick<Period, "start" | "end">): boolean {
  return one.start <= other.end && other.start <= one.end;
}

/** Asks about a text; null when it was answered that the numbers are as a report needs them. */
export function askSaying(
  saying: Saying,
  { text, line, sheet }: Pick<Outside, "text" | "line" | "sheet">,
  { answers }: Pick<ImportContext, "answers">,
): { question: Question } | { problems: ImportProblem[] } | null {
  const id = `${saying === "part_of_all" ? "part" : saying}:${normalHeader(text)}`;
  const [yes, no] = saying === "part_of_all" ? ["all", "part"] : ["yes", "no"];
  const answer = ownValue(answers, id);
  if (answer === yes) return null;
  const example = text.slice(0, longest);
  if (answer === no) {
    const place = { ...(line !== null && { line }), ...(sheet !== null && { sheet }) };
    return { problems: [{ field: "row", problem: refusals[saying], params: { value: example }, ...place }] };
  }
  const about = { column: null, figure: null, example };
  return { question: { id, kind: saying, sheet, line, about, choices: [choice(yes), choice(no)] } };
}
