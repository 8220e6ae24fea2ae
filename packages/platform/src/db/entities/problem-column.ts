import type { EntitySchemaColumnOptions } from "typeorm";
import { replyProblem } from "@agency/core/mail/mail-problem";
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

/** Reads a stored problem. Earlier versions stored a driver's message, of which only a mail server's reply is shown. */
export function readProblem(text: string): Problem {
  const [code = "", ...rest] = text.split(": ");
  const reply = rest.join(": ");
  if (isProblemCode(code)) return { code, params: reply ? { reply } : {} };
  const [, quoted] = /(?:^|[^\w.:-])([45]\d\d[ -].*)/s.exec(text) ?? [];
  return quoted ? replyProblem(quoted) : { code: "internal_error", params: {} };
}
