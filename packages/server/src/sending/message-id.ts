import { createHash } from "node:crypto";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";

/** One sending of a report: the first one, or a resend. */
export type Sending = { clientId: string; type: ReportType; periodStart: Period["start"]; number: number };

/** The Message-ID of one dispatch: the same for the same sending and recipient, without revealing them. */
export function messageId({ clientId, type, periodStart, number }: Sending, recipient: string, host: string): string {
  const digest = createHash("sha256")
    .update([clientId, type, periodStart, number, recipient].join("/"))
    .digest("hex")
    .slice(0, 40);
  return `<${digest}@${host}>`;
}
