import { expect, test } from "vitest";
import { mailboxKey } from "./addresses.ts";

test.each([
  ["aina+1@kedai.example", "aina@kedai.example", true],
  ["Aina+news+2@Kedai.example", "aina@kedai.example", true],
  ["a.i.n.a+3@gmail.com", "aina@googlemail.com", true],
  ["a.ina@kedai.example", "aina@kedai.example", false],
  ["aina@kedai.example", "aina@bengkel.example", false],
])("%s and %s count as one mailbox: %s", (one, other, same) => {
  expect(mailboxKey(one) === mailboxKey(other)).toBe(same);
});
