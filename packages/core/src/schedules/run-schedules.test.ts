import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Client } from "../clients/client.ts";
import { runSchedules } from "./run-schedules.ts";
import type { Schedule } from "./schedule.ts";

/** The 3rd of the month at 9 in Kuala Lumpur, which is 1 in UTC. */
const monthly: Schedule = {
  clientId: "kedai",
  reportType: "monthly",
  enabled: true,
  day: 3,
  hour: 9,
  mode: "send",
  lastPeriodStart: null,
};

let schedules: Schedule[];
let now: Date;
const send = vi.fn<(client: Client, type: string) => Promise<unknown>>();

const run = () =>
  runSchedules({
    schedules: {
      enabled: async () => structuredClone(schedules),
      markRun: async ({ clientId, reportType }, lastPeriodStart) => {
        for (const schedule of schedules) {
          if (schedule.clientId === clientId && schedule.reportType === reportType)
            schedule.lastPeriodStart = lastPeriodStart;
        }
      },
    },
    clients: { find: async (id) => (id === "gone" ? null : ({ id } as Client)) },
    clock: () => now,
    send,
    generate: send,
  });

beforeEach(() => {
  schedules = [{ ...monthly }];
  now = new Date("2026-11-03T01:00:00Z");
  send.mockReset().mockResolvedValue("report");
});

test("a worker that was down at the due time requests the report when it is back", async () => {
  now = new Date("2026-11-30T15:59:00Z");
  expect(await run()).toBe(1);
});

test("each period's report is requested once, even when workers restart", async () => {
  await run();
  now = new Date("2026-11-29T01:00:00Z");
  expect(await run()).toBe(0);
  expect(schedules[0]?.lastPeriodStart).toBe("2026-10-01");

  now = new Date("2026-12-03T00:59:00Z");
  expect(await run()).toBe(0);
  now = new Date("2026-12-03T01:00:00Z");
  expect(await run()).toBe(1);
  expect(schedules[0]?.lastPeriodStart).toBe("2026-11-01");
  expect(send).toHaveBeenCalledTimes(2);
});

test("weekly and quarterly schedules have their own due times", async () => {
  schedules = [
    { ...monthly, reportType: "weekly", day: 1 },
    { ...monthly, reportType: "quarterly", day: 5 },
  ];
  now = new Date("2027-01-04T01:00:00Z");
  expect(await run()).toBe(1);
  expect(send).toHaveBeenLastCalledWith({ id: "kedai" }, "weekly");
  now = new Date("2027-01-05T01:00:00Z");
  expect(await run()).toBe(1);
  expect(send).toHaveBeenLastCalledWith({ id: "kedai" }, "quarterly");
});

test("a schedule of a deleted client is skipped", async () => {
  schedules = [{ ...monthly, clientId: "gone" }];
  expect(await run()).toBe(0);
});

describe("a schedule that fails", () => {
  beforeEach(() => {
    schedules = ["broken", "kedai", "bengkel"].map((clientId) => ({ ...monthly, clientId }));
    send.mockImplementation(async ({ id }) => {
      if (id === "broken") throw new Error("The database is away");
    });
  });

  test("does not stop the others", async () => {
    await expect(run()).rejects.toThrow("could not be requested");
    expect(schedules.map(({ lastPeriodStart }) => lastPeriodStart)).toEqual([null, "2026-10-01", "2026-10-01"]);
  });

  test("runs again next time, without the others", async () => {
    await run().catch(() => undefined);
    send.mockClear().mockResolvedValue("report");
    expect(await run()).toBe(1);
    expect(send).toHaveBeenCalledExactlyOnceWith({ id: "broken" }, "monthly");
  });
});
