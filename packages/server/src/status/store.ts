import type { Temporal } from "temporal-polyfill";
import { clientPackages } from "@agency/content/settings";
import type { Charts } from "@agency/contracts/status";
import { clientStatuses } from "@agency/model/states";
import { localDate, momentAt } from "@agency/model/time-zone";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import type { Row } from "../kit/db/select.ts";
import { sqlMoment } from "../kit/db/select.ts";
import { type Scope, scoped } from "../own-clients/own-clients.ts";

/** How many months the charts go back, with the current one. */
const monthCount = 12;

/** A calendar month of the agency's time zone, from its first moment to before `end`. */
type Month = { month: string; start: Date; end: Date };

/** The charts of the dashboard: the months oldest first, the clients of each package only the active ones. */
export async function readCharts({ database, clock }: Context, scope: Scope): Promise<Charts> {
  const own = scoped(scope, "client.id");
  const months = lastMonths(await clock());
  const [packages, statuses, reports, mails] = await Promise.all([
    database.select(
      `SELECT client.package AS name, COUNT(*) AS clients, SUM(client.monthlyFee) AS revenue FROM clients client
      WHERE client.status = 'active'${own.sql} GROUP BY client.package`,
      own.values,
    ),
    database.select(
      `SELECT client.status AS name, COUNT(*) AS clients FROM clients client WHERE 1 = 1${own.sql} GROUP BY client.status`,
      own.values,
    ),
    countByMonth(database, { rows: "reports report WHERE", column: "report.generatedAt", months, scope }),
    countByMonth(database, {
      rows: `dispatches dispatch${scope === "all" ? "" : " INNER JOIN reports report ON report.id = dispatch.reportId"}
        WHERE dispatch.state = 'sent' AND`,
      column: "dispatch.sentAt",
      months,
      scope,
    }),
  ]);
  return {
    packages: clientPackages.map((name) => ({
      package: name,
      clients: readNumber(packages, name, "clients"),
      revenue: readNumber(packages, name, "revenue"),
    })),
    months: months.map(({ month }, index) => ({ month, reports: reports[index] ?? 0, mails: mails[index] ?? 0 })),
    statuses: clientStatuses.map((status) => ({ status, clients: readNumber(statuses, status, "clients") })),
  };
}

function lastMonths(now: Date): Month[] {
  const current = localDate(now).toPlainYearMonth();
  return Array.from({ length: monthCount }, (_, index) => {
    const month = current.subtract({ months: monthCount - 1 - index });
    return { month: month.toString(), start: firstMoment(month), end: firstMoment(month.add({ months: 1 })) };
  });
}

function firstMoment(month: Temporal.PlainYearMonth): Date {
  return momentAt(month.toPlainDate({ day: 1 }), "00:00");
}

/** Counts the rows of each month in one query, each month by the column's index. */
async function countByMonth(
  { select }: Database,
  { rows, column, months, scope }: { rows: string; column: string; months: Month[]; scope: Scope },
): Promise<number[]> {
  const own = scoped(scope, "report.clientId");
  const counts = months.map(
    (_, index) => `(SELECT COUNT(*) FROM ${rows} ${column} >= ? AND ${column} < ?${own.sql}) AS month${index}`,
  );
  const [found = {}] = await select(
    `SELECT ${counts.join(", ")}`,
    months.flatMap(({ start, end }) => [sqlMoment(start), sqlMoment(end), ...own.values]),
  );
  return months.map((_, index) => Number(found[`month${index}`]));
}

function readNumber(rows: Row[], name: string, column: "clients" | "revenue"): number {
  return Number(rows.find((row) => row["name"] === name)?.[column] ?? 0);
}
