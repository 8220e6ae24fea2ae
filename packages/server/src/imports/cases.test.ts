import { expect, test } from "vitest";
import { cellCases } from "./cases-cells.fixture.ts";
import { rowCases } from "./cases-rows.fixture.ts";
import { caseFiles, verdictOf } from "./cases.fixture.ts";

test.each([...cellCases, ...rowCases])("%s: %s", async (file, verdict) => {
  expect(await verdictOf(file)).toBe(verdict);
});

test("every file of the folder has one verdict", () => {
  expect([...cellCases, ...rowCases].map(([file]) => file).toSorted()).toEqual(caseFiles().toSorted());
});
