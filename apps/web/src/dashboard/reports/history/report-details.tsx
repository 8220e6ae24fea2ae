import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { Stack } from "@agency/ui/stack";
import { useProblemText } from "../../shared/problem-text.ts";
import { ReportLinks } from "../report-links.tsx";
import { ApprovalNote } from "./approval-note.tsx";
import { SavedComment } from "./saved-comment.tsx";
import { SendHistory } from "./send-history.tsx";
import { SendOrResend } from "./send-or-resend.tsx";
import { UncertainMails } from "./uncertain-mails.tsx";
import styles from "./all-reports.module.css";

/** The details of one report: its problem, send history, comment and actions. */
export function ReportDetails({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const problemText = useProblemText();
  const { state, problem, generatedAt, dispatches } = report;

  return (
    <Stack gap="1rem" className={styles["details"]}>
      {generatedAt && <ReportLinks report={report} />}
      {state === "failed" && (
        <Alert color="bad" title={t("reports.generateFailed")}>
          {problemText(problem)}
        </Alert>
      )}
      <SendHistory dispatches={dispatches} />
      <UncertainMails report={report} />
      <ApprovalNote report={report} />
      {report.revision > 0 && <SendOrResend report={report} />}
      <SavedComment report={report} />
    </Stack>
  );
}
