import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../../shared/api/message-of.ts";
import { settleDispatch, useAsk } from "../api.ts";
import { UncertainMail } from "../uncertain-mail.tsx";

/** The emails of a report whose outcome is unknown. The staff say what became of each. */
export function UncertainMails({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const settle = useAsk();
  const settleAs = (dispatchId: string, arrived: boolean) =>
    settle.mutate(
      { purpose: "send", request: () => settleDispatch(report, dispatchId, arrived) },
      {
        onSuccess: () => toast({ title: arrived ? t("reports.settled") : t("allReports.queued") }),
        onError: (error) =>
          toast({ title: t("allReports.actionFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  return report.dispatches
    .filter(({ state }) => state === "uncertain")
    .map((dispatch) => (
      <UncertainMail
        key={dispatch.id}
        dispatch={dispatch}
        busy={settle.isPending}
        onSettle={(arrived) => settleAs(dispatch.id, arrived)}
      />
    ));
}
