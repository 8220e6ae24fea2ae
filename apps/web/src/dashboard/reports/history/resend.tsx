import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { Row } from "@agency/ui/row";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../../shared/api/message-of.ts";
import { useListFormat } from "../../shared/use-format.ts";
import { resendReport, useAsk } from "../api.ts";
import { isPending, nextNumber } from "../report-mails.ts";

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
  const uncertain = dispatches.some(({ state }) => state === "uncertain");
  if (isPending(report) || uncertain || recipients.length === 0) return null;

  const send = () =>
    resend.mutate(
      { purpose: "send", request: () => resendReport(report, nextNumber(report)) },
      {
        onSuccess: () => {
          setAsking(false);
          toast({ title: t("allReports.queued") });
        },
        onError: (error) =>
          toast({ title: t("allReports.actionFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );

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
