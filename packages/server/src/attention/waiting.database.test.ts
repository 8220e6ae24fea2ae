import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import type { Problem } from "@agency/model/problems";
import type { ScheduleOutcome } from "@agency/model/states";
import type { Client } from "../clients/client.ts";
import type { Notification } from "../notifications/notification.ts";
import { notificationEntity } from "../notifications/table.ts";
import { recheckLives } from "../reports/note-lives.ts";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import { recordRuns, findSchedules, storeSchedules } from "../schedules/store.ts";
import { untried } from "../schedules/untried.fixture.ts";
import { dispatchEntity } from "../sending/table.ts";
import { connectionEntity } from "../sources/table.ts";
import { contextOn, healthyServer } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import {
  addClient,
  addDispatch,
  changeDispatches,
  generateOctober,
  octoberSnapshot,
  sendOctober,
} from "../testing/records.ts";
import type { Attention } from "./attention.ts";
import { findAttention } from "./find-attention.ts";
import { mailAttention } from "./jobs.ts";

/** Monday, 8:30 in the agency's time zone. October is the month that schedules are due for. */
const monday = new Date("2026-11-23T00:30:00Z");
const lately = new Date("2026-11-22T02:00:00Z");

const database = await scratchDatabase();
const {
  source: { manager },
} = database;

beforeEach(async () => {
  for (const table of ["clients", "notifications", "settings", "connections"])
    await manager.query(`DELETE FROM ${table}`);
});

const needs = (now: Date) => ({ ...contextOn(database, { clock: () => now }), server: healthyServer });

/** These tests change rows of reports, whose life the product notes with each change. */
async function find(now = monday): Promise<Attention> {
  await recheckLives(database);
  return findAttention(needs(now), 100);
}

async function mail(now = monday): Promise<number> {
  await recheckLives(database);
  return mailAttention(needs(now));
}

const summaries = (): Promise<Notification[]> => manager.findBy(notificationEntity, { kind: "attention-summary" });

/** A report that is prepared, at first just now. */
async function prepare(client: Pick<Client, "id" | "name" | "language">, generatedAt = lately): Promise<string> {
  const { reportId } = await generateOctober(database, client);
  const snapshot = octoberSnapshot(client);
  await manager.update(
    reportEntity,
    { id: reportId },
    { state: "done", generatedAt, requestedAt: generatedAt, unapproved: true, snapshot },
  );
  return reportId;
}

async function failMail(client: Client, state: "failed" | "uncertain", requestedAt = lately): Promise<string> {
  const { reportId, dispatchId } = await sendOctober(database, client);
  await manager.update(reportEntity, { id: reportId }, { state: "done", generatedAt: requestedAt });
  await changeDispatches(database, { id: dispatchId }, { state, requestedAt });
  return reportId;
}

async function schedule(client: Client, outcome: ScheduleOutcome, periodStart = "2026-10-01"): Promise<void> {
  const key = { clientId: client.id, reportType: "monthly" } as const;
  await storeSchedules(database, [{ ...key, enabled: true, day: 4, hour: 9, mode: "send", ...untried }]);
  await recordRuns(database, [{ ...key, periodStart, outcome, at: lately }]);
}

test("each thing that waits for the staff is found, the most urgent first", async () => {
  const named = (name: string) => addClient(database, { name });
  await failMail(await named("Sample Doubt"), "uncertain");
  const failed = await named("Sample Refusal");
  const failedReport = await failMail(failed, "failed");
  const { reportId } = await generateOctober(database, await named("Sample Failure"));
  await manager.update(
    reportEntity,
    { id: reportId },
    { state: "failed", problem: { code: "internal_error", params: {} }, requestedAt: lately },
  );
  await schedule(await named("Sample Silence"), "no_figures");
  await schedule(await named("Sample Nobody"), "no_recipients");
  await schedule(await named("Sample Sample"), "sample_not_mailed");
  await prepare(await named("Sample Patience"), new Date("2026-11-20T00:00:00Z"));

  const { total, counts, items } = await find();
  expect(items.map((item) => [item.kind, "client" in item && item.client.name])).toEqual([
    ["mail_uncertain", "Sample Doubt"],
    ["mail_failed", "Sample Refusal"],
    ["report_failed", "Sample Failure"],
    ["no_figures", "Sample Silence"],
    ["no_recipients", "Sample Nobody"],
    ["sample_not_mailed", "Sample Sample"],
    ["waiting_review", "Sample Patience"],
  ]);
  expect(total).toBe(7);
  expect(counts).toMatchObject({ mail_failed: 1, waiting_review: 1 });
  expect(items[1]).toMatchObject({
    reportId: failedReport,
    reportType: "monthly",
    period: { start: "2026-10-01", end: "2026-10-31" },
    recipient: failed.email,
    since: lately,
  });
  expect(items[2]).toMatchObject({ problem: { code: "internal_error" }, recipient: null });
  expect(items[3]).toMatchObject({ reportId: null, period: { start: "2026-10-01" }, since: lately });
});

test("a sign-in at Google that ends within three days is found before it ends, also in the email", async () => {
  const connection = {
    provider: "google" as const,
    kind: "oauth" as const,
    scopes: [],
    secret: null,
    connectedBy: "siti",
    connectedAt: lately,
    checkedAt: lately,
  };
  const connect = (account: string, endsAt: string | null, state: "ok" | "revoked" = "ok") =>
    manager.insert(connectionEntity, {
      ...connection,
      id: newId(),
      email: `${account}@google.example`,
      state,
      endsAt: endsAt === null ? null : new Date(endsAt),
    });
  await connect("soon", "2026-11-26T00:29:00Z");
  await connect("later", "2026-11-26T00:31:00Z");
  await connect("over", "2026-11-20T00:00:00Z", "revoked");
  await connect("lasting", null);
  const soon = { kind: "source_expiring", account: "soon@google.example" };
  expect(await find()).toEqual({
    total: 1,
    counts: { source_expiring: 1 },
    items: [{ ...soon, endsAt: new Date("2026-11-26T00:29:00Z") }],
  });
  expect(await mail()).toBe(1);
  const [summary] = await summaries();
  expect(summary?.parameters).toMatchObject({ first: [{ ...soon, endsAt: "2026-11-26T00:29:00.000Z" }] });
});

test("a prepared report waits for review after three days, and no longer once it is approved", async () => {
  const client = await addClient(database);
  const reportId = await prepare(client, new Date("2026-11-20T01:00:00Z"));
  expect((await find(new Date("2026-11-23T00:59:00Z"))).total).toBe(0);
  expect((await find(new Date("2026-11-23T01:01:00Z"))).counts).toEqual({ waiting_review: 1 });
  await manager.update(reportEntity, { id: reportId }, { unapproved: false });
  expect((await find(new Date("2026-11-23T01:01:00Z"))).total).toBe(0);
});

test("a revision of a report that was mailed counts until it is mailed too", async () => {
  const client = await addClient(database);
  const reportId = await failMail(client, "failed");
  await changeDispatches(database, { reportId }, { state: "sent", sentAt: lately, revision: 1 });
  await manager.update(reportEntity, { id: reportId }, { revision: 2 });
  const revision = { reportId, snapshot: octoberSnapshot(client), sample: false, generatedAt: lately };
  await manager.insert(revisionEntity, [
    { ...revision, number: 1, approvedAt: new Date("2026-11-04T00:00:00Z") },
    { ...revision, number: 2, approvedAt: lately },
  ]);
  expect((await find()).items).toMatchObject([{ kind: "revised_not_mailed", since: lately, reportId }]);

  const { id, messageId, ...first } = await manager.findOneByOrFail(dispatchEntity, { reportId });
  expect(messageId).not.toBe("");
  await addDispatch(database, {
    ...first,
    id: newId(),
    messageId: `<again-${id}@agency.test>`,
    number: 1,
    revision: 2,
    state: "queued",
  });
  expect((await find()).total).toBe(0);
});

test("a failed email does not count once it is sent again, and neither do former clients and schedules of earlier periods", async () => {
  const client = await addClient(database);
  const reportId = await failMail(client, "failed");
  const { id, ...first } = await manager.findOneByOrFail(dispatchEntity, { reportId });
  expect((await find()).total).toBe(1);
  const again = { ...first, id: newId(), messageId: `<${id}@agency.test>`, number: 1 };
  await addDispatch(database, { ...again, state: "cancelled" });
  expect((await find()).counts).toEqual({ mail_failed: 1 });
  await changeDispatches(database, { id: again.id }, { state: "failed" });
  expect((await find()).counts).toEqual({ mail_failed: 1 });
  await changeDispatches(database, { id: again.id }, { state: "sent" });
  expect((await find()).total).toBe(0);

  await failMail(await addClient(database, { status: "ended", endedOn: "2026-11-01" }), "failed");
  await schedule(await addClient(database), "no_figures", "2026-08-01");
  await schedule(await addClient(database), "requested");
  await schedule(await addClient(database, { status: "paused" }), "no_figures");
  expect((await find()).total).toBe(0);
});

test("an email whose outcome nobody knows waits for it, though a later one failed", async () => {
  const reportId = await failMail(await addClient(database), "uncertain");
  const { id, ...first } = await manager.findOneByOrFail(dispatchEntity, { reportId });
  const later = { ...first, id: newId(), messageId: `<${id}@agency.test>`, number: 1, state: "failed" as const };
  await addDispatch(database, later);
  expect((await find()).counts).toEqual({ mail_uncertain: 1 });
});

test("a schedule that is due until late in the month is found with its period, unless it passed over that", async () => {
  const client = await addClient(database);
  await schedule(client, "no_figures", "2026-09-01");
  expect((await find()).items).toMatchObject([
    { kind: "no_figures", period: { start: "2026-09-01", end: "2026-09-30" }, reportId: null },
  ]);
  const stored = await findSchedules(database, client.id);
  await storeSchedules(
    database,
    stored.map((one) => ({ ...one, lastPeriodStart: "2026-09-01" })),
  );
  expect((await find()).total).toBe(0);
});

test("two workers queue one summary a day, from eight in the morning", async () => {
  const client = await addClient(database, { name: "Sample Refusal" });
  await failMail(client, "failed");
  await mail(new Date("2026-11-22T23:59:00Z"));
  expect(await summaries()).toEqual([]);

  await Promise.all([mail(), mail()]);
  await mail(new Date("2026-11-23T10:00:00Z"));
  expect(await summaries()).toMatchObject([
    {
      recipient: "staff@agency.test",
      state: "queued",
      parameters: { total: 1, counts: { mail_failed: 1 }, first: [{ clientName: "Sample Refusal" }] },
    },
  ]);

  await mail(new Date("2026-11-24T00:00:00Z"));
  expect(await summaries()).toHaveLength(2);
});

test("other emails that failed or may be lost wait for two weeks, but for those to an address that a stranger typed", async () => {
  const keep = (kind: string, state: Notification["state"], requestedAt = lately) =>
    manager.insert(notificationEntity, {
      id: newId(),
      kind,
      recipient: "contact@sample.example",
      recipientName: "",
      person: "contact@sample.example",
      language: "en",
      dedupeKey: newId(),
      messageId: newId(),
      state,
      requestedAt,
      dueAt: requestedAt,
      attempts: 1,
    });
  await keep("client-welcome", "failed");
  await keep("enquiry-receipt", "uncertain");
  await keep("enquiry-notice", "sent");
  await keep("newsletter-confirmation", "failed");
  await keep("client-welcome", "failed", new Date(monday.getTime() - 15 * 86_400_000));
  const { counts, items } = await find();
  expect(counts).toEqual({ notice_uncertain: 1, notice_failed: 1 });
  expect(items).toMatchObject([
    { notification: "enquiry-receipt", recipient: "contact@sample.example", since: lately },
    { notification: "client-welcome", recipient: "contact@sample.example", since: lately },
  ]);
  await mail();
  const [summary] = await summaries();
  expect(summary?.parameters).toMatchObject({
    total: 2,
    first: [{ kind: "notice_uncertain" }, { kind: "notice_failed" }],
  });
});

test("on a day with nothing to do no summary is queued, also not for what fails later that day", async () => {
  await mail();
  await failMail(await addClient(database), "failed");
  await mail(new Date("2026-11-23T06:00:00Z"));
  expect(await summaries()).toEqual([]);
  await mail(new Date("2026-11-24T06:00:00Z"));
  expect(await summaries()).toHaveLength(1);
});

test("emails that the mail server does not take need attention after five minutes, and no longer once one try succeeds", async () => {
  const client = await addClient(database);
  const since = new Date(monday.getTime() - 5 * 60_000);
  const { dispatchId } = await sendOctober(database, client);
  const problem: Problem = { code: "mail_deferred", params: { reply: "451 try later" } };
  const fails = (problemSince: Date) =>
    changeDispatches(database, { id: dispatchId }, { state: "queued", problem, problemSince, attempts: 1 });
  await fails(new Date(since.getTime() + 1000));
  expect((await find()).counts["mail_outage"]).toBeUndefined();
  await fails(since);
  expect(await find()).toMatchObject({
    counts: { mail_outage: 1 },
    items: [{ kind: "mail_outage", waiting: 1, problem, since }],
  });
  expect(await mail()).toBe(1);
  const [summary] = await summaries();
  expect(summary?.parameters).toMatchObject({ first: [{ kind: "mail_outage", waiting: 1 }] });
  await changeDispatches(database, { id: dispatchId }, { state: "sent", problem: null });
  expect((await find()).total).toBe(0);
});
