import { parseArgs } from "node:util";
import { formatClientId } from "@agency/server/clients/client-id";
import { openDatabase } from "@agency/server/compose/tables";
import type { Database } from "@agency/server/kit/db/database";
import { openServices } from "@agency/testing/databases";
import { type Product, freePort, startApi, startProduct } from "@agency/testing/product";
import { type Caller, signIn } from "@agency/testing/session";
import { type Figure, inTurns, percentile, report } from "./lib/figures.ts";
import { sampleSnapshot } from "./lib/records.ts";

/**
 * 50 clients with 10 reports each against 5,000 with 200 each, a million reports, on MariaDB; a tenth as many clients on SQLite.
 * `--clients 500` makes both smaller.
 */
const { values } = parseArgs({ options: { clients: { type: "string", default: "5000" } } });
const many = Number(values.clients);

/** How many reports one statement inserts. */
const portion = 20_000;

/** How often each request is sent in a turn. */
const times = 40;

type Side = { product: Product; filled: Filled; staff: Caller; close: () => Promise<void> };

async function openSide(kind: "mariadb" | "sqlite", clients: number, reportsEach: number): Promise<Side> {
  const services = kind === "mariadb" ? await openServices() : null;
  const common = { RATE_LIMITS: "off", LOG_LEVEL: "error", SAMPLE_DATA: "mail" };
  const settings = { ...common, ...services?.settings };
  const product = await startProduct(settings);
  await product.worker.stop();
  const database = await openDatabase({ url: services?.settings.DATABASE_URL, folder: product.folder });
  if (services) await raiseLimits(database);
  const filled = await fill(database, clients, reportsEach);
  if (clients > 50) await explain(database, filled);
  await database.close();
  const staff = await signIn(product);
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
  { name: "dashboard: the four figures", ask: ({ staff }) => staff.send("GET", "/api/reports/analytics/dashboard") },
  { name: "dashboard: a page of all reports", ask: ({ staff }) => staff.send("GET", "/api/reports?limit=10") },
  {
    name: "dashboard: a page of the unsent reports",
    ask: ({ staff }) => staff.send("GET", "/api/reports?limit=10&mail=uncertain"),
  },
  { name: "dashboard: a page of clients", ask: ({ staff }) => staff.send("GET", "/api/reports/clients?limit=10") },
  {
    name: "creating a report",
    ask: ({ staff, filled }, turn) =>
      staff.send("POST", `/api/reports/clients/${filled.clientId(turn)}/reports`, { reportType: "monthly" }),
  },
];

/** The median time of one answer, in ms. */
async function medianTime(ask: (turn: number) => Promise<Response>): Promise<number> {
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
    for (const { name, ask } of operations) await against(name, 1.3, (side) => medianTime((turn) => ask(side, turn)));
    await against("start-up", 1.5, startTime);
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
  return figures;
}

const figures = [...(await measure("mariadb", many)), ...(await measure("sqlite", many / 10))];
process.exitCode = (await report("growth", figures)) ? 0 : 1;

/** Prints the query plans of the measured requests. */
async function explain({ kind, source }: Database, { clientId, reportId }: Filled): Promise<void> {
  const queries = {
    "portal: the client": `SELECT * FROM clients WHERE accessId = '${clientId(1).replaceAll("-", "")}'`,
    "portal: one report": `SELECT * FROM reports WHERE id = '${reportId(1)}'`,
    "portal: a page of a client's reports": `SELECT report.id FROM reports report
      INNER JOIN report_revisions revision ON revision.reportId = report.id AND revision.number = report.revision
      WHERE report.clientId = (SELECT id FROM clients WHERE accessId = '${clientId(1).replaceAll("-", "")}')
      ORDER BY revision.generatedAt DESC, report.id DESC LIMIT 10`,
    "portal: a client's reports by type and year": `SELECT type, SUBSTR(periodStart, 1, 4), COUNT(*) FROM reports
      WHERE clientId = (SELECT id FROM clients WHERE accessId = '${clientId(1).replaceAll("-", "")}') AND revision > 0
      GROUP BY type, SUBSTR(periodStart, 1, 4)`,
    "dashboard: reports this month":
      "SELECT COUNT(*) FROM reports WHERE generatedAt >= '2026-11-01' AND generatedAt < '2026-12-01'",
    "dashboard: a page of all reports": "SELECT * FROM reports ORDER BY requestedAt DESC, id DESC LIMIT 25",
    "dashboard: a page of clients": "SELECT * FROM clients ORDER BY createdAt DESC, id DESC LIMIT 50",
    "worker: due reports": "SELECT id FROM reports WHERE state IN ('queued', 'running') ORDER BY dueAt LIMIT 10",
  };
  const rows = await Promise.all(
    Object.entries(queries).map(async ([request, sql]) => {
      const plan: Record<string, unknown>[] = await source.query(
        `EXPLAIN ${kind === "sqlite" ? "QUERY PLAN " : ""}${sql}`,
      );
      return plan.map(({ key, rows: read, Extra: extra, detail }) =>
        kind === "sqlite" ? { request, plan: detail } : { request, index: key, rows: Number(read), extra },
      );
    }),
  );
  console.table(rows.flat());
}

/** The inserted rows: the ids of any client and of one of its reports. */
export type Filled = { clientId: (turn: number) => string; reportId: (turn: number) => string };

/** Gives MariaDB the memory that a server of this size has. */
async function raiseLimits({ source }: Database): Promise<void> {
  await source.query("SET GLOBAL innodb_buffer_pool_size = 1610612736");
  await source.query("SET GLOBAL innodb_log_file_size = 1073741824");
}

/**
 * Fills the tables in SQL: weekly reports with the content of a real one, each generated, approved and emailed, a week apart. A thousandth of the
 * emails is in doubt: the staff settle them.
 */
async function fill(database: Database, clients: number, reportsEach: number): Promise<Filled> {
  const mariadb = database.kind === "mariadb";
  const id = (kind: number, number: string) =>
    mariadb
      ? `CONCAT('0190000${kind}-0000-7000-8000-', LPAD(${number}, 12, '0'))`
      : `'0190000${kind}-0000-7000-8000-' || substr('000000000000' || (${number}), -12)`;
  const text = (before: string, number: string, after: string) =>
    mariadb ? `CONCAT('${before}', ${number}, '${after}')` : `'${before}' || (${number}) || '${after}'`;
  const accessId = mariadb ? "CONCAT(LPAD(n, 25, '0'), '0')" : "substr('0000000000000000000000000' || n, -25) || '0'";
  const day = (weeks: string, days: number) =>
    mariadb
      ? `DATE_FORMAT(DATE_ADD('2026-11-16', INTERVAL ${days} - 7 * (${weeks}) DAY), '%Y-%m-%d')`
      : `date('2026-11-16', (${days} - 7 * (${weeks})) || ' days')`;
  const moment = (weeks: string, offset: string) =>
    mariadb
      ? `DATE_ADD('2026-11-23 01:00:00', INTERVAL ${offset} - 604800 * (${weeks}) SECOND)`
      : `strftime('%Y-%m-%d %H:%M:%f', '2026-11-23 01:00:00', (${offset} - 604800 * (${weeks})) || ' seconds')`;
  const numbers = (from: number, to: number) =>
    mariadb
      ? `(SELECT CAST(seq AS SIGNED) AS n FROM seq_${from}_to_${to}) numbers`
      : `(WITH RECURSIVE counted(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM counted WHERE n < ${to}) SELECT n FROM counted) numbers`;

  const client = mariadb ? `(n DIV ${reportsEach})` : `(n / ${reportsEach})`;
  const week = `(n % ${reportsEach})`;
  const snapshot = JSON.stringify(sampleSnapshot({ id: "sample", name: "Sample Business", language: "en" })).replaceAll(
    "'",
    "",
  );
  await database.write(async (manager) => {
    await manager.query(
      `INSERT INTO clients (id, accessId, name, email, website, businessType, package, monthlyFee, language, status, recording, createdAt, updatedAt)
       SELECT ${id(1, "n")}, ${accessId}, ${text("Sample Business ", "n", "")}, ${text("client-", "n", "@client.test")},
         NULL, NULL, 'starter', 2500, 'en', 'active', 'on', ${moment("n / 1000", "n")}, ${moment("0", "0")} FROM ${numbers(0, clients - 1)}`,
    );
  });
  const all = clients * reportsEach;
  for (let from = 0; from < all; from += portion) {
    const some = numbers(from, Math.min(from + portion, all) - 1);
    await database.write(async (manager) => {
      await manager.query(
        `INSERT INTO reports (id, clientId, type, periodStart, periodEnd, state, life, requestedAt, generatedAt, sample, snapshot, version,
           unapproved, undrawn, approving, revision, attempts, dueAt)
         SELECT ${id(2, "n")}, ${id(1, client)}, 'weekly', ${day(week, 0)}, ${day(week, 6)}, 'done',
           CASE WHEN n % 1000 = 0 THEN 'uncertain' ELSE 'sent' END, ${moment(week, client)},
           ${moment(week, client)}, 0, '${snapshot}', 1, 0, 0, 0, 1, 1, ${moment(week, client)} FROM ${some}`,
      );
      await manager.query(
        `INSERT INTO report_revisions (reportId, number, snapshot, sample, generatedAt, approvedAt, approvedBy)
         SELECT ${id(2, "n")}, 1, '${snapshot}', 0, ${moment(week, client)}, ${moment(week, client)}, 'admin' FROM ${some}`,
      );
      await manager.query(
        `INSERT INTO dispatches (id, reportId, number, revision, messageId, recipient, state, requestedAt, sentAt, attempts, dueAt)
         SELECT ${id(3, "n")}, ${id(2, "n")}, 0, 1, ${text("<", "n", "@agency.test>")}, ${text("client-", client, "@client.test")},
           CASE WHEN n % 1000 = 0 THEN 'uncertain' ELSE 'sent' END, ${moment(week, client)}, ${moment(week, client)}, 1, ${moment(week, client)}
         FROM ${some}`,
      );
      await manager.query(
        `INSERT INTO report_holders (reportId, recipient, revision, sentAt, reached, dispatchId, brings, state)
         SELECT reportId, recipient, CASE state WHEN 'sent' THEN revision ELSE 0 END, CASE state WHEN 'sent' THEN sentAt END,
           number, id, revision, state FROM dispatches WHERE id BETWEEN ${id(3, `${from}`)} AND ${id(3, `${Math.min(from + portion, all) - 1}`)}`,
      );
    });
  }
  if (mariadb)
    await database.source.query("ANALYZE TABLE clients, reports, report_revisions, dispatches, report_holders");
  else await database.source.query("ANALYZE");
  const chosen = (turn: number) => (turn * 37) % clients;
  return {
    clientId: (turn) => formatClientId(`${String(chosen(turn)).padStart(25, "0")}0`),
    reportId: (turn) => `01900002-0000-7000-8000-${String(chosen(turn) * reportsEach + 3).padStart(12, "0")}`,
  };
}
