import { Alert, Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Dispatch } from "@agency/contracts/reports/schemas";

type UncertainMailProps = {
  dispatch: Pick<Dispatch, "recipient">;
  busy: boolean;
  onSettle: (arrived: boolean) => void;
};

/** A mail that was handed over without an answer: only a person can find out, and says so here. */
export function UncertainMail({ dispatch: { recipient }, busy, onSettle }: UncertainMailProps) {
  const { t } = useTranslation("admin");
  return (
    <Alert color="accent" title={t("reports.uncertain")}>
      <p>{t("reports.uncertainLead", { recipient })}</p>
      <Group mt="sm" gap="sm">
        <Button variant="default" disabled={busy} onClick={() => onSettle(true)}>
          {t("reports.arrived")}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => onSettle(false)}>
          {t("reports.sendAgain")}
        </Button>
      </Group>
    </Alert>
  );
}
