import { Button, Group } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports/schemas";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../../shared/api/message-of.ts";
import { useClients } from "../../clients/api.ts";
import { useResendReport } from "../api.ts";
import { isPending, newestDispatch, nextNumber } from "../progress-steps.ts";

/** Emails the stored report again. Asks first, so that a slip does not send the same email twice. */
export function Resend({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const [asking, setAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  const resend = useResendReport();
  const { data: clients } = useClients();
  const { id, clientId } = report;
  const newest = newestDispatch(report);
  if (isPending(report) || newest?.state === "uncertain") return null;

  const recipient = clients?.find((client) => client.id === clientId)?.email ?? newest?.recipient ?? report.clientName;
  const send = () =>
    resend.mutate(
      { id, clientId, number: nextNumber(report) },
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

  if (!newest) {
    return (
      <Group>
        <Button onClick={send} disabled={resend.isPending}>
          {t("allReports.send", { recipient })}
        </Button>
      </Group>
    );
  }
  if (!asking) {
    return (
      <Group>
        <Button variant="default" onClick={askFirst}>
          {t("reports.sendAgain")}
        </Button>
      </Group>
    );
  }
  return (
    <div role="group" aria-label={t("reports.sendAgain")}>
      <p>{t("reports.sendAgainQuestion", { recipient })}</p>
      <Group mt="xs" gap="sm">
        <Button ref={yes} onClick={send} disabled={resend.isPending}>
          {t("reports.sendAgain")}
        </Button>
        <Button variant="default" onClick={() => setAsking(false)}>
          {t("cancel")}
        </Button>
      </Group>
    </div>
  );
}
