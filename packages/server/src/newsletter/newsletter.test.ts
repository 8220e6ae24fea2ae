import { expect, test } from "vitest";
import { mayMail } from "./newsletter.ts";

const now = new Date("2026-11-10T04:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each<[string, Date[], boolean]>([
  ["allows the first", [], true],
  ["refuses one right after another", [ago(0)], false],
  ["refuses one within a quarter of an hour", [ago(14.99)], false],
  ["allows one after a quarter of an hour", [ago(15)], true],
  ["allows the third within a day", [ago(200), ago(15)], true],
  ["refuses the fourth within a day", [ago(24 * 60 - 1), ago(200), ago(15)], false],
  ["allows the fourth a day after the first", [ago(24 * 60), ago(200), ago(15)], true],
])("the limit on sign-up emails %s", (_, sent, allowed) => {
  expect(mayMail(sent, now)).toBe(allowed);
});
