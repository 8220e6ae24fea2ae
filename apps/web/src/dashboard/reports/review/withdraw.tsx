import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { ReportDraft } from "@agency/contracts/reports";
import type { QueueEntry } from "@agency/contracts/review-queue";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { ConfirmDialog } from "../../shared/confirm-dialog.tsx";
import { useFormat } from "../../shared/use-format.ts";
import { useStartRun } from "../board/api.ts";
import shared from "../../shared/shared.module.css";

type Withdrawable = Pick<QueueEntry, "clientId" | "clientName">;

/** Takes back the approval of a report of the same type and period, and says whether its client had opened it. */
export function useWithdraw({ reportType, reportPeriod }: Pick<ReportProgress, "reportType" | "reportPeriod">) {
  const { t } = useTranslation("review");
  const { mutate, isPending } = useStartRun();
  const withdraw = ({ clientId, clientName: client }: Withdrawable, onDone: () => void) =>
    mutate(
      { action: "withdraw", reportType, periodStart: reportPeriod.start, clientIds: [clientId] },
      {
        onSuccess: ({ items }) => {
          const outcome = items[0]?.outcome;
          if (outcome === "withdrawn" || outcome === "withdrawn_opened")
            toast({ title: t(`decide.withdrawn.${outcome}`, { client }) });
          else toast({ title: t("decide.kept", { client }), variant: "destructive" });
          onDone();
        },
        onError: (error) =>
          toast({ title: t("decide.failed", { message: errorMessage(error) }), variant: "destructive" }),
      },
    );
  return { withdraw, busy: isPending };
}

/** Withdraws the approval of the open report, after a question that says whether its client opened it. */
export function WithdrawButton({ draft, disabled }: { draft: ReportDraft; disabled: boolean }) {
  const { t } = useTranslation("review");
  const { moment } = useFormat();
  const [asked, setAsked] = useState(false);
  const { progress, revisions, recording } = draft;
  const { withdraw, busy } = useWithdraw(progress);
  const opened = revisions.find(({ number }) => number === progress.revision)?.uses.opened;
  const unopened = recording === "on" ? "unopened" : "unknown";
  return (
    <>
      <button
        type="button"
        className={actionClass("secondary", "small")}
        disabled={disabled}
        onClick={() => setAsked(true)}
      >
        {t("decide.withdraw")}
      </button>
      {asked && (
        <ConfirmDialog
          title={t("decide.withdrawTitle", { client: progress.clientName })}
          question={t(`decide.reader.${opened ? "opened" : unopened}`, { when: opened ? moment(opened.firstAt) : "" })}
          confirm={t("decide.withdraw")}
          busyLabel={t("decide.withdrawing")}
          busy={busy}
          problem={null}
          onConfirm={() => withdraw(progress, () => setAsked(false))}
          onClose={() => setAsked(false)}
        >
          <p>{t("decide.withdrawLead")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Names what was approved last in a queue, and takes it back without a question. */
export function LastApproved({ entry, onWithdraw }: { entry: QueueEntry; onWithdraw: () => void }) {
  const { t } = useTranslation("review");
  return (
    <Row as="p" gap="0 0.5rem" align="center">
      <span>{t("queue.before", { client: entry.clientName })}</span>
      <button type="button" className={shared["linkish"]} onClick={onWithdraw}>
        {t("queue.withdraw")} <kbd aria-hidden="true">Z</kbd>
      </button>
    </Row>
  );
}
