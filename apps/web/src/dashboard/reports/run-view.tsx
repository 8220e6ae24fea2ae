import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { useProblemText } from "../shared/problem-text.ts";
import type { Run } from "./held-runs.tsx";
import { isOnItsWay, mailsInHand, outcomeOf, stepStates } from "./progress-steps.ts";
import { RunOutcome } from "./run-outcome.tsx";
import { RunRefusal } from "./run-refusal.tsx";
import type { ReportRuns } from "./use-report-runs.ts";
import styles from "./reports.module.css";

type RunViewProps = {
  run: Run;
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
export function RunView({ run, report, lost, marked, runs, onFigures }: RunViewProps) {
  const { t } = useTranslation("admin");
  if (run.refusal) return <RunRefusal error={run.refusal} reportType={run.reportType} onFigures={onFigures} />;

  const outcome = report ? outcomeOf(report, run) : { kind: "running" as const };
  const steps = stepStates(report, run);
  const current = steps.find(({ state }) => state === "current");
  return (
    <div className={styles["run"]}>
      {run.state !== "alreadySent" && outcome.kind !== "cancelled" && (
        <ol className={styles["steps"]} aria-label={t("reports.steps")}>
          {steps.map(({ step, state }) => (
            <li key={step} data-state={state}>
              <span className={styles["mark"]} aria-hidden="true" />
              {t(`reports.step.${step}`)}
              <span className={styles["stepState"]}>{t(`reports.stepState.${state}`)}</span>
            </li>
          ))}
        </ol>
      )}
      <div aria-live="polite">
        {outcome.kind === "running" && (
          <>
            <VisuallyHidden component="p">{current && t(`reports.step.${current.step}`)}</VisuallyHidden>
            <Trouble run={run} report={report} lost={lost} />
          </>
        )}
        {report && outcome.kind !== "running" && (
          <RunOutcome run={run} report={report} outcome={outcome} marked={marked} runs={runs} onFigures={onFigures} />
        )}
      </div>
    </div>
  );
}

/** The problem that delays a run. */
function Trouble({ run, report, lost }: Pick<RunViewProps, "run" | "report" | "lost">) {
  const { t } = useTranslation("admin");
  const problemText = useProblemText();
  if (lost) return <p className={styles["trouble"]}>{t("reports.lost")}</p>;
  const mails = report?.state === "done" ? mailsInHand(report, run.sending).filter(isOnItsWay) : [];
  const problem = report?.problem ?? mails.find((mail) => mail.problem)?.problem;
  return problem ? (
    <p className={styles["trouble"]}>{t("reports.retrying", { problem: problemText(problem) })}</p>
  ) : null;
}
