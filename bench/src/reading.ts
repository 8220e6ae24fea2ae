import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { startFakeGoogle } from "@agency/google-fake/start";
import { oauthClient, sampleBusinesses } from "@agency/google-fake/world";
import { lastCompletePeriod } from "@agency/model/report/periods";
import type { Database } from "@agency/server/kit/db/database";
import { storeRequests } from "@agency/server/sources/reads-store";
import type { ReadRequest } from "@agency/server/sources/source";
import { openDatabase } from "@agency/server/tables";
import { addSource, connectFake, testKey } from "@agency/server/testing/sources";
import { openServices } from "@agency/testing/databases";
import { startWorkerProcess } from "@agency/testing/product";
import { report } from "./lib/figures.ts";
import { addClients } from "./lib/records.ts";

/** One month of 500 clients with two sources each, read by one worker from a fake Google that takes 300 ms for each call and counts. */
const clients = 500;
const latency = 300;

const { settings, drop } = await openServices();
const folder = await mkdtemp(join(tmpdir(), "agency-bench-"));
const database = await openDatabase({ url: settings.DATABASE_URL, folder });
await database.migrate();
const fake = await startFakeGoogle({ latency, businesses: sampleBusinesses(clients) });
await requestMonth(database);

const begun = performance.now();
const worker = await startWorkerProcess({
  ...settings,
  DATA_DIR: folder,
  GOOGLE_URL: fake.url,
  GOOGLE_CLIENT_ID: oauthClient.clientId,
  GOOGLE_CLIENT_SECRET: oauthClient.clientSecret,
  SECRET_KEY: testKey,
});
while ((await left(database)) > 0) await sleep(200);
const seconds = (performance.now() - begun) / 1000;
const refused = fake.calls.list().filter(({ status }) => status === 429).length;
await worker.stop();
await fake.close();
await database.close();
await drop();
await rm(folder, { recursive: true, force: true });
process.exitCode = (await report("reading", [
  { name: `${clients} clients x 2 sources read for a month`, value: seconds, unit: "s", reference: null, goal: 300 },
  { name: "calls that Google refused over its limits", value: refused, unit: "calls", reference: null, goal: 0 },
]))
  ? 0
  : 1;

/** Requests the last month of new clients. Their other periods count as read. */
async function requestMonth(of: Database): Promise<void> {
  const now = await of.now();
  const connection = await connectFake(of, fake);
  const requests: ReadRequest[] = [];
  for (const [index, client] of (await addClients(of, clients)).entries()) {
    const business = fake.businesses[index];
    if (!business) throw new Error("There are too few businesses");
    for (const kind of ["analytics", "search_console"] as const) {
      const { id: sourceId } = await addSource(of, { client, connection, business, kind });
      for (const reportType of ["monthly", "quarterly"] as const) {
        const { start: periodStart } = lastCompletePeriod(reportType, now);
        requests.push({ id: newId(), sourceId, reportType, periodStart, backfill: false, dueAt: now });
      }
    }
  }
  await storeRequests(of, requests);
  await of.source.query("UPDATE source_reads SET state = 'done' WHERE reportType = 'quarterly'");
}

async function left({ select }: Database): Promise<number> {
  const [row] = await select("SELECT COUNT(*) AS unread FROM source_reads WHERE state <> 'done'");
  return Number(row?.["unread"]);
}
