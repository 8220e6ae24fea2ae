import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Text } from "@agency/ui/text";
import { useFormat } from "../shared/use-format.ts";
import { mailsInHand, outcomeOf, sendingState } from "./progress-steps.ts";
import { ReportLinks } from "./report-links.tsx";
import { Unreached } from "./unreached.tsx";
import type { ReportRuns } from "./use-report-runs.ts";
import { useSentTo } from "./use-sent-to.ts";
import styles from "./reports.module.css";

/**
 * The state of the period's report before a new run starts.
 * @param marked whether sample figures are marked beside it already
 */
export function CurrentReport({ report, marked }: { report: ReportProgress | null; marked: boolean }) {
  const { t } = useTranslation(["admin", "common"]);
  const format = useFormat();
  const sentTo = useSentTo();
  if (!report?.generatedAt)
    return (
      <Text size="small" tone="soft" top="0.35rem" className={styles["current"]}>
        {t("admin:reports.notYet")}
      </Text>
    );
  const state = sendingState(report);
  return (
    <Text as="div" size="small" tone="soft" top="0.35rem" className={styles["current"]}>
      <p>
        {t("admin:reports.generatedAt", { when: format.moment(report.generatedAt) })}
        {" · "}
        {state === "sent"
          ? t("admin:reports.sentAt", sentTo(mailsInHand(report)))
          : t(state ? `admin:allReports.dispatch.${state}` : "admin:reports.notSent")}
        {report.sample && !marked && (
          <>
            {" "}
            <SampleBadge label={t("common:state.sample")} />
          </>
        )}
      </p>
      <ReportLinks report={report} />
    </Text>
  );
}

/** Whom the last sending of a report did not reach, if anybody, before a new run starts. */
export function LastSending({ report, runs }: { report: ReportProgress; runs: ReportRuns }) {
  const outcome = outcomeOf(report, { purpose: "send", sending: null, generatedBefore: null });
  if (outcome.kind !== "mailFailed" && outcome.kind !== "uncertain") return null;
  return (
    <div className={styles["run"]}>
      <Unreached report={report} outcome={outcome} runs={runs} />
    </div>
  );
}
