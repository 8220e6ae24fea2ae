import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Dispatch } from "@agency/contracts/reports";
import { Row } from "@agency/ui/row";

type UncertainMailProps = {
  dispatch: Pick<Dispatch, "recipient">;
  busy: boolean;
  onSettle: (arrived: boolean) => void;
};

/** An email that the mail server did not confirm. The staff find out whether it arrived and say so here. */
export function UncertainMail({ dispatch: { recipient }, busy, onSettle }: UncertainMailProps) {
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
