import { Alert, Button, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import type { ReportType } from "@agency/model/report/report-type";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { CallError } from "../../shared/api/call-error.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { useProblemText } from "../shared/problem-text.ts";
import { endOf, isOnItsWay, mailsInHand, type Purpose, stepStates } from "./report-mails.ts";
import { RunOutcome } from "./run-outcome.tsx";
import type { ReportRuns } from "./use-report-runs.ts";
import styles from "./reports.module.css";

type RunViewProps = {
  purpose: Purpose;
  /** Null until the server responds. */
  report: ReportProgress | null;
  /** Whether the last request for the report failed. */
  lost: boolean;
  /** Whether sample figures are marked beside it already. */
  marked: boolean;
  runs: ReportRuns;
  onFigures: () => void;
};

/** The progress of a run, step by step, and its outcome. Screen readers announce changes politely. */
export function RunView({ purpose, report, lost, marked, runs, onFigures }: RunViewProps) {
  const { t } = useTranslation("admin");
  const run = report?.run;
  const end = run ? endOf(report, run) : null;
  const steps = stepStates(report, purpose);
  const current = steps.find(({ state }) => state === "current");
  return (
    <div className={styles["run"]}>
      {run?.outcome !== "already_sent" && end?.kind !== "cancelled" && (
        <Stack as="ol" gap="0.35rem" className={styles["steps"]} aria-label={t("reports.steps")}>
          {steps.map(({ step, state }) => (
            <Row key={step} as="li" gap="0.6rem" align="center" unbroken data-state={state}>
              <span className={styles["mark"]} aria-hidden="true" />
              {t(`reports.step.${step}`)}
              <Text as="span" size="tiny" tone="muted" className={styles["stepState"]}>
                {t(`reports.stepState.${state}`)}
              </Text>
            </Row>
          ))}
        </Stack>
      )}
      <div aria-live="polite">
        {!end && (
          <>
            <VisuallyHidden component="p">{current && t(`reports.step.${current.step}`)}</VisuallyHidden>
            <Trouble report={report} lost={lost} />
          </>
        )}
        {run && end && (
          <RunOutcome run={run} report={report} end={end} marked={marked} runs={runs} onFigures={onFigures} />
        )}
      </div>
    </div>
  );
}

/** The problem that delays a run. */
function Trouble({ report, lost }: Pick<RunViewProps, "report" | "lost">) {
  const { t } = useTranslation("admin");
  const problemText = useProblemText();
  if (lost)
    return (
      <Text size="small" tone="bad">
        {t("reports.lost")}
      </Text>
    );
  const mails = report?.state === "done" ? mailsInHand(report, report.run?.number).filter(isOnItsWay) : [];
  const problem = report?.problem ?? mails.find((mail) => mail.problem)?.problem;
  return problem ? (
    <Text size="small" tone="bad">
      {t("reports.retrying", { problem: problemText(problem) })}
    </Text>
  ) : null;
}

type RunRefusalProps = { error: unknown; reportType: ReportType; onFigures: () => void };

/** Explains why a report was refused. Missing figures can be typed in from here. */
export function RunRefusal({ error, reportType, onFigures }: RunRefusalProps) {
  const { t } = useTranslation("admin");
  const withoutFigures = error instanceof CallError && error.body?.error === "no_figures";
  return (
    <Alert color="bad" className={styles["run"] ?? ""} title={t("reports.askFailed")}>
      <p>{messageOf(error)}</p>
      {withoutFigures && reportType === "quarterly" && <p>{t("reports.quarterAlone")}</p>}
      {withoutFigures && (
        <Button variant="default" mt="sm" onClick={onFigures}>
          {t("reports.toFigures")}
        </Button>
      )}
    </Alert>
  );
}
