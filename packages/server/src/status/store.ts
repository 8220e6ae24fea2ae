import type { Temporal } from "temporal-polyfill";
import { clientPackages } from "@agency/content/settings";
import type { Charts } from "@agency/contracts/status";
import { clientStatuses } from "@agency/model/states";
import { localDate, momentAt } from "@agency/model/time-zone";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import type { Row } from "../kit/db/select.ts";
import { sqlMoment } from "../kit/db/select.ts";

/** How many months the charts go back, with the current one. */
const monthCount = 12;

/** A calendar month of the agency's time zone, from its first moment to before `end`. */
type Month = { month: string; start: Date; end: Date };

/** The charts of the dashboard: the months oldest first, the clients of each package only the active ones. */
export async function readCharts({ database, clock }: Context): Promise<Charts> {
  const months = lastMonths(await clock());
  const [packages, statuses, reports, mails] = await Promise.all([
    database.select(
      "SELECT package AS name, COUNT(*) AS clients, SUM(monthlyFee) AS revenue FROM clients WHERE status = 'active' GROUP BY package",
    ),
    database.select("SELECT status AS name, COUNT(*) AS clients FROM clients GROUP BY status"),
    countByMonth(database, "reports WHERE", "generatedAt", months),
    countByMonth(database, "dispatches WHERE state = 'sent' AND", "sentAt", months),
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
async function countByMonth({ select }: Database, rows: string, column: string, months: Month[]): Promise<number[]> {
  const counts = months.map(
    (_, index) => `(SELECT COUNT(*) FROM ${rows} ${column} >= ? AND ${column} < ?) AS month${index}`,
  );
  const [found = {}] = await select(
    `SELECT ${counts.join(", ")}`,
    months.flatMap(({ start, end }) => [sqlMoment(start), sqlMoment(end)]),
  );
  return months.map((_, index) => Number(found[`month${index}`]));
}

function readNumber(rows: Row[], name: string, column: "clients" | "revenue"): number {
  return Number(rows.find((row) => row["name"] === name)?.[column] ?? 0);
}
