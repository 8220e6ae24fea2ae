import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ReportType } from "@agency/model/report/report-type";
import { clientEntity } from "../clients/table.ts";
import type { Obstacle } from "../reports/life.ts";
import type { ReportAsk } from "../sending/request-reports.ts";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { addClient } from "../testing/records.ts";
import { runSchedules } from "./run-schedules.ts";
import { type Schedule, type SchedulePlan, duePeriod, nextRun, planned } from "./schedules.ts";
import { findSchedules, storeSchedules } from "./store.ts";
import { untried } from "./untried.fixture.ts";

describe("the newest period that is due, since its hour in Kuala Lumpur", () => {
  test.each<[ReportType, number, number, string, string]>([
    ["weekly", 1, 9, "2026-11-02", "2026-11-09T01:00:00Z"],
    ["weekly", 7, 23, "2026-10-26", "2026-11-08T15:00:00Z"],
    ["monthly", 1, 0, "2026-10-01", "2026-10-31T16:00:00Z"],
    ["monthly", 28, 9, "2026-09-01", "2026-10-28T01:00:00Z"],
    ["quarterly", 5, 9, "2026-07-01", "2026-10-05T01:00:00Z"],
  ])("%s on day %d at hour %d", (reportType, day, hour, start, dueAt) => {
    const due = duePeriod({ reportType, day, hour }, new Date("2026-11-11T04:00:00Z"));
    expect(due.period.start).toBe(start);
    expect(due.dueAt).toEqual(new Date(dueAt));
  });
});

test("a period is due until the next one is", () => {
  const schedule = { reportType: "monthly", day: 3, hour: 9 } as const;
  expect(duePeriod(schedule, new Date("2027-01-03T00:59:59Z"))).toEqual({
    period: { start: "2026-11-01", end: "2026-11-30" },
    dueAt: new Date("2026-12-03T01:00:00Z"),
  });
  expect(duePeriod(schedule, new Date("2027-01-03T01:00:00Z"))).toEqual({
    period: { start: "2026-12-01", end: "2026-12-31" },
    dueAt: new Date("2027-01-03T01:00:00Z"),
  });
});

/** The 3rd of the month at 9 in Kuala Lumpur, which is 1 in UTC. */
const third = { reportType: "monthly", day: 3, hour: 9 } as const;
const september = { start: "2026-09-01", end: "2026-09-30" };
const october = { start: "2026-10-01", end: "2026-10-31" };
const november = { start: "2026-11-01", end: "2026-11-30" };

test.each([
  ["that ran for what is due makes the following period", "2026-10-01", "2026-11-10T01:00:00Z", november, "2026-12-03"],
  [
    "that did not run yet is tried again since its due time",
    "2026-09-01",
    "2026-11-10T01:00:00Z",
    october,
    "2026-11-03",
  ],
  ["that waits for its due time has it in the future", "2026-09-01", "2026-11-02T01:00:00Z", october, "2026-11-03"],
  ["that missed its due time makes the earlier period", "2026-08-01", "2026-11-02T01:00:00Z", september, "2026-10-03"],
  ["that never ran makes the last complete period", null, "2026-11-02T01:00:00Z", october, "2026-11-03"],
])("a schedule %s", (_, lastPeriodStart, now, period, day) => {
  expect(nextRun({ ...third, lastPeriodStart }, new Date(now))).toEqual({
    period,
    at: new Date(`${day}T01:00:00Z`),
  });
});

test("a schedule that was moved to a later day of the month makes no month twice", () => {
  const moved = { ...third, day: 28, lastPeriodStart: "2026-10-01" };
  expect(nextRun(moved, new Date("2026-11-10T01:00:00Z"))).toEqual({
    period: november,
    at: new Date("2026-12-28T01:00:00Z"),
  });
});

describe("a schedule that is saved", () => {
  const monthly = { reportType: "monthly", enabled: true, day: 5, hour: 9, mode: "send" } as const;
  /** @returns the last period that the schedule will have passed over */
  const save = (plan: SchedulePlan, now: string, before?: Schedule) =>
    planned(plan, { clientId: "client", before, now: new Date(now) }).lastPeriodStart;

  test("enabled after this month's due time starts next month", () => {
    expect(save(monthly, "2026-11-21T00:00:00Z")).toBe("2026-10-01");
  });

  test("enabled before this month's due time runs this month", () => {
    expect(save(monthly, "2026-11-04T00:00:00Z")).toBe("2026-09-01");
  });

  test("enabled again with a later day does not run again for a month that it ran for", () => {
    const stored = { ...monthly, ...untried, enabled: false, clientId: "client", lastPeriodStart: "2026-10-01" };
    expect(save({ ...monthly, day: 28 }, "2026-11-21T00:00:00Z", stored)).toBe("2026-10-01");
  });

  test("already enabled keeps its last period", () => {
    const stored = { ...monthly, ...untried, clientId: "client", lastPeriodStart: "2026-09-01" };
    expect(save({ ...monthly, hour: 10 }, "2026-11-21T00:00:00Z", stored)).toBe("2026-09-01");
  });

  test("disabled and enabled again does not run late for a month past its due time", () => {
    const stored = { ...monthly, ...untried, enabled: false, clientId: "client", lastPeriodStart: "2026-08-01" };
    expect(save(monthly, "2026-11-21T00:00:00Z", stored)).toBe("2026-10-01");
  });
});

/** The 3rd of the month at 9 in Kuala Lumpur, which is 1 in UTC. */
const monthly: Schedule = {
  clientId: "kedai",
  reportType: "monthly",
  enabled: true,
  day: 3,
  hour: 9,
  mode: "send",
  ...untried,
};

const database = await scratchDatabase();
let now: Date;
/** Requests one client's report; returns what keeps it from being made. */
const request = vi.fn<(client: string, ask: ReportAsk) => Promise<Obstacle | null>>();

const run = () =>
  runSchedules({
    ...contextOn(database, { clock: () => now }),
    request: (clients, ask) =>
      Promise.all(
        clients.map(async (client) => {
          const obstacle = await request(client.name, ask);
          return obstacle === null ? { client, reportId: client.id } : { client, obstacle, source: "", doubts: [] };
        }),
      ),
  });

/** Stores these schedules and no others, each of a client with the name that is given as its id. */
async function give(...schedules: Partial<Schedule>[]): Promise<void> {
  await database.write((transaction) => transaction.deleteAll(clientEntity));
  const all = schedules.map((schedule) => ({ ...monthly, ...schedule }));
  const ids = new Map<string, string>();
  for (const name of new Set(all.map(({ clientId }) => clientId))) {
    ids.set(name, (await addClient(database, { name })).id);
  }
  await storeSchedules(
    database,
    all.map((schedule) => ({ ...schedule, clientId: ids.get(schedule.clientId) ?? "" })),
  );
}

/** By their clients' names. */
async function storedSchedules(): Promise<Schedule[]> {
  const clients = await database.manager.find(clientEntity, { order: { name: "ASC" } });
  const ofClients = await Promise.all(clients.map(({ id }) => findSchedules(database, id)));
  return ofClients.flat();
}

const lastPeriods = async () => (await storedSchedules()).map(({ lastPeriodStart }) => lastPeriodStart);

beforeEach(async () => {
  await give({});
  now = new Date("2026-11-03T01:00:00Z");
  request.mockReset().mockResolvedValue(null);
});

test("a worker that was down at the due time requests the report when it is back", async () => {
  now = new Date("2026-11-30T15:59:00Z");
  expect(await run()).toEqual({ requested: 1 });
});

test("a weekly report whose due time the worker missed on Sunday night is requested on Monday, once", async () => {
  await give({ reportType: "weekly", day: 7, hour: 23, lastPeriodStart: "2026-10-19" });
  now = new Date("2026-11-08T14:59:00Z");
  expect(await run()).toEqual({});
  now = new Date("2026-11-08T16:30:00Z");
  expect(await run()).toEqual({ requested: 1 });
  expect(request).toHaveBeenLastCalledWith("kedai", {
    type: "weekly",
    period: { start: "2026-10-26", end: "2026-11-01" },
    until: "send",
    by: null,
  });
  now = new Date("2026-11-15T14:59:00Z");
  expect(await run()).toEqual({});
  now = new Date("2026-11-15T15:00:00Z");
  expect(await run()).toEqual({ requested: 1 });
  expect(await lastPeriods()).toEqual(["2026-11-02"]);
});

test("a month whose source is read again only in the next month is requested then, alone", async () => {
  await give({ day: 28, lastPeriodStart: "2026-09-01" });
  request.mockResolvedValue("source_unread");
  now = new Date("2026-11-28T01:00:00Z");
  expect(await run()).toEqual({ source_unread: 1 });
  request.mockResolvedValue(null);
  now = new Date("2026-12-02T01:00:00Z");
  expect(await run()).toEqual({ requested: 1 });
  expect(await run()).toEqual({});
  expect(await lastPeriods()).toEqual(["2026-10-01"]);
});

test("an outage longer than a period is followed by one report, that of the newest period", async () => {
  await give({ lastPeriodStart: "2026-06-01" });
  expect(await run()).toEqual({ requested: 1 });
  expect(await run()).toEqual({});
  expect(await lastPeriods()).toEqual(["2026-10-01"]);
});

test("a schedule that never ran begins with the last complete period", async () => {
  await give({ day: 28 });
  expect(await run()).toEqual({});
  now = new Date("2026-11-28T01:00:00Z");
  expect(await run()).toEqual({ requested: 1 });
});

test("each period's report is requested once, even when workers restart", async () => {
  await run();
  now = new Date("2026-11-29T01:00:00Z");
  expect(await run()).toEqual({});
  expect(await lastPeriods()).toEqual(["2026-10-01"]);

  now = new Date("2026-12-03T00:59:00Z");
  expect(await run()).toEqual({});
  now = new Date("2026-12-03T01:00:00Z");
  expect(await run()).toEqual({ requested: 1 });
  expect(await lastPeriods()).toEqual(["2026-11-01"]);
  expect(request).toHaveBeenCalledTimes(2);
});

test("weekly and quarterly schedules have their own due times", async () => {
  await give({ reportType: "weekly", day: 1 }, { reportType: "quarterly", day: 5 });
  now = new Date("2027-01-04T01:00:00Z");
  expect(await run()).toEqual({ requested: 1 });
  expect(request).toHaveBeenLastCalledWith("kedai", expect.objectContaining({ type: "weekly" }));
  now = new Date("2027-01-05T01:00:00Z");
  expect(await run()).toEqual({ requested: 1 });
  expect(request).toHaveBeenLastCalledWith("kedai", expect.objectContaining({ type: "quarterly" }));
});

describe("a schedule that fails", () => {
  beforeEach(async () => {
    await give({ clientId: "bengkel" }, { clientId: "broken" }, { clientId: "kedai" });
    request.mockImplementation(async (client) => {
      if (client === "broken") throw new Error("The database is away");
      return null;
    });
  });

  test("does not stop the others", async () => {
    await expect(run()).rejects.toThrow("could not be requested");
    expect(await lastPeriods()).toEqual(["2026-10-01", null, "2026-10-01"]);
  });

  test("runs again next time, without the others", async () => {
    await run().catch(() => undefined);
    request.mockClear().mockResolvedValue(null);
    expect(await run()).toEqual({ requested: 1 });
    expect(request).toHaveBeenCalledExactlyOnceWith("broken", expect.objectContaining({ type: "monthly" }));
  });
});

test.each([
  ["send", "send"],
  ["review", "prepare"],
] as const)("a schedule that is to %s goes on until %s", async (mode, until) => {
  await give({ mode });
  await run();
  expect(request).toHaveBeenCalledExactlyOnceWith("kedai", {
    type: "monthly",
    period: { start: "2026-10-01", end: "2026-10-31" },
    until,
    by: null,
  });
});

test("a schedule without figures says so once, is tried again, and runs when there are some", async () => {
  request.mockResolvedValue("no_figures");
  expect(await run()).toEqual({ no_figures: 1 });
  expect(await storedSchedules()).toMatchObject([
    { triedPeriodStart: "2026-10-01", lastOutcome: "no_figures", lastOutcomeAt: now },
  ]);
  now = new Date("2026-11-05T01:00:00Z");
  expect(await run()).toEqual({});
  request.mockResolvedValue(null);
  expect(await run()).toEqual({ requested: 1 });
  expect(await storedSchedules()).toMatchObject([{ lastPeriodStart: "2026-10-01", lastOutcome: "requested" }]);
});
