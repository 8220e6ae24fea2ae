import { Badge, Button } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Dispatch, ReportProgress } from "@agency/contracts/report-progress";
import type { DispatchState } from "@agency/model/states";
import { Row, Text, Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { useProblemText } from "../../shared/problem-text.ts";
import { useFormat, useListFormat } from "../../shared/use-format.ts";
import { goesOn, resendReport, useAsk } from "../api.ts";

type SendHistoryProps = {
  dispatches: Dispatch[];
  /** Opens a report as it was mailed. */
  onOpen?: (dispatch: Dispatch) => void;
  /** What else can be done with an email. */
  besides?: (dispatch: Dispatch) => ReactNode;
};

/** The emails of a report with date, recipient, revision and outcome, newest first. */
export function SendHistory({ dispatches, onOpen, besides }: SendHistoryProps) {
  const { t } = useTranslation("admin");
  const { moment, parts } = useFormat();
  const problemText = useProblemText();
  return (
    <Stack as="section" gap="0.5rem">
      <h3>{t("allReports.history")}</h3>
      {dispatches.length === 0 && <p>{t("allReports.neverSent")}</p>}
      <Stack as="ol" gap="0.5rem">
        {dispatches.map((dispatch) => {
          const { id, number, revision, recipient, recipientName, state, attempts, requestedAt, sentAt, problem } =
            dispatch;
          const when = moment(sentAt ?? requestedAt);
          return (
            <li key={id}>
              <Row gap="0.15rem 1rem" align="center">
                <DispatchBadge state={state} />
                <span>{recipientName === null ? recipient : parts([recipientName, recipient])}</span>
                <span>{when}</span>
                <Text as="span" size="small" tone="soft">
                  {[
                    number === 0 ? t("allReports.first") : t("allReports.again", { number: number + 1 }),
                    ...(revision === null ? [] : [t("allReports.revision", { number: revision })]),
                    ...(attempts > 1 ? [t("allReports.attempts", { count: attempts })] : []),
                  ].join(" · ")}
                </Text>
                {onOpen && (state === "sent" || state === "uncertain") && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={t("allReports.mailedNamed", { recipient, when })}
                    onClick={() => onOpen(dispatch)}
                  >
                    {t("allReports.mailed")}
                  </Button>
                )}
                {besides?.(dispatch)}
              </Row>
              {problem && (
                <Text size="small" tone="bad">
                  {problemText(problem)}
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

const colours: Record<DispatchState, "ink" | "good" | "bad" | "accent"> = {
  queued: "ink",
  rendered: "ink",
  sending: "ink",
  sent: "good",
  failed: "bad",
  uncertain: "accent",
  cancelled: "ink",
};

/** The state of a report's email. Null if no email was requested. */
export function DispatchBadge({ state }: { state: DispatchState | null }) {
  const { t } = useTranslation("admin");
  if (!state) {
    return <Badge variant="default">{t("allReports.mails.unsent")}</Badge>;
  }
  const onItsWay = state === "queued" || state === "rendered" || state === "sending";
  return (
    <Badge color={colours[state]}>{onItsWay ? t("allReports.mails.pending") : t(`allReports.dispatch.${state}`)}</Badge>
  );
}

type ResendProps = {
  report: ReportProgress;
  /** The addresses that it goes to. */
  recipients: string[];
};

/** Emails the approved report to every contact. Asks before it does so again, so that a slip sends nothing twice. */
export function Resend({ report, recipients }: ResendProps) {
  const { t } = useTranslation("admin");
  const [asking, setAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const resend = useAsk();
  const list = useListFormat();
  const { dispatches } = report;
  if (goesOn(report) || report.mails.uncertain.length > 0 || recipients.length === 0) return null;

  const send = () =>
    resend.mutate(() => resendReport(report), {
      onSuccess: () => {
        setAsking(false);
        toast({ title: t("allReports.queued") });
      },
      onError: (error) =>
        toast({ title: t("allReports.actionFailed", { message: errorMessage(error) }), variant: "destructive" }),
    });

  const askFirst = () => {
    flushSync(() => setAsking(true));
    yes.current?.focus();
  };

  const cancel = () => {
    flushSync(() => setAsking(false));
    again.current?.focus();
  };

  const recipient = list(recipients);
  if (dispatches.length === 0) {
    return (
      <Row gap="1rem" align="center">
        <Button onClick={send} disabled={resend.isPending}>
          {t("allReports.send", { recipient })}
        </Button>
      </Row>
    );
  }
  if (!asking) {
    return (
      <Row gap="1rem" align="center">
        <Button ref={again} variant="default" onClick={askFirst}>
          {t("reports.sendAgain")}
        </Button>
      </Row>
    );
  }
  return (
    <div role="group" aria-label={t("reports.sendAgain")}>
      <p>{t("reports.sendAgainQuestion", { recipient })}</p>
      <Row align="center" top="0.625rem">
        <Button ref={yes} onClick={send} disabled={resend.isPending}>
          {t("reports.sendAgain")}
        </Button>
        <Button variant="default" onClick={cancel}>
          {t("cancel")}
        </Button>
      </Row>
    </div>
  );
}
