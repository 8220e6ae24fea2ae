import { useTranslation } from "react-i18next";
import { Row, Stack, Text } from "@agency/ui/layout";
import { useAlerts } from "./api.ts";
import { DismissAlert } from "./dismiss-alert.tsx";
import { useAlertText } from "./use-alert-text.ts";

/** What was noticed of a client between two reports, on the client's page. Nothing while there is nothing. */
export function ClientAlerts({ clientId }: { clientId: string }) {
  const { t } = useTranslation("alerts");
  const alertText = useAlertText();
  const { data } = useAlerts(clientId);
  if (!data || data.alerts.length === 0) return null;
  return (
    <Stack as="section" gap="0.35rem" packed aria-label={t("heading")}>
      <Text size="small" tone="soft">
        <strong>{t("heading")}</strong> {t("note")}
      </Text>
      {data.alerts.map((alert) => (
        <Row key={alert.id} gap="0.25rem 0.75rem" align="center">
          <Text as="span" measure="75ch">
            {alertText(alert)}
          </Text>
          <DismissAlert clientId={clientId} alertId={alert.id} what={alertText(alert)} />
        </Row>
      ))}
    </Stack>
  );
}
