import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { latestBackup, lowBelow, mailPatience } from "../../attention/server-state.ts";
import { healthyServer } from "../../testing/healthy-server.ts";
import { scratchDatabase } from "../../testing/migrated-scratch.ts";
import { apiMetrics } from "./api-metrics.ts";
import { workerMetrics } from "./worker-metrics.ts";

const rules = readFileSync(new URL("../../../../../docs/examples/alerts.yml", import.meta.url), "utf8");
const sandbox = {
  state: () => ({ processes: 0, working: 0, waiting: 0, refused: 0, ended: { time: 0, memory: 0, depth: 0 } }),
};

test("the example's alerts name metrics that there are", async () => {
  const database = await scratchDatabase();
  const given = { database, sandbox, server: healthyServer };
  const pages = await Promise.all([apiMetrics(given).page.metrics(), workerMetrics(sandbox).page.metrics()]);
  const there = [...pages.join("\n").matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const named = [...rules.matchAll(/agency_\w+/g)].map(([name]) => name.replace(/_(?:count|bucket)$/, ""));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test("the example's alerts have the limits of Attention", () => {
  const limitOf = (metric: string) => Number(new RegExp(`${metric}\\) [<>] ([\\de]+)`).exec(rules)?.[1]);
  expect(limitOf("agency_disk_free_bytes")).toBe(lowBelow);
  expect(limitOf("agency_last_backup_seconds")).toBe(latestBackup / 1000);
  expect(limitOf("agency_mail_failing_seconds")).toBe(mailPatience / 1000);
});
