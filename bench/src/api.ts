import { lastCompletePeriod } from "@agency/model/report/periods";
import { openDatabase } from "@agency/server/compose/tables";
import { openServices, takeRedisDatabase } from "@agency/testing/databases";
import { freePort, startProduct } from "@agency/testing/product";
import { openSession } from "@agency/testing/session";
import { type Figure, inTurns, median, report } from "./lib/figures.ts";
import { type Request, load, startReference } from "./lib/programs.ts";
import { addClients, addReports } from "./lib/records.ts";

/**
 * The API against a bare Fastify server that sends the same queries as prepared statements of mysql2 and answers with the same rows:
 * MariaDB, 50 connections.
 */
const connections = 50;
const seconds = 4;

const { settings, drop } = await openServices();
const product = await startProduct({ ...settings, RATE_LIMITS: "off", LOG_LEVEL: "warn" });
// A worker would compete with the API for the machine, so emails wait.
await product.worker.stop();
const database = await openDatabase({ url: settings.DATABASE_URL, folder: product.folder });
const clients = await addClients(database, 50);
const [client] = clients;
if (!client) throw new Error("There is no client");
await addReports(database, client, 24);
const cookie = await openSession(product);
const port = String(await freePort());
const bareRedis = await takeRedisDatabase();
const bare = await startReference("api/bare-server.ts", {
  ...settings,
  REDIS_URL: bareRedis.url,
  PORT: port,
  MONTH: lastCompletePeriod("monthly", await database.now()).start,
});

const contact = JSON.stringify({
  firstName: "Sample",
  lastName: "Person",
  email: "person@person.example",
  projectDetails: "A message of the load test.",
  elapsed: 60_000,
  consent: { notice: "1.1" },
});
const asked: { name: string; path: string; request: Omit<Request, "url">; goal: number }[] = [
  { name: "clients list (50), signed in", path: "/api/reports/clients", request: { headers: { cookie } }, goal: 0.65 },
  {
    name: "portal: a client and their 24 reports",
    path: `/api/reports/clients/${client.accessId}/reports`,
    request: {},
    goal: 0.65,
  },
  {
    name: "contact form, stored and handed to the worker",
    path: "/api/contact",
    request: {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: contact,
    },
    goal: 0.5,
  },
];

const figures: Figure[] = [];
try {
  for (const { name, path, request, goal } of asked) {
    const measured = await inTurns(
      () => load({ ...request, url: product.url + path }, { connections, seconds }),
      () => load({ ...request, url: `http://127.0.0.1:${port}${path}` }, { connections, seconds }),
    );
    const [own, reference] = [measured.own, measured.reference];
    figures.push(
      {
        name,
        value: median(own, ({ perSecond }) => perSecond),
        reference: median(reference, ({ perSecond }) => perSecond),
        unit: "req/s",
        goal,
        atLeast: true,
      },
      {
        name: `${name}: p99`,
        value: median(own, ({ p99 }) => p99),
        reference: median(reference, ({ p99 }) => p99),
        unit: "ms",
        goal: 2,
      },
    );
  }
} finally {
  await Promise.all([bare.stop(), product.stop(), database.close()]);
  await Promise.all([drop(), bareRedis.release()]);
}
process.exitCode = (await report("api", figures)) ? 0 : 1;
