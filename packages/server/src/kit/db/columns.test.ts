import { expect, test } from "vitest";
import { problemColumn, readProblem } from "./columns.ts";

const { to } = problemColumn.transformer as { to: (problem: unknown) => string };

test.each([
  { code: "no_figures", params: {} },
  { code: "mail_refused", params: { reply: "550 5.7.1 Policy: not wanted here" } },
])("%j is read back unchanged", (problem) => {
  expect(readProblem(to(problem))).toEqual(problem);
});

test.each(["a_code_of_tomorrow: 7", ""])("%j is read as an internal error without its text", (text) => {
  expect(readProblem(text)).toEqual({ code: "internal_error", params: {} });
});
