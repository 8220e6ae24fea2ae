import { expect, test } from "vitest";
import { type SchedulePlan, saveSchedules } from "./save-schedules.ts";
import type { Schedule } from "./schedule.ts";

const untried = { triedPeriodStart: null, lastOutcome: null, lastOutcomeAt: null };
const monthly = { reportType: "monthly", enabled: true, day: 5, hour: 9, mode: "send" } as const;

async function save(plan: SchedulePlan, now: string, stored: Schedule[] = []) {
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

test("a schedule enabled after this month's due time starts next month", async () => {
  expect(await save(monthly, "2026-11-21T00:00:00Z")).toBe("2026-10-01");
});

test("a schedule enabled before this month's due time runs this month", async () => {
  expect(await save(monthly, "2026-11-04T00:00:00Z")).toBe("2026-09-01");
});

test("a schedule that is enabled again with a later day does not run again for a month that it ran for", async () => {
  const stored = { ...monthly, ...untried, enabled: false, clientId: "client", lastPeriodStart: "2026-10-01" };
  expect(await save({ ...monthly, day: 28 }, "2026-11-21T00:00:00Z", [stored])).toBe("2026-10-01");
});

test("a schedule that was already enabled keeps its last period", async () => {
  const stored = { ...monthly, ...untried, clientId: "client", lastPeriodStart: "2026-09-01" };
  expect(await save({ ...monthly, hour: 10 }, "2026-11-21T00:00:00Z", [stored])).toBe("2026-09-01");
});

test("a schedule that is disabled and enabled again does not run late for a month past its due time", async () => {
  const stored = { ...monthly, ...untried, enabled: false, clientId: "client", lastPeriodStart: "2026-08-01" };
  expect(await save(monthly, "2026-11-21T00:00:00Z", [stored])).toBe("2026-10-01");
});
