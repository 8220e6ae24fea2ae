/** The kinds of report, shortest period first. Removing one needs a migration of its rows. */
export const reportTypes = ["weekly", "monthly", "quarterly"] as const;
export type ReportType = (typeof reportTypes)[number];

/** Report types in their usual order, each once. */
export function inUsualOrder(types: readonly ReportType[]): ReportType[] {
  return reportTypes.filter((type) => types.includes(type));
}

/** How many reports of a type a client may read, and of how many the latest revision was emailed. */
type TypeCount = { type: ReportType; approved: number; sent: number };

/** The type that a client mainly gets: monthly once there is such a report, or else the one sent most often, or approved. */
export function mainReportType(counts: TypeCount[]): ReportType {
  const [most] = counts.toSorted((one, other) => other.sent - one.sent || other.approved - one.approved);
  return !most || counts.some(({ type }) => type === "monthly") ? "monthly" : most.type;
}
