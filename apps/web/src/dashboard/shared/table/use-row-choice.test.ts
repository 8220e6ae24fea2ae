import { expect, test } from "vitest";
import { idsBetween, readBetween } from "./use-row-choice.ts";

const rows = ["ali", "bala", "chong", "devi"];
const shown = (index: number) => rows[index];
const at = (id: string) => ({ index: rows.indexOf(id), id });

test("a range is the rows that the table shows between two, in either order", () => {
  expect(readBetween(shown, at("bala"), at("devi"))).toEqual(["bala", "chong", "devi"]);
  expect(readBetween(shown, at("devi"), at("bala"))).toEqual(["bala", "chong", "devi"]);
});

test("a range with a row that has not been read is not known yet", () => {
  const gap = (index: number) => (index === 1 ? undefined : rows[index]);
  expect(readBetween(gap, at("ali"), at("devi"))).toBeNull();
});

test("a range is not known when a row is no longer where it was clicked", () => {
  expect(readBetween(shown, { index: 0, id: "chong" }, at("devi"))).toBeNull();
});

test("the ids of a range are those from one to the other, and none when one is gone", () => {
  expect(idsBetween(rows, "devi", "bala")).toEqual(["bala", "chong", "devi"]);
  expect(idsBetween(rows, "bala", "bala")).toEqual(["bala"]);
  expect(idsBetween(rows, "gone", "bala")).toEqual([]);
});
