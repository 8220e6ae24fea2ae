import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { makeLog, namesItsRequest, redactedError, scrub } from "./log.ts";
import { withRequestId } from "./request-id.ts";

test("a failed statement is logged without its parameters and the values that the database quotes", () => {
  const failed = Object.assign(new Error("Duplicate entry 'Kedai O'Contoh-owner' for key 'clients_email'"), {
    code: "ER_DUP_ENTRY",
    parameters: ["owner@sample.example"],
  });
  const logged = redactedError(failed);
  expect(logged).toMatchObject({ message: "Duplicate entry '…' for key 'clients_email'", code: "ER_DUP_ENTRY" });
  const several = JSON.stringify([logged, redactedError(new AggregateError([failed], "Some failed"))]);
  expect(several).toContain("Duplicate entry");
  expect(several).not.toContain("owner");
});

const token = randomBytes(32).toString("base64url");

test.each([
  ["550 5.1.1 <aina@person.test> no such user", "550 5.1.1 <…> no such user"],
  ["550 <r&d/a?b@firma.xn--mgbx4cd0ab>: o'contoh@firma.example", "550 <…>: …"],
  ["getaddrinfo ENOTFOUND db.internal", "getaddrinfo ENOTFOUND db.internal"],
  ["cannot open https://shop.test/cart?email=a&token=b#c now", "cannot open https://shop.test/cart?… now"],
  ["email=aina%40person.test&x=1", "email=…&x=1"],
  [`GET /api/consultation/${token}/move`, "GET /api/consultation/…/move"],
  ["the client 0123456789ABCDEFGHJKMNPQRS", "the client …"],
  ["the client 01234-56789-abcde-fghjk-mnpqrs", "the client …"],
  ["row 01934c1e-7b1a-7cc3-9e2b-3a5d8f1c2b4a is gone", "row 01934c1e-7b1a-7cc3-9e2b-3a5d8f1c2b4a is gone"],
  [
    "at run (/app/node_modules/typeorm@1.1.1_x/index.js:3:7)",
    "at run (/app/node_modules/typeorm@1.1.1_x/index.js:3:7)",
  ],
])("%s is logged without personal data and secrets", (text, kept) => {
  expect(scrub(text)).toBe(kept);
});

test("a log line names its request once", () => {
  const lines: string[] = [];
  const log = makeLog("test", "info", { write: (line: string) => void lines.push(line) });
  const own = namesItsRequest(log.child({ requestId: "request-1" }));
  withRequestId("request-1", () => {
    log.info("one");
    own.info("two");
  });
  log.info("three");
  expect(lines.map((line) => line.match(/"requestId":"[^"]*"/g))).toEqual([
    ['"requestId":"request-1"'],
    ['"requestId":"request-1"'],
    null,
  ]);
});
