import { expect, test } from "vitest";
import { linkFragment } from "./link-fragment.ts";

test.each([
  ["", ""],
  ["#Ab_c-", "Ab_c-"],
  ["#Ab_c-.", "Ab_c-"],
  ["#Abc)>", "Abc"],
  ["#Abc%20", "Abc"],
  ["#Abc%2529", "Abc"],
  ["#confirm=Abc.", "confirm=Abc"],
  ["#confirm%3DAbc", "confirm=Abc"],
  ["#id%253DABCD-EFGH%2526report%253D1-2", "id=ABCD-EFGH&report=1-2"],
  ["#%zz%", "%zz"],
])("%j of a link is %j", (hash, fragment) => {
  expect(linkFragment(hash)).toBe(fragment);
});
