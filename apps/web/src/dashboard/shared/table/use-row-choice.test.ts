import { expect, test } from "vitest";
import { idsBetween } from "./use-row-choice.ts";

test("a range is the rows from one to the other, in either order, and none when one is gone", () => {
  const rows = ["ali", "bala", "chong", "devi"];
  expect(idsBetween(rows, "bala", "devi")).toEqual(["bala", "chong", "devi"]);
  expect(idsBetween(rows, "devi", "bala")).toEqual(["bala", "chong", "devi"]);
  expect(idsBetween(rows, "bala", "bala")).toEqual(["bala"]);
  expect(idsBetween(rows, "gone", "bala")).toEqual([]);
});
