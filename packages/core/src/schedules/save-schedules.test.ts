import { expect, test } from "vitest";
import { saveSchedules } from "./save-schedules.ts";
import type { Schedule } from "./schedule.ts";

const monthly = { reportType: "monthly", enabled: true, day: 5, hour: 9, mode: "send" } as const;

async function save(plan: Omit<Schedule, "clientId" | "lastPeriodStart">, now: string, stored: Schedule[] = []) {
  let saved: Schedule[] = [];
  const schedules = {
    list: async () => stored,
    save: async (rows: Schedule[]) => {
      saved = rows;
    },
  };
  await saveSchedules({ schedules, clock: () => new Date(now) }, "client", [plan]);
  return saved[0]?.lastPeriodStart;
}

test("switched on after this month's moment, it begins with the next month", async () => {
  expect(await save(monthly, "2026-11-21T00:00:00Z")).toBe("2026-10-01");
});

test("switched on before this month's moment, it runs for it", async () => {
  expect(await save(monthly, "2026-11-04T00:00:00Z")).toBeNull();
});

test("what was on already keeps the period it ran for last", async () => {
  const stored = { ...monthly, clientId: "client", lastPeriodStart: "2026-09-01" };
  expect(await save({ ...monthly, hour: 10 }, "2026-11-21T00:00:00Z", [stored])).toBe("2026-09-01");
});

test("switched off and on again on another day, it does not run late for the month that is past its moment", async () => {
  const stored = { ...monthly, enabled: false, clientId: "client", lastPeriodStart: "2026-08-01" };
  expect(await save(monthly, "2026-11-21T00:00:00Z", [stored])).toBe("2026-10-01");
});
