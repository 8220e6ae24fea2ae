import { expect, test } from "vitest";
import { login } from "@agency/contracts/auth";
import { startApi } from "../../testing/api.ts";
import { exceeds } from "./json-bodies.ts";

test.each([
  ["[[1]]", 2, false],
  ["[[[1]]]", 2, true],
  ['{"a":{"b":{}}}', 2, true],
  ["[[],[],[[]]]", 2, true],
  ["[[],[],[]]", 2, false],
  // Brackets in texts are none.
  ['["[[[[", "{{{{"]', 2, false],
  ['["\\"[[[["]', 2, false],
  ['["\\\\",[[1]]]', 2, true],
  // Not JSON: the parser refuses it later.
  ['["[[[', 2, false],
  ["]]]][[[", 2, false],
])("%s in %i levels", (json, most, isDeeper) => {
  expect(exceeds(json, { levels: most, fields: 9 })).toBe(isDeeper);
});

test.each([
  ['{"a":1,"b":2}', 2, false],
  ['{"a":1,"b":{"c":2}}', 2, true],
  // Colons in texts are none.
  ['{"a":"::::","b":2}', 2, false],
])("%s has more than %i fields: %s", (json, fields, exceeded) => {
  expect(exceeds(json, { levels: 9, fields })).toBe(exceeded);
});

test("a text of many backslashes is read in one go", () => {
  const json = `["${"\\\\".repeat(1_000_000)}"]`;
  expect(exceeds(json, { levels: 2, fields: 9 })).toBe(false);
});

const { app } = await startApi();
const post = (payload: string) =>
  app.inject({ method: login.method, url: login.path, headers: { "content-type": "application/json" }, payload });

test("a deep body is refused as one that cannot be read, and a flat one is not", async () => {
  const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  expect((await post(deep(33))).json()).toMatchObject({ error: "malformed_body" });
  expect((await post(deep(30_000))).json()).toMatchObject({ error: "malformed_body" });
  expect((await post(deep(32))).json()).toMatchObject({ error: "invalid_input" });
});

test("a visitor's body with thousands of fields is refused before it is parsed", async () => {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 251 }, (_, n) => [`k${n}`, 1])));
  expect((await post(body)).json()).toMatchObject({ error: "malformed_body" });
});

test.each(["", "{", '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'])(
  "%s is refused as before",
  async (body) => {
    expect((await post(body)).json()).toMatchObject({ error: "malformed_body" });
  },
);
