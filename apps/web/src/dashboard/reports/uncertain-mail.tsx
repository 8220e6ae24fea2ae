import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Dispatch, ReportProgress } from "@agency/contracts/report-progress";
import { Row } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { settleDispatch, useAsk } from "./api.ts";

/** The emails of a report whose outcome is unknown. The staff say what became of each. */
export function UncertainMails({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const settle = useAsk();
  const settleAs = (dispatchId: string, arrived: boolean) =>
    settle.mutate(() => settleDispatch(report, dispatchId, arrived), {
      onSuccess: () => toast({ title: arrived ? t("reports.settled") : t("allReports.queued") }),
      onError: (error) =>
        toast({ title: t("allReports.actionFailed", { message: errorMessage(error) }), variant: "destructive" }),
    });
  return report.dispatches
    .filter(({ state }) => state === "uncertain")
    .map((dispatch) => (
      <UncertainMail
        key={dispatch.id}
        dispatch={dispatch}
        busy={settle.isPending}
        onSettle={(arrived) => settleAs(dispatch.id, arrived)}
      />
    ));
}

type UncertainMailProps = {
  dispatch: Pick<Dispatch, "recipient">;
  busy: boolean;
  onSettle: (arrived: boolean) => void;
};

/** An email that the mail server did not confirm. The staff find out whether it arrived and say so here. */
function UncertainMail({ dispatch: { recipient }, busy, onSettle }: UncertainMailProps) {
  const { t } = useTranslation("admin");
  return (
    <Alert color="accent" title={t("reports.uncertain")}>
      <p>{t("reports.uncertainLead", { recipient })}</p>
      <Row align="center" top="0.75rem">
        <Button variant="default" disabled={busy} onClick={() => onSettle(true)}>
          {t("reports.arrived")}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => onSettle(false)}>
          {t("reports.sendAgain")}
        </Button>
      </Row>
    </Alert>
  );
}
