import { Alert, Button, Group, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Mails, ReportProgress } from "@agency/contracts/report-progress";
import type { ReportType } from "@agency/model/report/report-type";
import type { RunOutcome, RunPurpose } from "@agency/model/states";
import { Row, Text, Stack } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { useSystem } from "../settings/api.ts";
import { DoubtsQuestion, useErrorDoubts } from "../shared/doubts.tsx";
import { useProblemText } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { ReportLinks, useSentTo } from "./report-links.tsx";
import { UncertainMail } from "./uncertain-mail.tsx";
import type { ReportRuns } from "./use-report-runs.ts";
import styles from "./reports.module.css";

type RunViewProps = {
  purpose: RunPurpose;
  /** Null until the server responds. */
  report: ReportProgress | null;
  /** Whether the last request for the report failed. */
  lost: boolean;
  /** Whether sample figures are marked beside it already. */
  marked: boolean;
  runs: ReportRuns;
  onFigures: () => void;
};

type Run = NonNullable<ReportProgress["run"]>;

/** The steps of a request that the server has not answered yet. */
const askedSteps = (purpose: RunPurpose): Run["steps"] => [
  { step: "queued", state: "current" },
  { step: "generating", state: "todo" },
  ...(purpose === "send" ? [{ step: "mailing", state: "todo" } as const] : []),
];

/** Only what was made or mailed went through the steps. */
const stepOutcomes: readonly RunOutcome[] = ["pending", "prepared", "sent", "uncertain", "failed"];

/** The step at which a run failed. */
export const failedStep = (steps: Run["steps"]) => steps.find(({ state }) => state === "failed")?.step;

/** The progress of a run, step by step, and its outcome. Screen readers announce changes politely. */
export function RunView({ purpose, report, lost, marked, runs, onFigures }: RunViewProps) {
  const { t } = useTranslation("admin");
  const run = report?.run;
  const outcome = run?.outcome ?? "pending";
  const steps = run?.steps ?? askedSteps(purpose);
  const current = steps.find(({ state }) => state === "current");
  return (
    <div className={styles["run"]}>
      {stepOutcomes.includes(outcome) && (
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
        {outcome === "pending" && (
          <>
            <VisuallyHidden component="p">{current && t(`reports.step.${current.step}`)}</VisuallyHidden>
            <Trouble problem={run?.problem ?? null} lost={lost} />
          </>
        )}
        {run && <RunEnd run={run} report={report} marked={marked} runs={runs} onFigures={onFigures} />}
      </div>
    </div>
  );
}

function Trouble({ problem, lost }: Pick<Run, "problem"> & Pick<RunViewProps, "lost">) {
  const { t } = useTranslation("admin");
  const problemText = useProblemText();
  if (lost)
    return (
      <Text size="small" tone="bad">
        {t("reports.lost")}
      </Text>
    );
  return problem ? (
    <Text size="small" tone="bad">
      {t("reports.retrying", { problem: problemText(problem) })}
    </Text>
  ) : null;
}

type RunRefusalProps = {
  error: unknown;
  reportType: ReportType;
  busy: boolean;
  onFigures: () => void;
  /** Asks again, with the answers to what was asked. */
  onConfirm: (confirmed: string[]) => void;
};

/** Explains why a report was refused. Missing figures can be typed in from here, and doubts answered. */
export function RunRefusal({ error, reportType, busy, onFigures, onConfirm }: RunRefusalProps) {
  const { t } = useTranslation("admin");
  const doubts = useErrorDoubts()(error);
  const withoutFigures = error instanceof CallError && error.body?.error === "no_figures";
  if (doubts.length > 0) {
    return (
      <div className={styles["run"]}>
        <DoubtsQuestion doubts={doubts} confirm={t("doubts.goOn")} busy={busy} onConfirm={onConfirm} />
      </div>
    );
  }
  return (
    <Alert color="bad" className={styles["run"] ?? ""} title={t("reports.askFailed")}>
      <p>{errorMessage(error)}</p>
      {withoutFigures && reportType === "quarterly" && <p>{t("reports.quarterAlone")}</p>}
      {withoutFigures && (
        <Button variant="default" mt="sm" onClick={onFigures}>
          {t("reports.toFigures")}
        </Button>
      )}
    </Alert>
  );
}

type RunEndProps = {
  report: ReportProgress;
  run: Run;
  /** Whether sample figures are marked beside it already. */
  marked: boolean;
  runs: ReportRuns;
  onFigures: () => void;
};

function RunEnd({ run, report, marked, runs, onFigures }: RunEndProps) {
  const { t } = useTranslation("admin");
  const sentTo = useSentTo();
  const problemText = useProblemText();

  switch (run.outcome) {
    case "pending":
      return null;
    case "prepared":
      if (!run.problem) return <Done title={t("reports.generated")} report={report} marked={marked} />;
      return (
        <Alert color="accent" title={t(run.problem.code === "figures_doubtful" ? "doubts.title" : "letters.title")}>
          <p>{problemText(run.problem)}</p>
          <About report={report} marked={marked} />
        </Alert>
      );
    case "sent":
      return (
        <Done title={t("reports.sent")} report={report} marked={marked}>
          <p>{t("reports.sentTo", sentTo(run.mails))}</p>
          <WithoutMailServer />
        </Done>
      );
    case "already_sent":
      return (
        <Alert color="accent" title={t("reports.alreadySent")}>
          <p>{t("reports.alreadySentLead", sentTo(run.mails))}</p>
          <Group my="sm">
            <Button variant="default" onClick={() => runs.sendAgain(report)}>
              {t("reports.sendAgain")}
            </Button>
          </Group>
          <About report={report} marked={marked} />
        </Alert>
      );
    case "failed":
    case "uncertain":
      if (failedStep(run.steps) === "generating") {
        return (
          <Alert color="bad" title={t("reports.generateFailed")}>
            <p>{problemText(run.problem)}</p>
            {run.problem?.code === "no_figures" && (
              <Button variant="default" mt="sm" onClick={onFigures}>
                {t("reports.toFigures")}
              </Button>
            )}
          </Alert>
        );
      }
      return (
        <Unreached report={report} mails={run.mails} runs={runs}>
          <About report={report} marked={marked} />
        </Unreached>
      );
    default:
      return (
        <Alert color="ink" role="presentation" title={t(`reports.cancelled.${run.purpose}`)}>
          {report.generatedAt && <About report={report} marked={marked} />}
        </Alert>
      );
  }
}

/** Says where an email went that no mail server took. */
function WithoutMailServer() {
  const { t } = useTranslation("admin");
  const { data: system } = useSystem();
  return system?.mail.kind === "files" ? <p>{t("mails.lead")}</p> : null;
}

type AboutProps = { report: ReportProgress; marked: boolean };

function Done({ title, children, ...about }: AboutProps & { title: string; children?: ReactNode }) {
  return (
    <Alert color="area" role="presentation" title={title}>
      {children}
      <About {...about} />
    </Alert>
  );
}

function About({ report, marked }: AboutProps) {
  const { t } = useTranslation("common");
  return (
    <>
      {report.sample && !marked && <SampleBadge label={t("state.sample")} />}
      <ReportLinks report={report} />
    </>
  );
}

type UnreachedProps = {
  report: ReportProgress;
  mails: Mails;
  runs: ReportRuns;
  /** Shown below the failure. */
  children?: ReactNode;
};

/** Whom a sending did not reach and why, whom it reached, and of whom nobody knows, with what can be done. */
export function Unreached({ report, mails, runs, children }: UnreachedProps) {
  const { t } = useTranslation("admin");
  const sentTo = useSentTo();
  const { pair } = useFormat();
  const problemText = useProblemText();
  const { sent, failed, uncertain } = mails;
  const reached = sent.length > 0 && <p>{t("reports.sentTo", sentTo(mails))}</p>;
  return (
    <>
      {failed.length === 0 ? (
        reached
      ) : (
        <Alert color="bad" title={t(sent.length > 0 ? "reports.sendFailedSome" : "reports.sendFailed")}>
          {failed.map(({ recipient, problem }) => (
            <p key={recipient}>{pair(recipient, problemText(problem))}</p>
          ))}
          {reached}
          <Group my="sm">
            <Button variant="default" onClick={() => runs.sendToRest(report)}>
              {t("reports.sendAgain")}
            </Button>
          </Group>
          {children}
        </Alert>
      )}
      {uncertain.map((dispatch) => (
        <UncertainMail
          key={dispatch.id}
          dispatch={dispatch}
          busy={runs.asking !== undefined}
          onSettle={(arrived) => runs.settle(report, dispatch.id, arrived)}
        />
      ))}
    </>
  );
}
