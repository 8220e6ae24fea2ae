import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../../shared/api/message-of.ts";
import { useProblemText } from "../../shared/problem-text.ts";
import { useSettleDispatch } from "../api.ts";
import { ReportLinks } from "../report-links.tsx";
import { UncertainMail } from "../uncertain-mail.tsx";
import { Resend } from "./resend.tsx";
import { SavedComment } from "./saved-comment.tsx";
import { SendHistory } from "./send-history.tsx";
import styles from "./all-reports.module.css";

/** The details of one report: its problem, send history, comment and actions. */
export function ReportDetails({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const problemText = useProblemText();
  const settle = useSettleDispatch();
  const { id, clientId, state, problem, generatedAt, dispatches } = report;
  const settleAs = (dispatchId: string, arrived: boolean) =>
    settle.mutate(
      { id, clientId, dispatchId, arrived },
      {
        onSuccess: () => toast({ title: arrived ? t("reports.settled") : t("allReports.queued") }),
        onError: (error) =>
          toast({ title: t("allReports.actionFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );

  return (
    <div className={styles["details"]}>
      {generatedAt && <ReportLinks report={report} />}
      {state === "failed" && (
        <Alert color="bad" title={t("reports.generateFailed")}>
          {problemText(problem)}
        </Alert>
      )}
      <SendHistory dispatches={dispatches} />
      {dispatches
        .filter((dispatch) => dispatch.state === "uncertain")
        .map((dispatch) => (
          <UncertainMail
            key={dispatch.id}
            dispatch={dispatch}
            busy={settle.isPending}
            onSettle={(arrived) => settleAs(dispatch.id, arrived)}
          />
        ))}
      {generatedAt && <Resend report={report} />}
      <SavedComment key={report.comment} report={report} />
    </div>
  );
}
