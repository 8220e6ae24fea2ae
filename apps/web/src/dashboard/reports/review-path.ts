import type { ReportProgress } from "@agency/contracts/reports";
import { withClient } from "../shared/client-in-address.ts";

/** The path of a report's review, without a language prefix. */
export function reviewPath({ id, clientId }: Pick<ReportProgress, "id" | "clientId">): string {
  return withClient("/admin/review", "client", clientId, { report: id });
}
