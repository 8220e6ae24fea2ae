import type { EntitySchemaColumnOptions } from "typeorm";
import { isProblemCode, type Problem } from "@agency/model/problems";
import { optionalText } from "./columns.ts";

/** A problem as text: its code, then a colon and the mail server's reply, if any. */
export const problemColumn: EntitySchemaColumnOptions = {
  ...optionalText(500),
  transformer: {
    to: (problem: Problem | null | undefined) => (problem ? writeProblem(problem) : problem),
    from: (text: string | null) => (text === null ? null : readProblem(text)),
  },
};

function writeProblem({ code, params: { reply } }: Problem): string {
  return reply ? `${code}: ${reply}` : code;
}

/** Reads a stored problem. A code that is not listed reads as an internal error. */
export function readProblem(text: string): Problem {
  const [code = "", ...rest] = text.split(": ");
  const reply = rest.join(": ");
  return isProblemCode(code) ? { code, params: reply ? { reply } : {} } : { code: "internal_error", params: {} };
}
