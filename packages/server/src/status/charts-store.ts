import { clientPackages } from "@agency/content/settings";
import { clientStatuses } from "@agency/model/states";
import type { Database } from "../kit/db/database.ts";
import type { Row } from "../kit/db/select.ts";
import { sqlMoment } from "../kit/db/sql-moment.ts";
import type { ChartsRepository, Month } from "./charts.ts";

export function chartsRepository({ select }: Database): ChartsRepository {
  /** Counts the rows of each month in one query, each month by the column's index. */
  const countByMonth = async (rows: string, column: string, months: Month[]) => {
    const counts = months.map(
      (_, index) => `(SELECT COUNT(*) FROM ${rows} ${column} >= ? AND ${column} < ?) AS month${index}`,
    );
    const [found = {}] = await select(
      `SELECT ${counts.join(", ")}`,
      months.flatMap(({ start, end }) => [sqlMoment(start), sqlMoment(end)]),
    );
    return months.map((_, index) => Number(found[`month${index}`]));
  };
  return {
    read: async (months) => {
      const [packages, statuses, reports, mails] = await Promise.all([
        select(
          "SELECT package AS name, COUNT(*) AS clients, SUM(monthlyFee) AS revenue FROM clients WHERE status = 'active' GROUP BY package",
        ),
        select("SELECT status AS name, COUNT(*) AS clients FROM clients GROUP BY status"),
        countByMonth("reports WHERE", "generatedAt", months),
        countByMonth("dispatches WHERE state = 'sent' AND", "sentAt", months),
      ]);
      return {
        packages: clientPackages.map((name) => ({
          package: name,
          clients: numberOf(packages, name, "clients"),
          revenue: numberOf(packages, name, "revenue"),
        })),
        months: months.map(({ month }, index) => ({ month, reports: reports[index] ?? 0, mails: mails[index] ?? 0 })),
        statuses: clientStatuses.map((status) => ({ status, clients: numberOf(statuses, status, "clients") })),
      };
    },
  };
}

function numberOf(rows: Row[], name: string, column: "clients" | "revenue"): number {
  return Number(rows.find((row) => row["name"] === name)?.[column] ?? 0);
}
