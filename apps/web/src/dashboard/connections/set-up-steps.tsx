import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { CopyButton } from "../shared/copy-button.tsx";
import styles from "./connections.module.css";

/** How to make the OAuth app that the product signs in with, while there is none. */
export function SetUpSteps({ redirectAddress }: { redirectAddress: string }) {
  const { t } = useTranslation("connections");
  return (
    <Stack gap="0.5rem" className={styles["setUp"]}>
      <h4 className={styles["subheading"]}>{t("setUp.title")}</h4>
      <Text tone="soft" measure="66ch">
        {t("setUp.lead")}
      </Text>
      <Stack as="ol" gap="0.5rem" data-marked="" className={styles["steps"]}>
        <li>{t("setUp.steps.project")}</li>
        <li>{t("setUp.steps.consent")}</li>
        <li>
          {t("setUp.steps.client")}
          <Row as="span" gap="0.25rem 0.5rem" align="center" top="0.25rem" className={styles["address"]}>
            <code>{redirectAddress}</code>
            <CopyButton value={redirectAddress} name={t("setUp.copyAddress")} />
          </Row>
        </li>
        <li>{t("setUp.steps.variables")}</li>
      </Stack>
    </Stack>
  );
}
