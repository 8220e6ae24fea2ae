import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { QueueEntry } from "@agency/contracts/review-queue";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { useStartRun } from "../board/api.ts";

type Withdrawable = Pick<QueueEntry, "clientId" | "clientName">;

/** Takes back the approval of a report of the same type and period, and says whether its client had opened it. */
export function useWithdraw({ reportType, reportPeriod }: Pick<ReportProgress, "reportType" | "reportPeriod">) {
  const { t } = useTranslation("review");
  const { mutate, isPending } = useStartRun();
  const withdraw = ({ clientId, clientName: client }: Withdrawable, onDone?: () => void) =>
    mutate(
      { action: "withdraw", reportType, periodStart: reportPeriod.start, clientIds: [clientId] },
      {
        onSuccess: ({ items }) => {
          const outcome = items[0]?.outcome;
          if (outcome !== "withdrawn" && outcome !== "withdrawn_opened")
            return toast({ title: t("decide.kept", { client }), variant: "destructive" });
          onDone?.();
          toast({ title: t(`decide.withdrawn.${outcome}`, { client }) });
        },
        onError: (error) =>
          toast({ title: t("decide.failed", { message: errorMessage(error) }), variant: "destructive" }),
      },
    );
  return { withdraw, busy: isPending };
}
