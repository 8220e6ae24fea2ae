import { expect, test } from "vitest";
import { noFigures } from "@agency/model/figures";
import { bareOrigin } from "@agency/model/origin";
import { isSample, snapshotToStored } from "@agency/model/report/snapshot";
import { afterwards } from "@agency/testing/afterwards";
import { october, octoberSnapshot } from "../../testing/records.ts";
import { makeScratch } from "../../testing/scratch.ts";
import { openDatabase } from "../database.ts";
import { figuresRepository } from "../repositories/figures.ts";
import { reportRepository } from "../repositories/reports.ts";

const { databaseUrl, folder } = await makeScratch();
const database = await openDatabase({ url: databaseUrl, folder });
afterwards(database.close);
const { source } = database;

const moment = "2026-11-03 01:00:00.000";
const readAt = "2026-11-03T01:00:00.000Z";

async function insert(table: string, row: Record<string, string | number | null>): Promise<void> {
  const places = Object.keys(row).map(() => "?");
  await source.query(
    `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${places.join(", ")})`,
    Object.values(row),
  );
}

const client = { id: "former-client", name: "Kedai Roti Contoh", language: "en" } as const;

/** Figures as the previous version writes them. */
const addFigures = (id: string, clientId: string, kind: "typed" | "csv", totalVisitors: number) =>
  insert("figures", {
    id,
    clientId,
    reportType: "monthly",
    periodStart: id,
    figures: JSON.stringify({ ...noFigures, totalVisitors }),
    source: kind,
    updatedAt: moment,
  });

test("figures that were there become readings, and every known one has an origin", async () => {
  // The database as the previous version left it.
  const added = source.migrations.splice(source.migrations.findIndex(({ name }) => name?.startsWith("Origins")));
  await source.runMigrations({ transaction: "each" });
  await insert("clients", {
    ...client,
    accessId: "0".repeat(26),
    email: "owner@client.test",
    package: "starter",
    monthlyFee: 2500,
    status: "active",
    createdAt: moment,
    updatedAt: moment,
  });
  await addFigures("2026-09-01", client.id, "csv", 530);
  await addFigures("2026-10-01", client.id, "typed", 999);
  const { origins: _origins, ...former } = snapshotToStored(octoberSnapshot(client));
  await insert("reports", {
    id: "former",
    clientId: client.id,
    type: "monthly",
    periodStart: october.start,
    periodEnd: october.end,
    state: "done",
    requestedAt: moment,
    generatedAt: moment,
    sample: 1,
    snapshot: JSON.stringify(former),
    attempts: 1,
    dueAt: moment,
  });
  source.migrations.push(...added);
  await database.migrate();
  // The previous version still runs.
  await addFigures("2026-08-01", client.id, "csv", 12);

  const figures = figuresRepository(database);
  const found = await figures.list(client.id);
  expect(found.map(({ periodStart, origins }) => [periodStart, origins])).toEqual([
    ["2026-10-01", { totalVisitors: bareOrigin("typed", readAt) }],
    ["2026-09-01", { totalVisitors: bareOrigin("file", readAt) }],
    ["2026-08-01", { totalVisitors: bareOrigin("file", readAt) }],
  ]);
  expect(await figures.readings(client.id, "monthly", "2026-09-01")).toMatchObject([
    { kind: "file", readAt: new Date(readAt), author: null, figures: { totalVisitors: { value: 530 } } },
  ]);
  const report = await reportRepository(database).find(client.id, "former");
  expect(report?.snapshot && isSample(report.snapshot)).toBe(true);
  expect(report?.snapshot?.origins.compared).toEqual({});
});
