import { Alert, Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import { SampleBadge } from "@agency/ui/sample-badge";
import { useSystem } from "../settings/api.ts";
import { useProblemText } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import type { Run } from "./held-runs.tsx";
import type { Ended } from "./progress-steps.ts";
import { ReportLinks } from "./report-links.tsx";
import { UncertainMail } from "./uncertain-mail.tsx";
import type { ReportRuns } from "./use-report-runs.ts";

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
  const { moment } = useFormat();
  const problemText = useProblemText();
  const sendAgain = (
    <Button variant="default" onClick={() => void runs.sendAgain(report)}>
      {t("reports.sendAgain")}
    </Button>
  );

  switch (outcome.kind) {
    case "generated":
      return <Done title={t("reports.generated")} report={report} marked={marked} />;
    case "sent": {
      const { recipient, sentAt, requestedAt } = outcome.dispatch;
      const sending = { recipient, when: moment(sentAt ?? requestedAt) };
      return run.state === "alreadySent" ? (
        <Alert color="accent" title={t("reports.alreadySent")}>
          <p>{t("reports.alreadySentLead", sending)}</p>
          <Group my="sm">{sendAgain}</Group>
          <About report={report} marked={marked} />
        </Alert>
      ) : (
        <Done title={t("reports.sent")} report={report} marked={marked}>
          <p>{t("reports.sentTo", sending)}</p>
          <WithoutMailServer />
        </Done>
      );
    }
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
    case "mailFailed":
      return (
        <Alert color="bad" title={t("reports.sendFailed")}>
          <p>
            {outcome.dispatch.recipient}: {problemText(outcome.dispatch.problem)}
          </p>
          <Group my="sm">{sendAgain}</Group>
          <About report={report} marked={marked} />
        </Alert>
      );
    case "uncertain":
      return (
        <UncertainMail
          dispatch={outcome.dispatch}
          busy={runs.settling}
          onSettle={(arrived) => void runs.settle(report, outcome.dispatch.id, arrived)}
        />
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
