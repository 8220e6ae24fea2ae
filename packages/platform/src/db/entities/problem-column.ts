import type { EntitySchemaColumnOptions } from "typeorm";
import { replyProblem } from "@agency/core/mail/mail-problem";
import { isProblemCode, type Problem } from "@agency/model/problems";
import { optionalText } from "./columns.ts";

/** A problem as text: its code, and after a colon the mail server's reply. */
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

/** Versions before wrote what a driver said: of that, only a mail server's reply is told. */
export function readProblem(text: string): Problem {
  const [code = "", ...rest] = text.split(": ");
  const reply = rest.join(": ");
  if (isProblemCode(code)) return { code, params: reply ? { reply } : {} };
  const [quoted] = /(?<![\w.:-])[45]\d\d[ -].*/s.exec(text) ?? [];
  return quoted ? replyProblem(quoted) : { code: "internal_error", params: {} };
}
