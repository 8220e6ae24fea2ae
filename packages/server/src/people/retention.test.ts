import { expect, test } from "vitest";
import { periodBefore } from "../kit/clock.ts";
import { purgeExpired } from "./jobs.ts";

const now = new Date("2026-11-21T20:30:00Z");

test.each([
  // In Malaysia it is already the 22nd.
  [{ amount: 30, unit: "day" }, "2026-10-22T16:00:00.000Z"],
  [{ amount: 24, unit: "month" }, "2024-11-21T16:00:00.000Z"],
  [{ amount: 7, unit: "year" }, "2019-11-21T16:00:00.000Z"],
  [{ amount: 24, unit: "hour" }, "2026-11-20T20:30:00.000Z"],
] as const)("%o ago", (period, moment) => {
  expect(periodBefore(now, period).toISOString()).toBe(moment);
});

test("24 months before a leap day is the last day of February", () => {
  expect(periodBefore(new Date("2028-02-29T04:00:00Z"), { amount: 24, unit: "month" })).toEqual(
    new Date("2026-02-27T16:00:00Z"),
  );
});

test("a retention rule that fails is reported and does not stop the others", async () => {
  const applied: Date[] = [];
  const failing = { name: "broken", purge: () => Promise.reject(new Error("The table is away")) };
  const working = {
    name: "enquiries",
    purge: async (moment: Date) => {
      applied.push(moment);
      return 3;
    },
  };
  await expect(purgeExpired([failing, working], () => now)).rejects.toThrow("could not be deleted");
  expect(applied).toEqual([now]);
  const empty = { name: "notifications", purge: async () => 0 };
  expect(await purgeExpired([working, empty], () => now)).toEqual({ enquiries: 3 });
});
