import { expect, test } from "vitest";
import { holidays } from "./holidays.ts";

const weekdayNumber = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

test("holidays are valid dates, unique and in order", () => {
  const dates = holidays.map(({ date }) => date);
  expect(dates.filter((date) => !new Date(`${date}T00:00:00Z`).toISOString().startsWith(date))).toEqual([]);
  expect(dates).toEqual([...new Set(dates)].toSorted());
});

test("a holiday on a Sunday has a replacement within the next two days", () => {
  const made = new Set(holidays.map(({ date }) => date));
  const sundays = holidays.filter(({ date }) => weekdayNumber(date) === 0);
  expect(sundays.length).toBeGreaterThan(3);
  for (const { date } of sundays) {
    const next = [1, 2].map((days) =>
      new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10),
    );
    expect(
      next.some((day) => made.has(day)),
      date,
    ).toBe(true);
  }
});
