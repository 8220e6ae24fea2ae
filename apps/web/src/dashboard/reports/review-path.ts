import type { ReportProgress } from "@agency/contracts/reports/schemas";

/** The path of a report's review, without a language prefix. */
export function reviewPath({ id, clientId }: Pick<ReportProgress, "id" | "clientId">): string {
  return `/admin/review?${new URLSearchParams({ client: clientId, report: id }).toString()}`;
}
