import { afterEach, expect, test } from "vitest";
import { startFakeGoogle } from "@agency/google-fake/start";
import { oauthClient } from "@agency/google-fake/world";
import type { AccountKind } from "@agency/model/connections";
import { fillable } from "@agency/model/figure-sources";
import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import { findAttention } from "@agency/server/attention/find-attention";
import type { Client } from "@agency/server/clients/client";
import { figuresOfClient, keepReadings } from "@agency/server/figures/store";
import { readingEntity } from "@agency/server/figures/table";
import { storeSchedules } from "@agency/server/schedules/store";
import { scheduleEntity } from "@agency/server/schedules/table";
import { untried } from "@agency/server/schedules/untried.fixture";
import { chooseFigures, trackKeywords } from "@agency/server/sources/choose-source";
import { readProgress } from "@agency/server/sources/reads-store";
import type { Source } from "@agency/server/sources/source";
import { sourceEntity, sourceReadEntity } from "@agency/server/sources/table";
import { contextOn, healthyServer } from "@agency/server/testing/context";
import { addSource, connectFake } from "@agency/server/testing/sources";
import { afterwards } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";
import { openStage } from "./testing/stage.ts";

const stage = await openStage();
const { database } = stage;
const fake = await startFakeGoogle();
afterwards(fake.close);
const business = firstItem(fake.businesses);
const { propertyId, siteUrl } = business;
const last = lastCompletePeriod("monthly", await database.now());
const settings = {
  GOOGLE_URL: fake.url,
  GOOGLE_CLIENT_ID: oauthClient.clientId,
  GOOGLE_CLIENT_SECRET: oauthClient.clientSecret,
  SAMPLE_DATA: "off",
};
const ofMonth = { reportType: "monthly" as const, periodStart: last.start };

afterEach(async () => {
  await stage.reset();
  fake.faults.clear();
  await database.write((transaction) => transaction.query("DELETE FROM clients"));
});

async function addClient(kinds: AccountKind[]): Promise<Client & { sources: Source[] }> {
  const client = await stage.addClient({ name: "Sample Bakery" });
  const connection = await connectFake(database, fake);
  const sources: Source[] = [];
  for (const kind of kinds) sources.push(await addSource(database, { client, connection, business, kind }));
  return { ...client, sources };
}

/** Due every minute since the month's end. */
const schedule = ({ id: clientId }: Client) =>
  storeSchedules(database, [
    {
      clientId,
      reportType: "monthly",
      enabled: true,
      day: 1,
      hour: 0,
      mode: "send",
      ...untried,
    },
  ]);

const startWorker = () =>
  stage.startWorker(settings, {
    due: { polling: 10, redis: 10 },
    leftovers: 60_000,
    reminders: 50,
    deletions: 60_000,
    heartbeat: 60_000,
    afterFailure: 10,
  });

const sourceIs = (kind: AccountKind, wanted: Partial<Source>) =>
  until(async () => expect(await database.manager.findOneBy(sourceEntity, { kind })).toMatchObject(wanted));
const scheduleIs = (lastOutcome: string) =>
  until(async () => expect(await database.manager.findOneBy(scheduleEntity, {})).toMatchObject({ lastOutcome }));
/** The month before the last one, whose data are final on every day of a month. */
const settled = precedingPeriod("monthly", last);
const findMonth = async ({ id }: Client, { start } = last) =>
  (await figuresOfClient(database, id)).find(
    ({ reportType, periodStart }) => reportType === "monthly" && periodStart === start,
  );
/** How many periods were read. The newest one stays queued in the first days of a month, as Google may still change it. */
const countRead = () =>
  database.manager.createQueryBuilder(sourceReadEntity, "asked").where("asked.readAt IS NOT NULL").getCount();
/** How many periods are being read. They fall due a millisecond apart, so that a fast worker begins before the last one is due. */
const running = () => database.manager.countBy(sourceReadEntity, { state: "running" });
const attention = async () => (await findAttention({ ...contextOn(database), server: healthyServer }, 10)).items;

/** As when the time of the next try has come. */
const waitForNextTry = () =>
  database.write((transaction) =>
    transaction
      .createQueryBuilder()
      .update(sourceReadEntity)
      .set({ dueAt: () => database.sqlNow(-1) })
      .where("state = 'queued'")
      .execute(),
  );

test("a client's 16 months are read when its sources are chosen, each figure with the call that it came from", async () => {
  const client = await addClient(["analytics", "search_console"]);
  await startWorker();
  await until(async () => expect(await countRead()).toBe(42));
  const figures = await figuresOfClient(database, client.id);
  expect(figures.filter(({ reportType }) => reportType === "monthly")).toHaveLength(16);
  const month = await findMonth(client);
  expect(month?.figures.totalVisitors).toBeGreaterThan(0);
  expect(month?.origins.totalVisitors).toMatchObject({ kind: "analytics", author: null });
  expect((await findMonth(client, settled))?.origins.totalVisitors).toMatchObject({ final: true });
  expect(month?.origins.averagePosition?.detail).toContain(`searchconsole ${siteUrl}`);
  const progress = await readProgress(database, client.id);
  expect(progress).toMatchObject([
    { total: 16, read: 16, waiting: 0 },
    { total: 16, read: 16, waiting: 0 },
  ]);
});

test("while a source is down its report is held and nothing is mailed; afterwards the report goes by itself", async () => {
  fake.faults.set(siteUrl, "503");
  const client = await addClient(["analytics", "search_console"]);
  await schedule(client);
  await startWorker();
  await sourceIs("search_console", { problem: "server_error" });
  await scheduleIs("source_unread");
  await until(async () => expect((await findMonth(client))?.figures).toMatchObject({ averagePosition: null }));
  expect(stage.mailsTo({ client })).toEqual([]);
  const tried = fake.calls.list().filter(({ target, status, request }) => {
    const isTotal = typeof request === "object" && request !== null && !("dimensions" in request);
    return target === siteUrl && status === 503 && isTotal;
  });

  fake.faults.clear();
  await waitForNextTry();
  await until(() => expect(stage.mailsTo({ client })).toHaveLength(1));
  await sourceIs("search_console", { problem: null, problemSince: null });
  expect((await findMonth(client))?.figures.averagePosition).toBeGreaterThan(0);
  // Each period asks once for its total. One was tried, and the others waited for it.
  expect(tried).toHaveLength(1);
});

test("a revoked connection holds the reports of its clients, says so, and goes on once it is made again", async () => {
  const client = await addClient(["analytics"]);
  await schedule(client);
  const connection = await connectFake(database, fake, { expired: true });
  fake.faults.set(connection.email, "invalid_grant");
  await startWorker();
  await sourceIs("analytics", { problem: "revoked" });
  await scheduleIs("source_unread");
  expect(await attention()).toMatchObject([
    {
      kind: "source_failing",
      client: { name: "Sample Bakery" },
      period: last,
      problem: { code: "source_failing", params: { source: "Google Analytics", problem: "revoked" } },
    },
  ]);
  expect(stage.mailsTo({ client })).toEqual([]);

  fake.faults.clear();
  await connectFake(database, fake);
  await until(() => expect(stage.mailsTo({ client })).toHaveLength(1));
  expect(await attention()).toEqual([]);
});

test("calls, directions, website clicks and searches of a Business Profile are read, and a value that Google leaves out is zero", async () => {
  const client = await addClient(["business_profile"]);
  await startWorker();
  await until(async () => expect((await findMonth(client, settled))?.figures.calls).toBeGreaterThan(0));
  const month = await findMonth(client, settled);
  expect(month).toMatchObject({
    figures: { directions: expect.any(Number), websiteClicks: expect.any(Number), totalVisitors: null },
    origins: {
      calls: { kind: "business_profile", detail: expect.stringContaining(`locations/${business.locationId}`) },
    },
    profileSearches: { origin: { kind: "business_profile", final: true } },
  });
  const searches = month?.profileSearches?.rows ?? [];
  expect(searches[0]).toEqual({ search: "sample bakery", people: expect.any(Number) });
  expect(searches.at(-1)).toEqual({ search: expect.stringContaining("sample bakery"), fewerThan: 15 });
  await sourceIs("business_profile", { problem: null });
});

test("the calls count as leads, in place of those of Analytics, once the staff choose so", async () => {
  const client = await addClient(["analytics", "business_profile"]);
  await startWorker();
  await until(async () =>
    expect((await findMonth(client))?.origins).toMatchObject({ calls: {}, totalLeads: { kind: "analytics" } }),
  );
  await chooseFigures(database, client.id, { kind: "business_profile", figures: fillable.business_profile });
  await until(async () => {
    const month = await findMonth(client);
    expect(month?.origins.totalLeads).toMatchObject({ kind: "business_profile" });
    expect(month?.figures.totalLeads).toBe(month?.figures.calls);
    // The groups are of Analytics' leads, and go with them.
    expect(month?.leads).toBeNull();
  });
  expect((await findMonth(client))?.origins.totalVisitors).toMatchObject({ kind: "analytics" });
});

test("a token that ends before its time is renewed once, and the source does not fail", async () => {
  const client = await addClient(["analytics"]);
  fake.calls.clear();
  fake.faults.set(propertyId, "401", { times: 1 });
  await startWorker();
  await sourceIs("analytics", { problem: null });
  await until(async () => expect((await findMonth(client))?.figures.totalVisitors).toBeGreaterThan(0));
  const calls = fake.calls.list().filter(({ target }) => target === propertyId);
  const [first, ...later] = calls.map(({ status }) => status);
  expect([first, new Set(later)]).toEqual([401, new Set([200])]);
});

test("the client's own keywords are tracked where its customers search, and count again from the next reading", async () => {
  const client = await addClient(["search_console"]);
  const worker = await startWorker();
  await until(async () => expect((await findMonth(client))?.figures.keywordsTracked).toBeGreaterThan(3));
  await worker.stop();
  await trackKeywords(database, client.id, {
    keywords: ["Sample Bakery", "sample bakery", "a query of nobody"],
    country: "mys",
  });
  await startWorker();
  await until(async () => expect((await findMonth(client))?.figures.keywordsTracked).toBe(2));
  expect((await findMonth(client))?.origins.keywordsTracked?.detail).toMatch(/by query in mys$/);
});

test("what a person typed over a figure stays when Google is read again", async () => {
  const client = await addClient(["analytics"]);
  const worker = await startWorker();
  await sourceIs("analytics", { problem: null });
  await until(async () => expect(await findMonth(client)).toBeDefined());
  await worker.stop();
  const at = await database.now();
  const typed = { kind: "typed", readAt: at, detail: null, author: "siti", final: null } as const;
  const figures = { totalVisitors: { value: 7 } };
  const reading = { ...ofMonth, ...typed, id: crypto.randomUUID(), clientId: client.id, figures };
  await database.write((transaction) => keepReadings(contextOn(database), transaction, [reading]));
  await database.write((transaction) =>
    transaction.update(sourceReadEntity, ofMonth, { state: "queued", dueAt: () => database.sqlNow(-1) }),
  );
  await startWorker();
  await until(async () => expect(await database.manager.countBy(readingEntity, ofMonth)).toBe(3));
  expect((await findMonth(client))?.figures.totalVisitors).toBe(7);
});

test("a worker that stops while it reads gives the source back at once", async () => {
  fake.faults.set(propertyId, "slow");
  await addClient(["analytics"]);
  const worker = await startWorker();
  await until(async () => expect(await running()).toBeGreaterThan(0));
  await worker.stop();
  expect(await database.manager.countBy(sourceReadEntity, { state: "queued", attempts: 0 })).toBe(21);
  await sourceIs("analytics", { problem: null });
});

test("a worker that is killed while it reads leaves nothing double", async () => {
  fake.faults.set(propertyId, "slow");
  const client = await addClient(["analytics"]);
  const worker = await stage.spawnWorker(settings);
  await until(async () => expect(await running()).toBeGreaterThan(0));
  await worker.kill();
  fake.faults.clear();
  await database.write((transaction) =>
    transaction
      .createQueryBuilder()
      .update(sourceReadEntity)
      .set({ leaseUntil: () => database.sqlNow(-1) })
      .execute(),
  );
  await startWorker();
  await until(async () => expect(await countRead()).toBe(21));
  expect(await database.manager.countBy(readingEntity, { clientId: client.id })).toBe(21);
  expect(await database.manager.countBy(readingEntity, ofMonth)).toBe(1);
});

function firstItem<T>([first]: T[]): T {
  if (first === undefined) throw new Error("The list is empty");
  return first;
}
