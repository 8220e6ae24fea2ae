import { expect, test } from "vitest";
import { lettersOf } from "./letters-of.ts";

test.each([
  ["Johor Bahru", { "--name": 11, "--word": 5 }],
  ["马六甲", { "--name": 6, "--word": 6 }],
])("the name %s has room on its lines", (name, letters) => {
  expect(lettersOf(name)).toEqual(letters);
});
