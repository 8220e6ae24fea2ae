import { cancel, isCancel, log, text } from "@clack/prompts";
import type { Given } from "./given.ts";
import { type Question, questions } from "./questions.ts";
import { allPrices, howToPrice, priceFrom, pricesIn, priceText, servicesIn, usualPrice } from "./service-prices.ts";

/** Typed instead of an answer, or after the shown answer, to see the question before. */
const isBack = (answer: string) => answer.trim().endsWith("<") || answer.trim().toLowerCase() === "back";

/** Nothing was answered: the question before is wanted. */
const back = Symbol("back");

type Asking = { folder: string; before: Given | undefined };

/**
 * An answer to every question: from its flag, from a person, from last time, or the usual one.
 * @throws {Error} that names every flag that is missing or wrong
 */
export async function answerAll(
  flags: Readonly<Record<string, string | undefined>>,
  asking: Asking,
  interactive: boolean,
): Promise<Given> {
  const stated = Object.entries(flags).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const given: Record<string, string> = Object.fromEntries(stated);
  const wrong: string[] = [];
  const asked: number[] = [];
  let chapter = "";
  for (let at = 0; at < questions.length; at += 1) {
    const question = questions[at] as Question;
    const { name, about } = question;
    if (question.when && !question.when(given, asking.before)) continue;
    if (interactive && flags[name] === undefined) {
      if (about !== chapter) log.step(about);
      chapter = about;
      const answer = await askOne(question, given, asking);
      if (answer === back) {
        // One before the question before: the loop goes on from there.
        at = (asked.pop() ?? at) - 1;
        continue;
      }
      given[name] = answer;
      asked.push(at);
    } else {
      const reason = await take(question, flags[name], given, asking);
      if (reason !== undefined) wrong.push(`--${name}: ${reason}`);
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return given;
}

/** Asks again for the answers of a chapter. */
export async function askAgain(chapter: string, given: Given, asking: Asking): Promise<Given> {
  const again: Record<string, string> = { ...given };
  const all = questions.filter(({ about }) => about === chapter);
  for (let at = 0; at < all.length; at += 1) {
    const question = all[at] as Question;
    const answer = await askOne(question, again, asking);
    if (answer === back) at = Math.max(at - 1, 0) - 1;
    else again[question.name] = answer;
  }
  return again;
}

/** Takes the answer of a flag, of last time, or the usual one. @returns what is wrong with it */
async function take(
  question: Question,
  flag: string | undefined,
  given: Record<string, string>,
  { folder, before }: Asking,
): Promise<string | undefined> {
  // Prices of last time are taken below, each for a service that is still there.
  const earlier = question.name === "prices" ? undefined : before?.[question.name];
  const answer = flag ?? earlier ?? question.usual(given);
  given[question.name] = answer;
  const reason = question.problem(answer, given, before) ?? (await checkFailure(question, answer, folder));
  if (question.name === "prices") given["prices"] = allPrices(answer, given, before);
  return reason;
}

async function askOne(question: Question, given: Given, asking: Asking): Promise<string | typeof back> {
  if (question.name === "prices") return askPrices(given, asking);
  const { ask, name, usual } = question;
  const preset = given[name] ?? asking.before?.[name] ?? usual(given);
  return askPerson(typeof ask === "string" ? ask : ask(given), preset, question, given, asking);
}

/** Asks for the price of each service. */
async function askPrices(given: Given, asking: Asking): Promise<string | typeof back> {
  const services = servicesIn(given);
  const prices = pricesIn(given["prices"] ?? asking.before?.["prices"] ?? "");
  const problem = (answer: string) => (priceFrom(answer) ? undefined : howToPrice);
  for (let at = 0; at < services.length; at += 1) {
    const { key, name } = services[at] ?? { key: "", name: "" };
    const earlier = prices[key];
    const message = `${name}: its smallest price, as "month 900", "once 4800", "from 2000", "day 800", "year 1200" or "on-request"`;
    const answer = await askPerson(
      message,
      earlier ? priceText(earlier) : usualPrice(key, given),
      { problem },
      given,
      asking,
    );
    if (answer === back && at === 0) return back;
    if (answer === back) at -= 2;
    else prices[key] = priceFrom(answer);
  }
  return services.map(({ key }) => `${key}=${priceText(prices[key] ?? { kind: "on-request" })}`).join(", ");
}

/** Asks until the answer is right, or the question before is wanted. */
async function askPerson(
  message: string,
  preset: string,
  question: Pick<Question, "problem" | "check">,
  given: Given,
  asking: Asking,
): Promise<string | typeof back> {
  const answer = await text({
    message,
    initialValue: preset,
    validate: (value = "") => (isBack(value) ? undefined : question.problem(value, given, asking.before)),
  });
  if (isCancel(answer)) {
    cancel("Nothing was written.");
    process.exit(1);
  }
  if (isBack(answer)) return back;
  const reason = await checkFailure(question, answer, asking.folder);
  if (reason === undefined) return answer;
  log.error(reason);
  return askPerson(message, answer, question, given, asking);
}

async function checkFailure(
  { check }: Pick<Question, "check">,
  answer: string,
  folder: string,
): Promise<string | undefined> {
  try {
    await check?.(answer, folder);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
