import { type AnswerEngine, answerEngineNames } from "@agency/model/ai-answers";
import { ownValue, rememberedAnswers } from "./columns.ts";
import { choice } from "./heading-doubts.ts";
import type { ImportContext, Question } from "./import-result.ts";

/** Where in a file something is asked about. */
type Asked = { engine: AnswerEngine; sheet: string | null; line: number };

/**
 * Whether two columns of days or pages and how often they were shown are Search Console's report on generative AI, which does not say so
 * itself. Remembered with the client.
 */
export function decideReport(
  { engine, sheet, line }: Asked,
  column: string,
  { answers, mapping }: ImportContext,
): { isAnswers: boolean } | { question: Question } {
  const id = `${rememberedAnswers}${engine} report`;
  const answer = ownValue(answers, id) ?? ownValue(mapping.ads, id);
  if (answer === "answers" || answer === "other") return { isAnswers: answer === "answers" };
  const about = { column, figure: null, example: null };
  const choices = [choice("answers"), choice("other")];
  return { question: { id, kind: "answers_report", sheet, line, about, choices } };
}

/** Whether the days of a period that an export lacks, or of which it gives no number, had none. */
export function decideMissing(
  { engine, sheet, line }: Asked,
  { period, days, of }: { period: string; days: number; of: number },
  { answers }: ImportContext,
): { isWhole: boolean } | { question: Question } {
  const id = `aifile:${engine} days ${period}`;
  const answer = ownValue(answers, id);
  if (answer === "whole" || answer === "part") return { isWhole: answer === "whole" };
  const about = { column: period, figure: null, example: `${days}/${of}` };
  const choices = [choice("whole"), choice("part")];
  return { question: { id, kind: "answers_days", sheet, line, about, choices } };
}

/** Whether a sum of 0 was counted: Google writes 0 for what it does not know as well. */
export function decideNone(
  { engine, sheet, line }: Asked,
  period: string,
  { answers }: ImportContext,
): { isCounted: boolean } | { question: Question } {
  const id = `aifile:${engine} zero ${period}`;
  const answer = ownValue(answers, id);
  if (answer === "counted" || answer === "unknown") return { isCounted: answer === "counted" };
  const about = { column: period, figure: null, example: answerEngineNames[engine] };
  const choices = [choice("counted"), choice("unknown")];
  return { question: { id, kind: "answers_zero", sheet, line, about, choices } };
}
