import type { ClientAttention } from "@agency/contracts/attention";
import { clientPath, reviewPath, figuresPath, withClient } from "../shared/client-in-address.ts";

/** Where an item can be dealt with, without a language prefix. */
export function remedyPath({ kind, clientId, reportId, reportType, reportPeriod }: ClientAttention): string {
  const reports = (filter: Record<string, string>) =>
    withClient("/admin/reports", clientId, { type: reportType, ...filter });
  switch (kind) {
    case "mail_uncertain":
      return reports({ mail: "uncertain" });
    case "mail_failed":
      return reports({ mail: "failed" });
    case "report_failed":
      return reports({ state: "failed" });
    case "no_figures":
    case "sample_not_mailed":
      return figuresPath(clientId, { reportType, periodStart: reportPeriod.start });
    case "no_recipients":
      return clientPath(clientId, "contents");
    case "source_failing":
      return clientPath(clientId, "figures");
    case "wrong_recipient":
    case "client_question":
    case "figures_doubtful":
    case "changed_since_sent":
    case "waiting_review":
    case "revised_not_mailed":
      return reviewPath({ id: reportId ?? "", clientId });
  }
}
