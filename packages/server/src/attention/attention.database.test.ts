import { beforeEach, expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { listClientReports, sendReport, settleDispatch } from "@agency/contracts/reports";
import { sqlMoment } from "../kit/db/select.ts";
import { noteWorker } from "../settings/store.ts";
import { startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import { silentMailServer } from "../testing/polled-worker.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";
import { listTroubles } from "./server-state.ts";

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  await api.dependencies.database.write((manager) => manager.query("DELETE FROM workers"));
});

const read = (limit = 100) => api.call(readAttention, { query: { limit } });

async function loseMail(name: string): Promise<string> {
  const { id: clientId } = await addClientWithFigures(api, { name });
  await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  await api.worker.deliver(silentMailServer);
  return clientId;
}

test("an email with an unknown outcome needs attention until somebody settles it", async () => {
  expect(await read()).toEqual({ total: 0, counts: {}, items: [] });
  const clientId = await loseMail("Sample Doubt");
  const { items } = await read();
  expect(items).toMatchObject([
    {
      kind: "mail_uncertain",
      clientId,
      clientName: "Sample Doubt",
      reportType: "monthly",
      reportPeriod: { start: "2026-10-01", end: "2026-10-31" },
      recipient: expect.stringContaining("@example.com"),
    },
  ]);
  const [report] = (await api.call(listClientReports, { params: { clientId } })).reports;
  expect(items).toMatchObject([{ reportId: report?.id }]);
  const params = { clientId, reportId: report?.id ?? "", dispatchId: report?.dispatches[0]?.id ?? "" };
  await api.call(settleDispatch, { params, body: { arrived: true } });
  expect((await read()).total).toBe(0);
});

test("everything is counted and as much listed as was asked for, with as many queries for one item as for three", async () => {
  await loseMail("Sample One");
  const count = async () => (await countQueries(api.dependencies.database, () => read())).queries.length;
  const one = await count();
  await loseMail("Sample Two");
  await loseMail("Sample Three");
  expect(await count()).toBe(one);
  const { total, counts, items } = await read(2);
  expect({ total, counts }).toEqual({ total: 3, counts: { mail_uncertain: 3 } });
  expect(items).toMatchObject([{ clientName: "Sample One" }, { clientName: "Sample Two" }]);
});

test("a worker that was last seen more than five minutes ago comes before everything else, until one is seen again", async () => {
  await loseMail("Sample Doubt");
  const { database, clock } = api.dependencies;
  const seen = async (secondsAgo: number) =>
    noteWorker(database, "worker", new Date((await clock()).getTime() - secondsAgo * 1000));
  await seen(299);
  expect((await read()).counts).toEqual({ mail_uncertain: 1 });
  await seen(301);
  const { total, counts, items } = await read();
  expect({ total, counts }).toEqual({ total: 2, counts: { worker_away: 1, mail_uncertain: 1 } });
  const since = new Date((await clock()).getTime() - 301_000).toISOString();
  expect(items).toMatchObject([{ kind: "worker_away", since }, { kind: "mail_uncertain" }]);
  await seen(0);
  expect((await read()).total).toBe(1);
});

test("where no worker was ever seen, it is missed once a report has waited for five minutes", async () => {
  const { id: clientId } = await addClientWithFigures(api, { name: "Sample Patience" });
  await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
  const { database, clock } = api.dependencies;
  const waits = async (seconds: number) => {
    const dueAt = sqlMoment(new Date((await clock()).getTime() - seconds * 1000));
    await database.write((manager) => manager.query("UPDATE reports SET dueAt = ?", [dueAt]));
  };
  await waits(299);
  expect((await read()).total).toBe(0);
  await waits(301);
  expect((await read()).items).toEqual([{ kind: "worker_away", since: null }]);
});

const now = new Date("2026-11-26T08:00:00Z");
const well = { freeBytes: 50_000_000_000, lastBackupAt: new Date("2026-11-25T02:00:00Z"), isPublic: true };

test("a machine with room and last night's backup has no troubles", () => {
  expect(listTroubles(well, now)).toEqual([]);
  expect(listTroubles({ ...well, lastBackupAt: null, isPublic: false }, now)).toEqual([]);
});

test("less than a gigabyte is little, and a backup of more than two days ago is late", () => {
  const lastBackupAt = new Date("2026-11-24T07:59:00Z");
  expect(listTroubles({ ...well, freeBytes: 999_000_000, lastBackupAt }, now)).toEqual([
    { kind: "disk_low", freeBytes: 999_000_000 },
    { kind: "backup_late", since: lastBackupAt },
  ]);
});

test("a public product without any backup is told to make one", () => {
  expect(listTroubles({ ...well, lastBackupAt: null }, now)).toEqual([{ kind: "backup_late", since: null }]);
});
