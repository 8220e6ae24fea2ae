import { expect, test } from "vitest";
import { mayMail } from "./sign-up-limits.ts";

const now = new Date("2026-11-10T04:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each<[string, Date[], boolean]>([
  ["the first", [], true],
  ["one right after another", [ago(0)], false],
  ["one within a quarter of an hour", [ago(14.99)], false],
  ["one after a quarter of an hour", [ago(15)], true],
  ["the third of a day", [ago(200), ago(15)], true],
  ["the fourth of a day", [ago(24 * 60 - 1), ago(200), ago(15)], false],
  ["the fourth, a day after the first", [ago(24 * 60), ago(200), ago(15)], true],
])("a mail to an address that signs up: %s", (_, sent, allowed) => {
  expect(mayMail(sent, now)).toBe(allowed);
});
