import { expect, test } from "vitest";
import { endingTables, keptTables } from "./kept-tables.ts";
import { festivalDays } from "./report/dated-events.ts";

const tablesAt = (day: string) => endingTables(new Date(`${day}T00:00:00Z`)).map(({ table }) => table);

test("a table is told of from 90 days before its end, and for ever after", () => {
  expect(tablesAt("2026-11-30")).toEqual([]);
  expect(tablesAt("2027-10-01")).toEqual([]);
  expect(tablesAt("2027-10-02")).toEqual(["google_incidents", "mail_rules", "phone_numbers"]);
  expect(tablesAt("2030-10-01")).not.toContain("festivals");
  expect(tablesAt("2030-10-02")).toContain("festivals");
  expect(tablesAt("2040-01-01")).toContain("festivals");
});

test("every festival is known until the end of its table", () => {
  for (const days of Object.values(festivalDays)) {
    expect(days.at(-1)?.slice(0, 4)).toBe(keptTables.festivals.until.slice(0, 4));
    const years = days.map((day) => Number(day.slice(0, 4)));
    expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index));
  }
});
