/** The kinds of report, shortest period first. Removing one needs a migration of its rows. */
export const reportTypes = ["weekly", "monthly", "quarterly"] as const;
export type ReportType = (typeof reportTypes)[number];

/** Report types in their usual order, each once. */
export function inUsualOrder(types: readonly ReportType[]): ReportType[] {
  return reportTypes.filter((type) => types.includes(type));
}
