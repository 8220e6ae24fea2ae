import { currency as agencyCurrency } from "@agency/content/settings";
import { type AdPlatform, adPlatformNames } from "@agency/model/ads";
import { ownValue, rememberedAds } from "./columns.ts";
import { choice } from "./heading-doubts.ts";
import type { ImportContext, Question } from "./import-result.ts";

/** Currencies that clients here are charged in besides the agency's own. */
const usualCurrencies = ["MYR", "SGD", "USD", "IDR", "THB", "BND", "AUD", "EUR", "GBP", "HKD", "CNY", "INR", "JPY"];

/** What is asked about an export, and where it stands in the file. */
type Asked = { platform: AdPlatform; sheet: string | null; line: number };

/** The id of a question whose answer is remembered with the client. */
const rememberedId = (platform: AdPlatform, what: string) => `${rememberedAds}${platform} ${what}`;

/** What was answered now or before, by the id of its question. */
function answerTo(id: string, { answers, mapping }: ImportContext): string | undefined {
  return ownValue(answers, id) ?? ownValue(mapping.ads, id);
}

function ask(
  { sheet, line }: Asked,
  question: Pick<Question, "id" | "kind" | "choices"> & { column?: string | null; example?: string | null },
): Question {
  const { column = null, example = null, ...asked } = question;
  return { ...asked, sheet, line, about: { column, figure: null, example } };
}

/** The currency of an export that names none: an account has one, so it is asked once. */
export function decideCurrency(at: Asked, context: ImportContext): { currency: string } | { question: Question } {
  const codes = [...new Set([agencyCurrency.code, ...usualCurrencies])];
  const id = rememberedId(at.platform, "currency");
  const answer = answerTo(id, context);
  if (answer !== undefined && codes.includes(answer)) return { currency: answer };
  const choices = codes.map((code) => ({ value: code, label: code }));
  return { question: ask(at, { id, kind: "ads_currency", choices, example: adPlatformNames[at.platform] }) };
}

/**
 * Which of the headings that nobody knows holds a figure that no known one does; null for none of them.
 * @param what the figure, as `Question.about.column` names it: spend, impressions or clicks
 */
export function decideColumn(
  at: Asked,
  what: string,
  headings: string[],
  context: ImportContext,
): { header: string | null } | { question: Question } {
  const id = rememberedId(at.platform, what);
  const answer = answerTo(id, context);
  if (answer === "none") return { header: null };
  if (answer !== undefined && headings.includes(answer)) return { header: answer };
  const choices = [...headings.map((header) => ({ value: header, label: header })), choice("none")];
  return { question: ask(at, { id, kind: "ads_column", choices, column: what }) };
}

/** Which of the things that an export counts is a conversion of the client's; null for none. */
export function decideCounted(
  at: Asked,
  counted: string[],
  context: ImportContext,
): { counted: string | null } | { question: Question } {
  const id = rememberedId(at.platform, "counted");
  const answer = answerTo(id, context);
  if (answer === "none") return { counted: null };
  if (answer !== undefined && counted.includes(answer)) return { counted: answer };
  const choices = [...counted.map((name) => ({ value: name, label: name })), choice("none")];
  return { question: ask(at, { id, kind: "ads_counted", choices, example: adPlatformNames[at.platform] }) };
}

/** Whether an export whose conversions are all 0 counts any: without a tag on the website, Google writes 0 as well. */
export function decideZero(
  at: Asked,
  column: string,
  { answers }: ImportContext,
): { isCounted: boolean } | { question: Question } {
  const id = `adfile:${at.platform} zero`;
  const answer = ownValue(answers, id);
  if (answer === "counted" || answer === "unknown") return { isCounted: answer === "counted" };
  return { question: ask(at, { id, kind: "ads_zero", choices: [choice("counted"), choice("unknown")], column }) };
}

/** Whether the days of a month that an export by day lacks had no ads: platforms leave those days out. */
export function decideDays(
  at: Asked,
  { month, days, of }: { month: string; days: number; of: number },
  { answers }: ImportContext,
): { isWhole: boolean } | { question: Question } {
  const id = `adfile:${at.platform} days ${month}`;
  const answer = ownValue(answers, id);
  if (answer === "whole" || answer === "part") return { isWhole: answer === "whole" };
  const choices = [choice("whole"), choice("part")];
  return {
    question: ask(at, { id, kind: "ads_days", choices, column: `monthly ${month}-01`, example: `${days}/${of}` }),
  };
}

/** Whether a total that is more than its campaigns stands, or the file is not used. */
export function decideTotal(
  at: Asked,
  { column, sum, total }: { column: string; sum: number; total: number },
  { answers }: ImportContext,
): { takesTotal: boolean } | { question: Question } {
  const id = `adfile:${at.platform} total`;
  const answer = ownValue(answers, id);
  if (answer === "total" || answer === "stop") return { takesTotal: answer === "total" };
  const choices = [choice("total"), choice("stop")];
  return { question: ask(at, { id, kind: "ads_total", choices, column, example: `${sum} / ${total}` }) };
}
