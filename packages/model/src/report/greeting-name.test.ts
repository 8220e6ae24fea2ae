import { expect, test } from "vitest";
import { greetingName, wholeName } from "./greeting-name.ts";

test.each([
  ["Aisyah binti Contoh", "Aisyah binti Contoh", "Aisyah binti Contoh"],
  ["Siti, binti; Näh\\me", "Siti, binti; Näh\\me", "Siti, binti; Näh\\me"],
  ["伟 陈", "伟 陈", "伟 陈"],
  ["Lee Wei Contoh", "Lee Wei Contoh", "Lee Wei Contoh"],
  ["  Aminah  ", "Aminah", "Aminah"],
  ["Siti Aminah binti Contoh (Puan Siti)", "Puan Siti", "Siti Aminah binti Contoh"],
  ["陈小明（陈先生）", "陈先生", "陈小明"],
  ["(Wei)", "Wei", "(Wei)"],
  ["Wei ()", "Wei ()", "Wei ()"],
])("%s is greeted as %s, and named %s", (name, greeted, whole) => {
  expect(greetingName(name)).toBe(greeted);
  expect(wholeName(name)).toBe(whole);
});
