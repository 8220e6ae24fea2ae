import { parseArgs } from "node:util";
import { openDatabase } from "@agency/server/tables";
import { freePort } from "@agency/testing/free-port";
import { type Product, startApi, startProduct } from "@agency/testing/product";
import { explain } from "./growth/explain.ts";
import { fill, type Filled, raiseLimits } from "./growth/fill.ts";
import { type Figure, percentile, report } from "./lib/figures.ts";
import { openServices } from "./lib/services.ts";
import { inTurns } from "./lib/turns.ts";
import { type Call, signIn } from "./soak/callers.ts";

/**
 * 50 clients with 10 reports each against 5,000 with 200 each, a million reports, on MariaDB; a tenth as many clients on SQLite.
 * `--clients 500` makes both smaller.
 */
const { values } = parseArgs({ options: { clients: { type: "string", default: "5000" } } });
const many = Number(values.clients);

/** How often each request is sent in a turn. */
const times = 40;

type Side = { product: Product; filled: Filled; staff: Call; close: () => Promise<void> };

async function openSide(kind: "mariadb" | "sqlite", clients: number, reportsEach: number): Promise<Side> {
  const services = kind === "mariadb" ? await openServices() : null;
  const common = { RATE_LIMITS: "off", LOG_LEVEL: "error", SAMPLE_DATA: "mail" };
  const settings = { ...common, ...(services && { DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl }) };
  const product = await startProduct(settings);
  await product.worker.stop();
  const database = await openDatabase({ url: services?.databaseUrl, folder: product.folder });
  if (services) await raiseLimits(database);
  const filled = await fill(database, clients, reportsEach);
  if (clients > 50) await explain(database, filled);
  await database.close();
  const staff = await signIn(product.url, product.staff.password);
  return {
    product,
    filled,
    staff,
    close: async () => {
      await product.stop();
      await services?.drop();
    },
  };
}

const operations: { name: string; ask: (side: Side, turn: number) => Promise<Response> }[] = [
  {
    name: "portal: the client",
    ask: ({ product, filled }, turn) => fetch(`${product.url}/api/reports/clients/${filled.clientId(turn)}`),
  },
  {
    name: "portal: one report",
    ask: ({ product, filled }, turn) =>
      fetch(`${product.url}/api/reports/clients/${filled.clientId(turn)}/reports/${filled.reportId(turn)}`),
  },
  {
    name: "portal: a page of a client's reports",
    ask: ({ product, filled }, turn) =>
      fetch(`${product.url}/api/reports/clients/${filled.clientId(turn)}/reports?limit=10`),
  },
  { name: "dashboard: the four figures", ask: ({ staff }) => staff("/api/reports/analytics/dashboard") },
  { name: "dashboard: a page of all reports", ask: ({ staff }) => staff("/api/reports?limit=10") },
  {
    name: "dashboard: a page of the unsent reports",
    ask: ({ staff }) => staff("/api/reports?limit=10&mail=uncertain"),
  },
  { name: "dashboard: a page of clients", ask: ({ staff }) => staff("/api/reports/clients?limit=10") },
  {
    name: "creating a report",
    ask: ({ staff, filled }, turn) =>
      staff(`/api/reports/clients/${filled.clientId(turn)}/reports`, {
        method: "POST",
        body: { reportType: "monthly" },
      }),
  },
];

/** The median time of one answer, in ms. */
async function timeOf(ask: (turn: number) => Promise<Response>): Promise<number> {
  const measured: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const begun = performance.now();
    const answer = await ask(turn);
    await answer.arrayBuffer();
    measured.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
  }
  return percentile(measured, 50);
}

/** Starts one more API on the same data. @returns the ms until it answers */
async function startTime({ product }: Side): Promise<number> {
  const begun = performance.now();
  const api = await startApi({ ...product.environment, PORT: String(await freePort()) });
  const time = performance.now() - begun;
  await api.stop();
  return time;
}

async function measure(kind: "mariadb" | "sqlite", clients: number): Promise<Figure[]> {
  const small = await openSide(kind, 50, 10);
  const large = await openSide(kind, clients, 200);
  const figures: Figure[] = [];
  const against = async (name: string, goal: number, read: (side: Side) => Promise<number>) => {
    const { own, reference } = await inTurns(
      () => read(large),
      () => read(small),
    );
    const figure = { value: percentile(own, 50), reference: percentile(reference, 50), unit: "ms", goal };
    figures.push({ name: `${kind}, ${clients} x 200 against 50 x 10: ${name}`, ...figure });
    // A run takes long, and may not reach its end.
    console.log(`${kind}: ${name}: ${figure.value.toFixed(1)} ms against ${figure.reference.toFixed(1)} ms`);
  };
  try {
    for (const { name, ask } of operations) await against(name, 1.3, (side) => timeOf((turn) => ask(side, turn)));
    await against("start-up", 1.5, startTime);
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
  return figures;
}

const figures = [...(await measure("mariadb", many)), ...(await measure("sqlite", many / 10))];
process.exitCode = (await report("growth", figures)) ? 0 : 1;
