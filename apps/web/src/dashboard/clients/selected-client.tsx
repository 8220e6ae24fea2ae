import { Button, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { Row } from "@agency/ui/row";
import { ClientLogo } from "../../shared/client-logo/client-logo.tsx";
import { CopyButton } from "../shared/copy-button.tsx";
import { usePortalAddress } from "../shared/portal-address.ts";
import table from "../shared/table/table.module.css";
import styles from "./client-management.module.css";

type SelectedClientProps = {
  client: Client;
  onFigures: () => void;
  onSources: () => void;
  onPlan: () => void;
  onReports: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReplaceId: () => void;
};

/** The client ID of the selected client and what can be done with it, at the lower edge while the table is in sight. */
export function SelectedClient({ client, onFigures, onSources, onPlan, onReports, ...rest }: SelectedClientProps) {
  const { t } = useTranslation(["admin", "connections", "plan"]);
  const portalAddress = usePortalAddress();
  const { name, id } = client;
  return (
    <section className={`${table["bar"]} ${styles["selected"]}`} aria-labelledby="selected-client">
      <ClientLogo client={client} width={96} height={36} onBoard />
      <div className={styles["who"]}>
        <h3 id="selected-client" className={styles["selectedName"]}>
          <span className={styles["selectedLabel"]}>{t("admin:clients.selected")}</span> {name}
        </h3>
        <Row as="p" gap="0 0.5rem" align="center" unbroken className={styles["id"]}>
          <code>{id}</code>
          <CopyButton value={id} name={t("admin:clients.copyId", { name })} />
        </Row>
      </div>
      <Row gap="0.5rem" className={styles["selectedActions"]}>
        <Button onClick={onReports}>{t("admin:clients.toReports")}</Button>
        <Button variant="default" onClick={onFigures}>
          {t("admin:clients.figures")}
        </Button>
        <Button variant="default" onClick={onSources}>
          {t("connections:sources.open")}
        </Button>
        <Button variant="default" onClick={onPlan}>
          {t("plan:open")}
        </Button>
        <Button component="a" variant="default" href={portalAddress(id)} target="_blank" rel="noopener">
          {t("admin:clients.portal")}
          <VisuallyHidden> {t("admin:opensInNewTab")}</VisuallyHidden>
        </Button>
        <Button variant="default" onClick={rest.onReplaceId}>
          {t("admin:clients.replaceId")}
        </Button>
        {/* On phones the rows have no room for these. */}
        <Button variant="default" className={styles["onPhones"] ?? ""} onClick={rest.onEdit}>
          {t("admin:clients.edit")}
        </Button>
        <Button variant="default" className={styles["onPhones"] ?? ""} onClick={rest.onDelete}>
          {t("admin:clients.delete")}
        </Button>
      </Row>
    </section>
  );
}
