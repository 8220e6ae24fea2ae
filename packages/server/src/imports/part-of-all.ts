import { ownValue } from "./columns.ts";
import { normalHeader } from "./headers.ts";
import { choice } from "./heading-doubts.ts";
import type { ImportContext, ImportProblem, Question } from "./import-result.ts";

/** As much of a line as a question quotes. */
const longest = 100;

/**
 * Asks whether a table of which a line says something, such as "Mobile traffic", is of all users.
 * @returns null when it was answered that it is
 */
export function askWhole(
  { text, line }: { text: string; line: number },
  sheet: string | null,
  { answers }: ImportContext,
): { question: Question } | { problems: ImportProblem[] } | null {
  const id = `part:${normalHeader(text)}`;
  const answer = ownValue(answers, id);
  if (answer === "all") return null;
  const example = text.slice(0, longest);
  if (answer === "part") return { problems: [{ field: "row", problem: "filtered", params: { value: example }, line }] };
  const about = { column: null, figure: null, example };
  return { question: { id, kind: "part_of_all", sheet, line, about, choices: [choice("all"), choice("part")] } };
}
