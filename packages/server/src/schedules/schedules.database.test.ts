import { beforeEach, describe, expect, test } from "vitest";
import { deleteClient } from "@agency/contracts/clients";
import { changeSchedules, listSchedules, type ScheduleChange, type SchedulesQuery } from "@agency/contracts/schedules";
import { clientByAccessId } from "../clients/store.ts";
import { startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import { addClient } from "../testing/sample-input.ts";
import { recordRuns } from "./store.ts";

const api = await startApi();
beforeEach(() => api.empty());

const reportType = "monthly";
const list = (query: Partial<SchedulesQuery> = {}) => api.call(listSchedules, { query: { reportType, ...query } });
const change = (clientIds: string[], wanted: Partial<ScheduleChange>) =>
  api.call(changeSchedules, { body: { reportType, clientIds, ...wanted } });
const addClients = async (...names: string[]) => {
  const clients = [];
  for (const name of names) clients.push((await addClient(api, { name })).id);
  return clients;
};

describe("the schedules of all clients", () => {
  test("are listed by name, off at first: day 4, 9:00, for review; without ended clients", async () => {
    await addClient(api, { name: "Cempaka" });
    await addClient(api, { name: "angsana", status: "paused" });
    await addClient(api, { name: "Bunga", status: "ended" });
    const { total, counts, schedules } = await list();
    expect({ total, counts }).toEqual({ total: 2, counts: { on: 0, off: 2, trouble: 0 } });
    const schedule = { reportType, enabled: false, day: 4, hour: 9, mode: "review" };
    expect(schedules).toMatchObject([
      { clientName: "angsana", clientStatus: "paused", schedule, next: null, last: null },
      { clientName: "Cempaka", clientStatus: "active", schedule, next: null, last: null },
    ]);
  });

  test("are changed for several clients at once, and what is not named stays", async () => {
    const [one = "", two = ""] = await addClients("Angsana", "Bunga", "Cempaka");
    await change([one], { day: 20, mode: "send" });
    expect(await change([one, two, two.toLowerCase()], { enabled: true, hour: 7 })).toEqual({ changed: 2 });
    expect((await list()).schedules.map(({ schedule }) => schedule)).toEqual([
      { reportType, enabled: true, day: 20, hour: 7, mode: "send" },
      { reportType, enabled: true, day: 4, hour: 7, mode: "review" },
      { reportType, enabled: false, day: 4, hour: 9, mode: "review" },
    ]);
    const weekly = (await list({ reportType: "weekly" })).schedules.map(({ schedule }) => schedule.enabled);
    expect(weekly).toEqual([false, false, false]);
  });

  test("ignore a client that was deleted", async () => {
    const [one = "", gone = ""] = await addClients("Angsana", "Bunga");
    await api.call(deleteClient, { params: { clientId: gone } });
    expect(await change([one, gone, "nonsense"], { enabled: true })).toEqual({ changed: 1 });
    expect(await change([gone], { enabled: true })).toEqual({ changed: 0 });
  });

  test("say what is made next: this month's before the time, else next month's", async () => {
    const [soon = "", late = ""] = await addClients("Angsana", "Bunga");
    // It is 24 November.
    await change([soon], { enabled: true, day: 28, hour: 10 });
    await change([late], { enabled: true, day: 4 });
    expect((await list()).schedules.map(({ next }) => next)).toEqual([
      { at: "2026-11-28T02:00:00.000Z", period: { start: "2026-10-01", end: "2026-10-31" }, waiting: false },
      { at: "2026-12-04T01:00:00.000Z", period: { start: "2026-11-01", end: "2026-11-30" }, waiting: false },
    ]);
  });

  test("show a run that found no figures, with its reason, and that it is tried again", async () => {
    const [clientId = ""] = await addClients("Angsana", "Bunga");
    await change([clientId], { enabled: true, day: 28, hour: 10 });
    const { database, clock } = api.dependencies;
    const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
    const at = await clock();
    await recordRuns(database, [
      { clientId: client?.id ?? "", reportType, periodStart: "2026-10-01", outcome: "no_figures", at },
    ]);
    await change([clientId], { day: 4 });
    const found = await list({ state: "trouble" });
    expect(found).toMatchObject({ total: 1, counts: { on: 0, off: 1, trouble: 1 } });
    expect(found.schedules).toMatchObject([
      {
        clientName: "Angsana",
        next: { period: { start: "2026-10-01" }, waiting: true },
        last: { outcome: "no_figures", at: at.toISOString(), period: { start: "2026-10-01", end: "2026-10-31" } },
      },
    ]);
  });

  test("are searched, filtered and paged", async () => {
    const ids = await addClients("Angsana", "Bunga 50%", "Cempaka");
    await change(ids.slice(0, 2), { enabled: true });
    const names = async (query: Partial<SchedulesQuery>) =>
      (await list(query)).schedules.map(({ clientName }) => clientName);
    expect(await names({ search: "50%" })).toEqual(["Bunga 50%"]);
    expect(await names({ state: "off" })).toEqual(["Cempaka"]);
    expect(await names({ limit: 1, offset: 1 })).toEqual(["Bunga 50%"]);
    expect(await list({ search: "a", state: "on", limit: 1 })).toMatchObject({ total: 2, counts: { on: 2, off: 1 } });
  });

  test("take no query for each client", async () => {
    const ids = await addClients(...Array.from({ length: 12 }, (_, n) => `Kedai ${n}`));
    const { database } = api.dependencies;
    expect((await countQueries(database, () => list())).queries.length).toBeLessThanOrEqual(4);
    const changed = await countQueries(database, () => change(ids, { enabled: true }));
    expect(changed.result).toEqual({ changed: 12 });
    expect(changed.queries.length).toBeLessThanOrEqual(8);
  });

  test.each([
    ["day", { reportType: "weekly", day: 8 }],
    ["day", { day: 29 }],
    ["day", { day: 0 }],
    ["hour", { hour: 24 }],
    ["hour", { hour: 9.5 }],
    ["enabled", { enabled: "yes" }],
    ["mode", { mode: "now" }],
    ["clientIds", { clientIds: [] }],
    ["reportType", { reportType: "daily" }],
    ["lastPeriodStart", { lastPeriodStart: null }],
  ])("refuse a wrong %s", async (field, wrong) => {
    const [one = ""] = await addClients("Angsana");
    const { body } = await api.refused(changeSchedules, { body: { reportType, clientIds: [one], ...wrong } });
    expect(body.fields?.map((problem) => problem.field)).toEqual([field]);
  });
});
