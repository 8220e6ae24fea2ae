import { Not } from "typeorm";
import { beforeEach, expect, test } from "vitest";
import { readBoard, startRun } from "@agency/contracts/board";
import { listClients, updateClient } from "@agency/contracts/clients";
import { approveReport, readDraft, readReport, requestReport } from "@agency/contracts/reports";
import { cancelBackfill, chooseSource, listSources, readSources, trackKeywords } from "@agency/contracts/sources";
import type { AccountKind } from "@agency/model/connections";
import { connect, startApiWithGoogle } from "../testing/fake-google.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";
import { requestReads } from "./request-reads.ts";
import { sourceReadEntity } from "./table.ts";

const { api, google } = await startApiWithGoogle();
beforeEach(api.empty);

const { id: connectionId } = await connect(api);
const [business] = google.businesses;

const choose = (clientId: string, kind: AccountKind, accountId: string) =>
  api.call(chooseSource, { params: { clientId, kind }, body: { connectionId, accountId } });
const fetchSources = (clientId: string) => api.call(listSources, { params: { clientId } });

test("what no worker has begun to read can be cancelled, and is read after all when the staff ask", async () => {
  const { id } = await addClient(api);
  await choose(id, "analytics", business?.propertyId ?? "");
  const progress = async () => (await fetchSources(id))[0]?.progress;
  await api.call(cancelBackfill, { params: { clientId: id, kind: "analytics" } });
  expect(await progress()).toEqual({ total: 16, read: 0, waiting: 1, cancelled: 15, failed: 0 });
  const [asked] = await api.call(readSources, { params: { clientId: id } });
  expect(asked?.progress).toEqual({ total: 16, read: 0, waiting: 16, cancelled: 0, failed: 0 });
});

test("what Google did not have yet, or not in full, is read again when the staff ask", async () => {
  const { id } = await addClient(api);
  await choose(id, "analytics", business?.propertyId ?? "");
  const { manager } = api.dependencies.database;
  const all = { state: "done" as const, readAt: new Date("2026-11-05T01:00:00Z"), final: true };
  await manager.updateAll(sourceReadEntity, all);
  const read = async () => {
    await api.call(readSources, { params: { clientId: id } });
    return manager.countBy(sourceReadEntity, { state: "queued" });
  };
  expect(await read()).toBe(0);
  for (const lacking of [
    { problem: "empty" as const, readAt: null },
    { problem: null, final: false },
  ]) {
    await manager.updateAll(sourceReadEntity, { ...all, ...lacking });
    // The last month and quarter. The months before are left alone.
    expect(await read()).toBe(2);
  }
});

test("a month that waits for its final data is read at once when the staff choose other keywords", async () => {
  const { id } = await addClient(api);
  await choose(id, "search_console", business?.siteUrl ?? "");
  const { manager } = api.dependencies.database;
  const inAnHour = new Date("2126-11-01T00:00:00Z");
  await manager.updateAll(sourceReadEntity, { dueAt: inAnHour });
  await api.call(trackKeywords, { params: { clientId: id }, body: { keywords: ["roti"], country: "mys" } });
  // The last month and quarter. The months before are left alone.
  expect(await manager.countBy(sourceReadEntity, { dueAt: Not(inAnHour) })).toBe(2);
});

test("months that ended while a client was paused are read once it is active again", async () => {
  const { id, name, email } = await addClient(api);
  await choose(id, "analytics", business?.propertyId ?? "");
  const setStatus = (status: "paused" | "active") =>
    api.call(updateClient, { params: { clientId: id }, body: { name, email, status } });
  const january = async () => new Date("2027-01-05T01:00:00Z");
  const request = () => requestReads({ ...api.dependencies, clock: january });
  await setStatus("paused");
  expect(await request()).toBe(0);
  await setStatus("active");
  // Two months and a quarter ended meanwhile.
  expect(await request()).toBe(3);
  expect((await fetchSources(id))[0]?.progress).toMatchObject({ total: 18, waiting: 18 });
  expect(await request()).toBe(0);
});

test("a report is held until its source is read; one person may approve it without, and its client is told", async () => {
  const { id } = await addClientWithFigures(api);
  await choose(id, "search_console", business?.siteUrl ?? "");
  const unread = { code: "source_unread", params: { source: "Google Search Console" } };
  const row = async () => (await api.call(readBoard, { query: { reportType: "monthly" } })).rows[0];
  expect(await row()).toMatchObject({ state: "held", detail: { held: "source_unread", problem: unread } });
  expect(await api.call(listClients, { query: {} })).toMatchObject([{ month: { state: "held", unread } }]);
  const asked = { params: { clientId: id }, body: { reportType: "monthly" as const } };
  const refused = await api.refused(requestReport, asked);
  expect(refused).toMatchObject({ status: 409, body: { error: "source_unread" } });
  expect(refused.body.message).toMatch(/^Google Search Console has not been read for 2026-10-01 to 2026-10-31/);

  await api.call(startRun, { body: { action: "prepare", reportType: "monthly", clientIds: [id] } });
  await api.worker.generate();
  const held = await row();
  expect(held).toMatchObject({ state: "held", actions: ["prepare"] });
  const many = { action: "approve" as const, reportType: "monthly" as const, clientIds: [id] };
  expect(await api.call(startRun, { body: many })).toMatchObject({ items: [{ outcome: "source_unread" }] });
  const params = { clientId: id, reportId: held?.reportId ?? "" };
  expect(await api.call(readDraft, { params })).toMatchObject({ unread });
  expect((await api.refused(approveReport, { params, body: {} })).body.error).toBe("source_unread");
  await api.call(approveReport, { params, body: { confirmed: ["source_unread"] } });
  expect((await api.call(readReport, { params })).snapshot.unread).toEqual(["search_console"]);
  expect(await row()).toMatchObject({
    state: "approved",
    actions: expect.arrayContaining(["send"]),
    detail: { held: null },
  });
});
