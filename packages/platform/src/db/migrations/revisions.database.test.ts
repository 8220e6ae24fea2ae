import { expect, test } from "vitest";
import { snapshotToJson } from "@agency/model/report/snapshot";
import { afterwards } from "@agency/testing/afterwards";
import { october, octoberSnapshot } from "../../testing/records.ts";
import { makeScratch } from "../../testing/scratch.ts";
import { openDatabase } from "../database.ts";
import { reportRepository } from "../repositories/reports.ts";

const { databaseUrl, folder } = await makeScratch();
const database = await openDatabase({ url: databaseUrl, folder });
afterwards(database.close);
const { source } = database;

/** A moment as both databases store it. */
const moment = (day: number) => `2026-11-0${day} 01:00:00.000`;

/** A snapshot as the previous version wrote it. */
function stored(totalVisitors: number, comment: string | null = null): string {
  const { revised: _revised, ...snapshot } = snapshotToJson(
    octoberSnapshot({ id: "kedai", name: "Kedai Contoh", language: "en" }),
  );
  const { leads: _leads, ...changes } = snapshot.changes;
  return JSON.stringify({ ...snapshot, comment, changes, figures: { ...snapshot.figures, totalVisitors } });
}

async function insert(table: string, row: Record<string, string | number | null>): Promise<void> {
  const places = Object.keys(row).map(() => "?");
  await source.query(
    `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${places.join(", ")})`,
    Object.values(row),
  );
}

async function addReport(
  id: string,
  { snapshot = null as string | null, comment = null as string | null, state = "done" },
) {
  await insert("clients", {
    id: `client-${id}`,
    accessId: id.padEnd(26, "0"),
    name: "Kedai Contoh",
    email: `${id}@client.test`,
    package: "starter",
    monthlyFee: 2500,
    language: "en",
    status: "active",
    createdAt: moment(1),
    updatedAt: moment(1),
  });
  await insert("reports", {
    id,
    clientId: `client-${id}`,
    type: "monthly",
    periodStart: october.start,
    periodEnd: october.end,
    state,
    requestedAt: moment(2),
    generatedAt: snapshot === null ? null : moment(2),
    sample: 0,
    comment,
    snapshot,
    attempts: 1,
    dueAt: moment(2),
  });
}

const addDispatch = (reportId: string, number: number, { state = "sent", snapshot = null as string | null }) =>
  insert("dispatches", {
    id: `${reportId}-${number}`,
    reportId,
    number,
    messageId: `<${reportId}-${number}@agency.test>`,
    recipient: `${reportId}@client.test`,
    state,
    requestedAt: moment(2),
    sentAt: state === "sent" ? moment(3) : null,
    snapshot,
    attempts: 1,
    dueAt: moment(2),
  });

test("every report that clients could read is approved, and what was mailed is the first revision", async () => {
  // The database as the previous version left it.
  const added = source.migrations.splice(source.migrations.findIndex(({ name }) => name?.startsWith("Revisions")));
  await source.runMigrations({ transaction: "each" });
  await addReport("mailed", { snapshot: stored(530, "Old"), comment: "Well done" });
  await addDispatch("mailed", 0, { snapshot: stored(530, "Well done") });
  await addReport("corrected", { snapshot: stored(999) });
  await addDispatch("corrected", 0, { snapshot: stored(1) });
  await addDispatch("corrected", 1, { snapshot: stored(530) });
  await addDispatch("corrected", 2, { state: "failed", snapshot: stored(700) });
  await addReport("unsent", { snapshot: stored(12), comment: "New" });
  await addReport("queued", { state: "queued" });
  await addDispatch("queued", 0, { state: "queued" });
  source.migrations.push(...added);
  await database.migrate();

  const reports = reportRepository(database);
  const numbers = async (id: string) =>
    (await reports.listRevisions(id)).map(({ number, snapshot: { figures, comment, revised } }) => ({
      number,
      visitors: figures.totalVisitors,
      comment,
      revised: revised?.figures,
    }));
  expect(await numbers("mailed")).toEqual([{ number: 1, visitors: 530, comment: "Well done", revised: undefined }]);
  expect(await numbers("corrected")).toEqual([
    { number: 2, visitors: 999, comment: null, revised: [{ figure: "totalVisitors", before: 530, after: 999 }] },
    { number: 1, visitors: 530, comment: null, revised: undefined },
  ]);
  expect(await numbers("unsent")).toEqual([{ number: 1, visitors: 12, comment: "New", revised: undefined }]);
  expect(await numbers("queued")).toEqual([]);

  const approved = async (id: string) => reports.findApproved(`client-${id}`, id);
  expect(await approved("mailed")).toMatchObject({ revision: 1, emailSent: true });
  expect(await approved("corrected")).toMatchObject({ revision: 2, emailSent: false });
  expect(await approved("unsent")).toMatchObject({ revision: 1, emailSent: false });
  expect(await reports.find("client-queued", "queued")).toMatchObject({ approving: true, revision: 0 });
  expect(await reports.find("client-unsent", "unsent")).toMatchObject({ approving: false, unapproved: false });
});
