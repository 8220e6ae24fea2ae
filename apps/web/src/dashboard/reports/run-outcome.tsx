import { Alert, Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Dispatch, ReportProgress } from "@agency/contracts/reports/schemas";
import { SampleBadge } from "@agency/ui/sample-badge";
import { useSystem } from "../settings/api.ts";
import { useProblemText } from "../shared/problem-text.ts";
import type { Run } from "./held-runs.tsx";
import type { Ended } from "./progress-steps.ts";
import { ReportLinks } from "./report-links.tsx";
import { UncertainMail } from "./uncertain-mail.tsx";
import { failureOf, type ReportRuns } from "./use-report-runs.ts";
import { useSentTo } from "./use-sent-to.ts";

type RunOutcomeProps = {
  run: Run;
  report: ReportProgress;
  outcome: Ended;
  /** Whether sample figures are marked beside it already. */
  marked: boolean;
  runs: ReportRuns;
  onFigures: () => void;
};

/** Describes the outcome of a run and offers the next actions. */
export function RunOutcome({ run, report, outcome, marked, runs, onFigures }: RunOutcomeProps) {
  const { t } = useTranslation("admin");
  const sentTo = useSentTo();
  const problemText = useProblemText();

  switch (outcome.kind) {
    case "generated":
      return <Done title={t("reports.generated")} report={report} marked={marked} />;
    case "sent": {
      const sending = sentTo(outcome.mails.sent);
      return run.state === "alreadySent" ? (
        <Alert color="accent" title={t("reports.alreadySent")}>
          <p>{t("reports.alreadySentLead", sending)}</p>
          <Group my="sm">
            <Button variant="default" onClick={() => void runs.sendAgain(report)}>
              {t("reports.sendAgain")}
            </Button>
          </Group>
          <About report={report} marked={marked} />
        </Alert>
      ) : (
        <Done title={t("reports.sent")} report={report} marked={marked}>
          <p>{t("reports.sentTo", sending)}</p>
          <WithoutMailServer />
        </Done>
      );
    }
    case "cancelled":
      return (
        <Alert color="ink" role="presentation" title={t(`reports.cancelled.${run.purpose}`)}>
          {report.generatedAt && <About report={report} marked={marked} />}
        </Alert>
      );
    case "reportFailed":
      return (
        <Alert color="bad" title={t("reports.generateFailed")}>
          <p>{problemText(outcome.problem)}</p>
          {outcome.problem?.code === "no_figures" && (
            <Button variant="default" mt="sm" onClick={onFigures}>
              {t("reports.toFigures")}
            </Button>
          )}
        </Alert>
      );
    case "mailFailed": {
      const { sent, failed } = outcome.mails;
      return (
        <>
          <Alert color="bad" title={t(`reports.${failureOf(outcome)}`)}>
            {failed.map(({ id, recipient, problem }) => (
              <p key={id}>
                {recipient}: {problemText(problem)}
              </p>
            ))}
            {sent.length > 0 && <p>{t("reports.sentTo", sentTo(sent))}</p>}
            <Group my="sm">
              <Button variant="default" onClick={() => void runs.sendToRest(report, failed)}>
                {t("reports.sendAgain")}
              </Button>
            </Group>
            <About report={report} marked={marked} />
          </Alert>
          <Uncertain report={report} mails={outcome.mails.uncertain} runs={runs} />
        </>
      );
    }
    case "uncertain": {
      const { sent } = outcome.mails;
      return (
        <>
          {sent.length > 0 && <p>{t("reports.sentTo", sentTo(sent))}</p>}
          <Uncertain report={report} mails={outcome.mails.uncertain} runs={runs} />
        </>
      );
    }
  }
}

type UncertainProps = { report: ReportProgress; mails: Dispatch[]; runs: ReportRuns };

/** The emails that the mail server did not confirm. */
function Uncertain({ report, mails, runs }: UncertainProps) {
  return mails.map((dispatch) => (
    <UncertainMail
      key={dispatch.id}
      dispatch={dispatch}
      busy={runs.settling}
      onSettle={(arrived) => void runs.settle(report, dispatch, arrived)}
    />
  ));
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
    <Alert color="second" role="presentation" title={title}>
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
