import { beforeEach, expect, test } from "vitest";
import { updateClient } from "@agency/contracts/clients";
import { approveReport, readReport } from "@agency/contracts/reports";
import { startConnecting } from "@agency/contracts/source-connections";
import { chooseSource } from "@agency/contracts/sources";
import { clientByAccessId } from "../clients/store.ts";
import { keepFigures, type NewReading } from "../figures/change-figures.ts";
import { figuresOfClient } from "../figures/store.ts";
import { readingEntity } from "../figures/table.ts";
import { comeBack, connect, pressOnConsentPage, startApiWithGoogle } from "../testing/fake-google.ts";
import { generateOctober } from "../testing/records.ts";
import { addClient } from "../testing/sample-input.ts";
import { requestReads } from "./request-reads.ts";
import { limitStoredProfiles } from "./stored-profiles.ts";
import { sourceReadEntity } from "./table.ts";

const { api, google } = await startApiWithGoogle();
const { database } = api.dependencies;
const { id: connectionId } = await connect(api);
const { url } = await api.call(startConnecting, { body: { connectionId, businessProfile: true } });
await comeBack(api, await pressOnConsentPage(url));
const accountId = google.businesses[0]?.locationId ?? "";

const october = "2026-10-01";
const readAt = new Date("2026-11-03T01:00:00Z");
/** The same time of day so many days after the reading. */
const after = (days: number) => new Date(readAt.getTime() + days * 24 * 60 * 60 * 1000);
const limit = (days: number) => limitStoredProfiles({ ...api.dependencies, clock: async () => after(days) });

beforeEach(api.empty);

const reading = (kind: "business_profile" | "file", clientId: string, figures: NewReading["figures"]): NewReading => ({
  clientId,
  reportType: "monthly",
  periodStart: october,
  kind,
  account: kind === "file" ? null : accountId,
  detail: kind,
  author: null,
  final: true,
  figures,
});

/** A client whose October was read from a Business Profile, and whose visitors came by file. */
async function readOctober() {
  const { id, name, email } = await addClient(api);
  await api.call(chooseSource, {
    params: { clientId: id, kind: "business_profile" },
    body: { connectionId, accountId },
  });
  const client = await clientByAccessId(database, id.replaceAll("-", ""));
  if (!client) throw new Error("The client is gone");
  await keepFigures({ ...api.dependencies, clock: async () => readAt }, [
    reading("business_profile", client.id, { calls: { value: 12 }, directions: { value: 30 } }),
    reading("file", client.id, { totalVisitors: { value: 530 } }),
  ]);
  await database.manager.updateAll(sourceReadEntity, { state: "done", readAt, final: true });
  return { id, name, email, client };
}

const waiting = () => database.manager.countBy(sourceReadEntity, { state: "queued" });

test("what a profile gave is asked for again after 25 days, and goes after 30; what was imported or approved stays", async () => {
  const { id, client } = await readOctober();
  const { reportId } = await generateOctober(database, client, { approving: false, approver: null });
  await api.worker.generate();
  const params = { clientId: id, reportId };
  await api.call(approveReport, { params, body: {} });

  expect(await limit(25)).toEqual({ again: 0, deleted: 0 });
  const { again } = await limit(25.5);
  expect(again).toBeGreaterThan(15);
  expect(await waiting()).toBe(again);
  expect(await limit(26)).toEqual({ again: 0, deleted: 0 });
  expect(await figuresOfClient(database, client.id)).toMatchObject([{ figures: { calls: 12, totalVisitors: 530 } }]);

  expect(await limit(30.5)).toEqual({ again: 0, deleted: 1 });
  const [left] = await figuresOfClient(database, client.id);
  expect(left?.figures).toMatchObject({ calls: null, directions: null, totalVisitors: 530 });
  expect(await database.manager.countBy(readingEntity, { kind: "business_profile", detail: "business_profile" })).toBe(
    0,
  );
  expect((await api.call(readReport, { params })).snapshot.figures).toMatchObject({ calls: 12, directions: 30 });
});

test("what was read again in time stays", async () => {
  const { client } = await readOctober();
  const again = { ...api.dependencies, clock: async () => after(26) };
  await keepFigures(again, [
    reading("business_profile", client.id, { calls: { value: 13 }, directions: { value: 30 } }),
  ]);
  expect(await limit(31)).toMatchObject({ deleted: 0 });
  expect(await figuresOfClient(database, client.id)).toMatchObject([{ figures: { calls: 13, directions: 30 } }]);
  expect(await database.manager.countBy(readingEntity, { kind: "business_profile" })).toBe(1);
});

test("a paused client is not read again; what it had is asked for once it is active", async () => {
  const { id, name, email } = await readOctober();
  const setStatus = (status: "paused" | "active") =>
    api.call(updateClient, { params: { clientId: id }, body: { name, email, status } });
  await setStatus("paused");
  expect(await limit(31)).toEqual({ again: 0, deleted: 1 });
  await setStatus("active");
  await requestReads({ ...api.dependencies, clock: async () => after(31) });
  expect(await database.manager.countBy(sourceReadEntity, { state: "queued", periodStart: october })).toBeGreaterThan(
    0,
  );
});
