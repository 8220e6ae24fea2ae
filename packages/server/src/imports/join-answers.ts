import { type AiAnswers, answerCount, answerEngines, isSamePart, withAnswers } from "@agency/model/ai-answers";
import type { AssignedRow, ImportProblem, ReadAnswers } from "./import-result.ts";
import type { Standing } from "./row-changes.ts";

/** The parts of a row, each with the number of its file. */
function numbered({ aiAnswers = [], file }: AssignedRow): ReadAnswers[] {
  return aiAnswers.map((one) => ({ ...one, from: { file, ...one.from } }));
}

/** Which parts of which engines a row has. */
export function partsKey({ aiAnswers = [] }: AssignedRow): string {
  return aiAnswers.map(({ engine, part }) => `${engine} ${part}`).join(",");
}

/** One row for each period with the parts of all files, which complete each other. Rows of the same part stay apart. */
export function onePerPeriod(rows: AssignedRow[]): AssignedRow[] {
  const groups = Map.groupBy(rows, ({ of, reportType, period }) => `${of.id} ${reportType} ${period.start}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const parts = group.flatMap(numbered);
    const isEachOnce = parts.every((one) => parts.filter((other) => isSamePart(one, other)).length === 1);
    return first && group.length > 1 && isEachOnce ? [{ ...first, aiAnswers: withAnswers([], parts) }] : group;
  });
}

/**
 * Lists that say more than their period's count, and so are of other days: no page can be shown or cited more often than the website, and
 * Bing's citations add up over pages.
 */
export function refuseBeyond(rows: AssignedRow[], standing: Standing): ImportProblem[] {
  return rows.flatMap((row): ImportProblem[] => {
    const own = row.aiAnswers ?? [];
    const all = withAnswers<AiAnswers>(standing.at(row)?.aiAnswers ?? [], own);
    return answerEngines.flatMap((engine): ImportProblem[] => {
      const total = answerCount(all, engine);
      const from = own.find((one) => one.engine === engine)?.from;
      const most = Math.max(0, ...all.filter((one) => one.engine === engine).map(mostIn));
      if (total === null || from === undefined || most <= total) return [];
      const { sheet, line } = from;
      return [
        { field: "row", problem: "answers_beyond", params: { most, total }, line, ...(sheet !== null && { sheet }) },
      ];
    });
  });
}

/** How many times a part says at least that the website was shown or cited. */
function mostIn(answers: AiAnswers): number {
  if (answers.part === "count") return 0;
  const counts = answers.rows.map(({ count }) => count);
  const addsUp = answers.engine === "bing" && answers.part === "pages";
  return addsUp ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts);
}
