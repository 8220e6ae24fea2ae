import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import { useProblemText } from "../shared/problem-text.ts";
import { outcomeOf, stepStates } from "./progress-steps.ts";
import { RunOutcome } from "./run-outcome.tsx";
import { RunRefusal } from "./run-refusal.tsx";
import type { ReportRuns, Run } from "./use-report-runs.ts";
import styles from "./reports.module.css";

type RunViewProps = {
  run: Run;
  /** Null until the server has answered. */
  report: ReportProgress | null;
  /** The server could not be asked the last time. */
  lost: boolean;
  runs: ReportRuns;
  onFigures: () => void;
};

/** How far a run is, step by step, and what came of it. Changes are read out politely. */
export function RunView({ run, report, lost, runs, onFigures }: RunViewProps) {
  const { t } = useTranslation("admin");
  if (run.refusal) return <RunRefusal error={run.refusal} onFigures={onFigures} />;

  const outcome = report ? outcomeOf(report, run.purpose) : { kind: "running" as const };
  const steps = stepStates(report, run.purpose);
  const current = steps.find(({ state }) => state === "current");
  return (
    <div className={styles["run"]}>
      {run.state !== "alreadySent" && (
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
            <p className={styles["spoken"]}>{current && t(`reports.step.${current.step}`)}</p>
            <Trouble report={report} lost={lost} />
          </>
        )}
        {report && outcome.kind !== "running" && (
          <RunOutcome run={run} report={report} outcome={outcome} runs={runs} onFigures={onFigures} />
        )}
      </div>
    </div>
  );
}

/** What holds a run up while it goes on. */
function Trouble({ report, lost }: Pick<RunViewProps, "report" | "lost">) {
  const { t } = useTranslation("admin");
  const problemText = useProblemText();
  if (lost) return <p className={styles["trouble"]}>{t("reports.lost")}</p>;
  const problem = report?.problem ?? (report?.state === "done" ? report.dispatches[0]?.problem : null);
  return problem ? (
    <p className={styles["trouble"]}>{t("reports.retrying", { problem: problemText(problem) })}</p>
  ) : null;
}
