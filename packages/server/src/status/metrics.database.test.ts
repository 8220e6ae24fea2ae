import { readFileSync } from "node:fs";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import type { Problem } from "@agency/model/problems";
import { latestBackup, lowBelow, mailPatience } from "../attention/server-state.ts";
import type { Database } from "../kit/db/database.ts";
import { serveMetrics } from "../kit/metrics.ts";
import { dispatchEntity } from "../sending/table.ts";
import { noteWorker } from "../settings/store.ts";
import { healthyServer } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { addClient, sendOctober } from "../testing/records.ts";
import { apiMetrics, workerMetrics } from "./metrics.ts";

/** A sandbox that does nothing but count. */
const sandbox = {
  state: () => ({ processes: 2, working: 1, waiting: 3, refused: 4, ended: { time: 5, memory: 6, depth: 0 } }),
};

const database = await scratchDatabase();

const readMetrics = (measured: Database) =>
  apiMetrics({
    database: measured,
    clock: async () => new Date(),
    sandbox,
    server: async () => ({ ...(await healthyServer()), lastBackupAt: new Date(Date.now() - 3_600_000) }),
  });

/** The value on a line of the page; null when the line is missing. */
function lineValue(page: string, line: string): number | null {
  const found = page.split("\n").find((one) => one.startsWith(`${line} `));
  return found ? Number(found.slice(line.length + 1)) : null;
}

test("the API's metrics include the waiting work, its age, and when a worker was last seen", async () => {
  const { page } = readMetrics(database);
  const empty = await page.metrics();
  expect(lineValue(empty, "agency_database_up")).toBe(1);
  expect(lineValue(empty, 'agency_work_due{kind="dispatch"}')).toBe(0);
  expect(lineValue(empty, 'agency_work_oldest_due_seconds{kind="report"}')).toBe(0);
  expect(lineValue(empty, "agency_worker_last_seen_seconds")).toBeNull();

  for (let count = 0; count < 3; count += 1) {
    const client = await addClient(database);
    await sendOctober(database, client);
  }
  const [uncertain, later] = await database.manager.find(dispatchEntity);
  await database.write(async (transaction) => {
    await transaction.update(dispatchEntity, { id: uncertain?.id }, { state: "uncertain" });
    const change = transaction.createQueryBuilder().update(dispatchEntity);
    await change
      .set({ dueAt: () => database.sqlNow(3600) })
      .where({ id: later?.id })
      .execute();
    await change
      .set({ dueAt: () => database.sqlNow(-90) })
      .where("state = 'queued' AND id <> :id", { id: later?.id })
      .execute();
  });
  await noteWorker(database, newId(), new Date((await database.now()).getTime() - 40_000));

  const filled = await page.metrics();
  expect(lineValue(filled, 'agency_work_rows{kind="dispatch",state="queued"}')).toBe(2);
  expect(lineValue(filled, 'agency_work_rows{kind="dispatch",state="uncertain"}')).toBe(1);
  expect(lineValue(filled, 'agency_work_due{kind="dispatch"}')).toBe(1);
  expect(lineValue(filled, 'agency_work_due{kind="report"}')).toBe(3);
  const oldest = lineValue(filled, 'agency_work_oldest_due_seconds{kind="dispatch"}');
  expect(oldest).toBeGreaterThanOrEqual(90);
  expect(oldest).toBeLessThan(150);
  expect(lineValue(filled, "agency_worker_last_seen_seconds")).toBeGreaterThanOrEqual(40);
});

test.each([
  ["API", () => readMetrics(database)],
  ["worker", () => workerMetrics(sandbox)],
])("the metrics of the %s include its sandbox", async (_name, metrics) => {
  const { page } = metrics();
  await page.metrics();
  const text = await page.metrics();
  expect(lineValue(text, "agency_sandbox_processes")).toBe(2);
  expect(lineValue(text, "agency_sandbox_working")).toBe(1);
  expect(lineValue(text, "agency_sandbox_waiting")).toBe(3);
  expect(lineValue(text, "agency_sandbox_refused_total")).toBe(4);
  expect(lineValue(text, 'agency_sandbox_ended_total{limit="memory"}')).toBe(6);
});

test("an unavailable database is reported, and the other metrics stay", async () => {
  const lost = await scratchDatabase();
  const { page, answered } = readMetrics(lost);
  await page.metrics();
  await lost.close();
  answered({ method: "GET", route: "/api/health", status: 503 }, 0.02);
  const text = await page.metrics();
  expect(lineValue(text, "agency_database_up")).toBe(0);
  expect(lineValue(text, 'agency_work_due{kind="report"}')).toBeNull();
  expect(lineValue(text, 'agency_http_request_seconds_count{method="GET",route="/api/health",status="503"}')).toBe(1);
  expect(lineValue(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
});

test("the metrics are served only at /metrics", async () => {
  const metrics = workerMetrics(sandbox);
  metrics.mailed("notification", "sent");
  metrics.worked("send-notification", "sent", 0.3);
  const { port, close } = await serveMetrics(metrics.page, { host: "127.0.0.1", port: 0 });
  const page = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(page.headers.get("content-type")).toMatch(/^text\/plain; version=0.0.4/);
  const text = await page.text();
  expect(lineValue(text, 'agency_mails_total{kind="notification",outcome="sent"}')).toBe(1);
  expect(lineValue(text, 'agency_job_seconds_count{job="send-notification",outcome="sent"}')).toBe(1);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
  await close();
});

test("the page is served on this machine's own address in a network", async () => {
  const { page } = workerMetrics(sandbox);
  const server = await serveMetrics(page, { host: "127.0.0.0/8", port: 0 });
  expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(200);
  await server.close();
  await expect(serveMetrics(page, { host: "198.51.100.0/24", port: 0 })).rejects.toThrow(
    "no address in 198.51.100.0/24",
  );
});

test("the API's metrics include the disk's room, the last backup, and for how long emails fail", async () => {
  const measured = await scratchDatabase();
  const { page } = readMetrics(measured);
  const well = await page.metrics();
  expect(lineValue(well, "agency_disk_free_bytes")).toBe(50_000_000_000);
  expect(lineValue(well, "agency_last_backup_seconds")).toBeCloseTo(3600, -2);
  expect(lineValue(well, "agency_mail_failing_seconds")).toBe(0);

  const { dispatchId } = await sendOctober(measured, await addClient(measured));
  const since = new Date((await measured.now()).getTime() - 600_000);
  const problem: Problem = { code: "mail_unreachable", params: {} };
  const earlier = new Date(since.getTime() - 3_600_000);
  // Nobody tried it before: the worker was away.
  const tried = { problem, requestedAt: earlier, problemSince: since, attempts: 1 };
  await measured.manager.update(dispatchEntity, { id: dispatchId }, tried);
  expect(lineValue(await page.metrics(), "agency_mail_failing_seconds")).toBeCloseTo(600, -2);
});

test("a mail that fails first of all has raised a count that was there before", async () => {
  const { page, mailed } = workerMetrics(sandbox);
  const failed = 'agency_mails_total{kind="report",outcome="failed"}';
  const before = lineValue(await page.metrics(), failed);
  mailed("report", "failed");
  expect([before, lineValue(await page.metrics(), failed)]).toEqual([0, 1]);
});

const rules = readFileSync(new URL("../../../../docs/examples/alerts.yml", import.meta.url), "utf8");
test("the example's alerts name metrics that there are", async () => {
  const pages = await Promise.all([readMetrics(database).page.metrics(), workerMetrics(sandbox).page.metrics()]);
  const there = [...pages.join("\n").matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const named = [...rules.matchAll(/agency_\w+/g)].map(([name]) => name.replace(/_(?:count|bucket)$/, ""));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test("the example's alerts have the limits of Attention", () => {
  const ruleLimit = (metric: string) => Number(new RegExp(`${metric}\\) [<>] ([\\de]+)`).exec(rules)?.[1]);
  expect(ruleLimit("agency_disk_free_bytes")).toBe(lowBelow);
  expect(ruleLimit("agency_last_backup_seconds")).toBe(latestBackup / 1000);
  expect(ruleLimit("agency_mail_failing_seconds")).toBe(mailPatience / 1000);
});
