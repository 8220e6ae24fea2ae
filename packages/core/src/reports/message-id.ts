import { createHash } from "node:crypto";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";

/** The Message-ID of one dispatch: the same for the same client, type, period and number, without revealing them. */
export function messageId(
  sending: { clientId: string; type: ReportType; periodStart: Period["start"]; number: number },
  host: string,
): string {
  const { clientId, type, periodStart, number } = sending;
  const digest = createHash("sha256")
    .update([clientId, type, periodStart, number].join("/"))
    .digest("hex")
    .slice(0, 40);
  return `<${digest}@${host}>`;
}
