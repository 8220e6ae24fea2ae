import type { ReportProgress } from "@agency/contracts/reports";
import { useDraft } from "../review/api.ts";
import { Resend } from "./resend.tsx";

/** Sends an approved report from the list of all reports, where its recipients are not known yet. */
export function SendOrResend({ report }: { report: ReportProgress }) {
  const { data } = useDraft({ clientId: report.clientId, reportId: report.id });
  return data && <Resend report={report} recipients={data.recipients.map(({ email }) => email)} />;
}
