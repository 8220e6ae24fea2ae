import { expect, test } from "vitest";
import { mailProblem, replyProblem } from "./mail-problem.ts";

test.each([
  ["550 5.1.1 No such mailbox", "mailbox_unknown"],
  ["550-5.1.1 The account does not exist\r\n550 5.1.1 Check the address", "mailbox_unknown"],
  ["556 5.1.10 Domain has null MX", "mailbox_unknown"],
  ["450 4.1.1 Greylisted", "mail_deferred"],
  ["452 4.2.2 Over quota", "mailbox_full"],
  ["552 5.2.2 Mailbox full", "mailbox_full"],
  ["552 5.3.4 Message too big", "mail_too_large"],
  ["530 5.7.0 Authentication required", "sign_in_refused"],
  ["535 5.7.8 Wrong password", "sign_in_refused"],
  ["451 Try again later", "mail_deferred"],
  ["550 No such mailbox", "mail_refused"],
  ["554", "mail_refused"],
])("the reply %j means %s", (reply, code) => {
  expect(replyProblem(reply).code).toBe(code);
});

test("the quoted reply is a single line that fits the row's column", () => {
  const { reply = "" } = replyProblem(`550-One\r\n550 \u0007Two${"x".repeat(5000)}`).params;
  expect(reply).toMatch(/^550-One 550 Twox+$/);
  expect(reply.length).toBeLessThanOrEqual(450);
});

test.each([
  [{ code: "EDNS" }, "mail_unreachable"],
  [{ code: "ESOCKET", originalCode: "ECONNREFUSED" }, "mail_unreachable"],
  [{ code: "ESOCKET", originalCode: "ECONNRESET" }, "mail_interrupted"],
  [{ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "mail_insecure"],
  [{ code: "ESOCKET", originalCode: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" }, "mail_insecure"],
  [{ code: "ETLS" }, "mail_insecure"],
  [{ code: "ETIMEDOUT" }, "mail_timeout"],
  [{ code: "ECONNECTION" }, "mail_interrupted"],
  [{ code: "ECONNECTION", response: "421 4.3.2 Closing" }, "mail_deferred"],
  [{ code: "EPROTOCOL", response: "354 Go on" }, "mail_interrupted"],
  [{ code: "ECONNREFUSED" }, "internal_error"],
  [{ code: "ENOSPC" }, "disk_full"],
])("the error %j means %s", (error, code) => {
  const problem = mailProblem(Object.assign(new Error("the driver's words"), error));
  expect(problem.code).toBe(code);
  expect(JSON.stringify(problem)).not.toContain("driver");
});
