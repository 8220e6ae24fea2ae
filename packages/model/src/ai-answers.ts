import type { Origin } from "./origin.ts";

/** The companies that tell owners of websites how their answers by AI used them. */
export const answerEngines = ["google", "bing"] as const;
export type AnswerEngine = (typeof answerEngines)[number];

/** Their own names, which no language translates. */
export const answerEngineNames: Record<AnswerEngine, string> = { google: "Google", bing: "Microsoft Bing" };

/** What their exports give apart: the count of a period, and lists of pages and searches that do not add up to it. */
export const answerParts = ["count", "pages", "queries"] as const;
export type AnswerPart = (typeof answerParts)[number];

/** How often a page was shown or cited, or an answer to a search cited the website. */
export type AnswerRow = { name: string; count: number };

/**
 * One part of what an engine tells of a period. Google counts how often the website was shown in its answers, Bing how often they cited it.
 * Neither is a click, and no two counts are ever added up over engines.
 */
export type AiAnswers =
  /**
   * `pagesPerDay` is the mean of the pages that Bing cited on each day; null where nobody tells. `lacking` are the first days of the months
   * of a quarter that have no count; only then it is null.
   */
  | { engine: AnswerEngine; part: "count"; count: number | null; pagesPerDay: number | null; lacking?: string[] }
  /** The largest first. Searches are those of the engine, and a sample. */
  | { engine: AnswerEngine; part: "pages" | "queries"; rows: AnswerRow[] };

/** The same as it is kept, with its source. */
export type KeptAnswers = AiAnswers & { origin: Origin };

/** How often the website was shown or cited in the period before. */
export type AnswersBefore = { engine: AnswerEngine; count: number };

/** Below so many, a change says nothing. */
export const fewAnswers = 30;

/** How many pages or searches are kept of an engine. */
const keptRows = 20;

/** Longer names are left out: a shortened address leads nowhere. */
const longestName = 300;

/** The rows of a list that are kept, the largest first. */
export function keptAnswerRows(rows: readonly AnswerRow[]): AnswerRow[] {
  return rows
    .filter(({ name, count }) => count > 0 && name !== "" && name.length <= longestName)
    .map(({ name, count }) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, keptRows);
}

/** Whether two of them are the same part of what the same engine tells. */
export function isSamePart(
  one: Pick<AiAnswers, "engine" | "part">,
  other: Pick<AiAnswers, "engine" | "part">,
): boolean {
  return one.engine === other.engine && one.part === other.part;
}

/** What stands after some parts were read again, in their usual order. */
export function withAnswers<Answers extends AiAnswers>(
  standing: readonly Answers[],
  read: readonly Answers[],
): Answers[] {
  return answerEngines.flatMap((engine) =>
    answerParts.flatMap((part) => [...read, ...standing].find((one) => isSamePart(one, { engine, part })) ?? []),
  );
}

/** The count of an engine; null where it is not known. */
export function answerCount(answers: readonly AiAnswers[] | null | undefined, engine: AnswerEngine): number | null {
  const found = answers?.find((one) => one.engine === engine && one.part === "count");
  return found?.part === "count" ? found.count : null;
}

/** The counts that the next period compares with. */
export function answersBefore(answers: readonly AiAnswers[] | null | undefined): AnswersBefore[] {
  return answerEngines.flatMap((engine) => {
    const count = answerCount(answers, engine);
    return count === null ? [] : [{ engine, count }];
  });
}
