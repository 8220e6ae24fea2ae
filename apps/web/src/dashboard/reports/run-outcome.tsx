import { Alert, Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { SampleBadge } from "@agency/ui/sample-badge";
import { useSystem } from "../settings/api.ts";
import { useProblemText } from "../shared/problem-text.ts";
import { ReportLinks } from "./report-links.tsx";
import { type Ended, purposeOf } from "./report-mails.ts";
import { Unreached } from "./unreached.tsx";
import type { ReportRuns } from "./use-report-runs.ts";
import { useSentTo } from "./use-sent-to.ts";

type RunOutcomeProps = {
  report: ReportProgress;
  run: NonNullable<ReportProgress["run"]>;
  end: Ended;
  /** Whether sample figures are marked beside it already. */
  marked: boolean;
  runs: ReportRuns;
  onFigures: () => void;
};

/** Describes the outcome of a run and offers the next actions. */
export function RunOutcome({ run, report, end, marked, runs, onFigures }: RunOutcomeProps) {
  const { t } = useTranslation("admin");
  const sentTo = useSentTo();
  const problemText = useProblemText();

  switch (end.kind) {
    case "generated":
      return report.unapproved ? (
        <Alert color="accent" title={t("letters.title")}>
          <p>{problemText({ code: "letters_missing", params: {} })}</p>
          <About report={report} marked={marked} />
        </Alert>
      ) : (
        <Done title={t("reports.generated")} report={report} marked={marked} />
      );
    case "sent": {
      const sending = sentTo(end.mails.sent);
      return run.outcome === "already_sent" ? (
        <Alert color="accent" title={t("reports.alreadySent")}>
          <p>{t("reports.alreadySentLead", sending)}</p>
          <Group my="sm">
            <Button variant="default" onClick={() => runs.sendAgain(report)}>
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
        <Alert color="ink" role="presentation" title={t(`reports.cancelled.${purposeOf(run)}`)}>
          {report.generatedAt && <About report={report} marked={marked} />}
        </Alert>
      );
    case "reportFailed":
      return (
        <Alert color="bad" title={t("reports.generateFailed")}>
          <p>{problemText(end.problem)}</p>
          {end.problem?.code === "no_figures" && (
            <Button variant="default" mt="sm" onClick={onFigures}>
              {t("reports.toFigures")}
            </Button>
          )}
        </Alert>
      );
    case "mailFailed":
    case "uncertain":
      return (
        <Unreached report={report} mails={end.mails} runs={runs}>
          <About report={report} marked={marked} />
        </Unreached>
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
