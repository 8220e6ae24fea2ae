import { expect, test } from "vitest";
import { problemColumn, readProblem } from "./problem-column.ts";

const { to } = problemColumn.transformer as { to: (problem: unknown) => string };

test.each([
  { code: "no_figures", params: {} },
  { code: "mail_refused", params: { reply: "550 5.7.1 Policy: not wanted here" } },
])("%j is read back unchanged", (problem) => {
  expect(readProblem(to(problem))).toEqual(problem);
});

test("a code without a reply is stored in the format of earlier versions", () => {
  expect(to({ code: "internal_error", params: {} })).toBe("internal_error");
});

test.each([
  ["Message failed: 451 4.3.0 Try again later", "mail_deferred", "451 4.3.0 Try again later"],
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 No such mailbox",
    "mailbox_unknown",
    "550 5.1.1 No such mailbox",
  ],
  ["550 No such mailbox", "mail_refused", "550 No such mailbox"],
])("an earlier version's %j is read as its code and the mail server's reply", (text, code, reply) => {
  expect(readProblem(text)).toEqual({ code, params: { reply } });
});

test.each([
  "connect ECONNREFUSED 127.0.0.1:587",
  "QueryFailedError: Duplicate entry 'owner@sample.example' for key 'clients_email'",
  "Error: getaddrinfo ENOTFOUND db.internal",
  "a_code_of_tomorrow: 7",
  "",
])("an earlier version's %j is read as an internal error without its text", (text) => {
  expect(readProblem(text)).toEqual({ code: "internal_error", params: {} });
});
