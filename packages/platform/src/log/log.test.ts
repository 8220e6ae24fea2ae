import { expect, test } from "vitest";
import { redactedError } from "./log.ts";

test("a failed statement is logged without its parameters", () => {
  const failed = Object.assign(new Error("Duplicate entry"), {
    code: "ER_DUP_ENTRY",
    parameters: ["owner@sample.example"],
  });
  expect(redactedError(failed)).toMatchObject({ message: "Duplicate entry", code: "ER_DUP_ENTRY" });
  expect(JSON.stringify(redactedError(new AggregateError([failed], "Some failed")))).toContain("Duplicate entry");
  expect(JSON.stringify(redactedError(new AggregateError([failed], "Some failed")))).not.toContain("owner@");
});
