import { beforeEach, expect, test } from "vitest";
import { type Client, createClient, readAnalytics, readClient, updateClient } from "@agency/contracts/clients";
import { listReports } from "@agency/contracts/reports";
import { readSystem } from "@agency/contracts/settings";
import { startApi } from "../testing/api.ts";

let client: Client;

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  client = await api.call(createClient, { body: { name: "Kedai Kopi", email: "kopi@example.com" } });
});

const nobody = { session: null };
const change = (more: object) => ({
  params: { clientId: client.id },
  body: { name: client.name, email: client.email, ...more },
});
const end = (endedOn?: string) => api.call(updateClient, change({ status: "ended", endedOn }));

test("a contract ends today unless the staff say when, and a later change of the client keeps the day", async () => {
  expect(await end()).toMatchObject({ status: "ended", endedOn: "2026-11-10" });
  expect(await end("2026-10-31")).toMatchObject({ status: "ended", endedOn: "2026-10-31" });
  expect(await api.call(updateClient, change({ monthlyFee: 0 }))).toMatchObject({ endedOn: "2026-10-31" });
  expect(await api.call(readAnalytics, {})).toMatchObject({ totalClients: 1, activeClients: 0, monthlyRevenue: 0 });
  expect(await api.call(updateClient, change({ status: "active" }))).toMatchObject({ endedOn: null });
});

test("an end that the staff leave empty is today, also when there was another day before", async () => {
  await end("2024-10-31");
  expect(await api.call(updateClient, change({ endedOn: null }))).toMatchObject({ endedOn: "2026-11-10" });
});

test.each(["2026-11-11", "yesterday", "2026-02-30"])(
  "an end on %s is refused, and nothing changes",
  async (endedOn) => {
    const { status, body } = await api.refused(updateClient, change({ status: "ended", endedOn }));
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ["endedOn"]]);
    expect(await api.call(readClient, { params: { clientId: client.id } })).toMatchObject({ status: "active" });
  },
);

test("the portal of an ended client can be read, without the day", async () => {
  await end();
  const read = await api.call(readClient, { params: { clientId: client.id } }, nobody);
  expect(read).toMatchObject({ status: "ended" });
  expect(read).not.toHaveProperty("endedOn");
  expect(await api.call(listReports, { params: { clientId: client.id } }, nobody)).toEqual([]);
});

test("System Settings name the clients that will be deleted, and when", async () => {
  await end("2024-11-20");
  expect((await api.call(readSystem, {})).deletions).toEqual([]);
  const { database } = api.dependencies;
  await database.write((manager) => manager.query("UPDATE clients SET deletionWarnedAt = '2026-10-21 02:00:00.000'"));
  expect((await api.call(readSystem, {})).deletions).toEqual([{ name: "Kedai Kopi", day: "2026-11-20" }]);
});
