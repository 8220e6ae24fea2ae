import { Alert, Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { useProblemText } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import type { Mails } from "./report-mails.ts";
import { UncertainMail } from "./uncertain-mail.tsx";
import type { ReportRuns } from "./use-report-runs.ts";
import { useSentTo } from "./use-sent-to.ts";

type UnreachedProps = {
  report: ReportProgress;
  mails: Mails;
  runs: ReportRuns;
  /** What the failure says besides. */
  children?: ReactNode;
};

/** Whom a sending did not reach and why, whom it reached, and of whom nobody knows, with what can be done. */
export function Unreached({ report, mails, runs, children }: UnreachedProps) {
  const { t } = useTranslation("admin");
  const sentTo = useSentTo();
  const { pair } = useFormat();
  const problemText = useProblemText();
  const { sent, failed, uncertain } = mails;
  const reached = sent.length > 0 && <p>{t("reports.sentTo", sentTo(sent))}</p>;
  return (
    <>
      {failed.length === 0 ? (
        reached
      ) : (
        <Alert color="bad" title={t(sent.length > 0 ? "reports.sendFailedSome" : "reports.sendFailed")}>
          {failed.map(({ id, recipient, problem }) => (
            <p key={id}>{pair(recipient, problemText(problem))}</p>
          ))}
          {reached}
          <Group my="sm">
            <Button variant="default" onClick={() => runs.sendToRest(report, failed)}>
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
          onSettle={(arrived) => runs.settle(report, dispatch, arrived)}
        />
      ))}
    </>
  );
}
