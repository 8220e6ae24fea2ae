import { formatClientId } from "@agency/server/clients/client-id";
import type { Database } from "@agency/server/kit/db/database";
import { sampleSnapshot } from "../lib/add-reports.ts";

/** How many reports one statement inserts. */
const portion = 20_000;

/** The inserted rows: the ids of any client and of one of its reports. */
export type Filled = { clientId: (turn: number) => string; reportId: (turn: number) => string };

/** Gives MariaDB the memory that a server of this size has. */
export async function raiseLimits({ source }: Database): Promise<void> {
  await source.query("SET GLOBAL innodb_buffer_pool_size = 1610612736");
  await source.query("SET GLOBAL innodb_log_file_size = 1073741824");
}

/**
 * Fills the tables in SQL: weekly reports with the content of a real one, each generated, approved and emailed, a week apart. A thousandth of the
 * emails is in doubt: the staff settle them.
 */
export async function fill(database: Database, clients: number, reportsEach: number): Promise<Filled> {
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
        `INSERT INTO reports (id, clientId, type, periodStart, periodEnd, state, requestedAt, generatedAt, sample, snapshot, version,
           unapproved, approving, revision, attempts, dueAt)
         SELECT ${id(2, "n")}, ${id(1, client)}, 'weekly', ${day(week, 0)}, ${day(week, 6)}, 'done', ${moment(week, client)},
           ${moment(week, client)}, 0, '${snapshot}', 1, 0, 0, 1, 1, ${moment(week, client)} FROM ${some}`,
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
