import { Button, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients/schemas";
import { usePortalAddress } from "../shared/portal-address.ts";
import styles from "./client-management.module.css";

type SelectedClientProps = {
  client: Client;
  onFigures: () => void;
  onReports: () => void;
  onReplaceId: () => void;
};

/** Actions for the selected client. */
export function SelectedClient({ client, onFigures, onReports, onReplaceId }: SelectedClientProps) {
  const { t } = useTranslation("admin");
  const portalAddress = usePortalAddress();
  return (
    <section className={styles["selected"]} aria-labelledby="selected-client">
      <h3 id="selected-client" className={styles["selectedName"]}>
        <span className={styles["selectedLabel"]}>{t("clients.selected")}</span> {client.name}
      </h3>
      <div className={styles["selectedActions"]}>
        <Button onClick={onReports}>{t("clients.toReports")}</Button>
        <Button variant="default" onClick={onFigures}>
          {t("clients.figures")}
        </Button>
        <Button component="a" variant="default" href={portalAddress(client.id)} target="_blank" rel="noopener">
          {t("clients.portal")}
          <VisuallyHidden> {t("opensInNewTab")}</VisuallyHidden>
        </Button>
        <Button variant="default" onClick={onReplaceId}>
          {t("clients.replaceId")}
        </Button>
      </div>
    </section>
  );
}
