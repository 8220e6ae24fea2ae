import { Badge, Button, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatPrice } from "@agency/content/plans";
import type { Client } from "@agency/contracts/clients/schemas";
import { CopyButton } from "../shared/copy-button.tsx";
import styles from "./client-list.module.css";

type ClientRowProps = {
  client: Client;
  selected: boolean;
  onSelect: (client: Client) => void;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
};

/** One client. A click on the row selects it; its buttons have their own actions. */
export function ClientRow({ client, selected, onSelect, onEdit, onDelete }: ClientRowProps) {
  const { t } = useTranslation("admin");
  const { name } = client;
  return (
    <li className={styles["row"]} data-selected={selected || undefined}>
      <div className={styles["about"]}>
        <div className={styles["name"]}>
          <UnstyledButton
            className={styles["select"] ?? ""}
            aria-pressed={selected}
            aria-label={t("clients.select", { name })}
            onClick={() => onSelect(client)}
          >
            {name}
          </UnstyledButton>
          <StatusBadge status={client.status} />
          {selected && <span className={styles["chosen"]}>✓ {t("clients.selected")}</span>}
        </div>
        <p className={styles["facts"]}>
          <span>{client.email}</span>
          <span>{t(`package.${client.package}`)}</span>
          <span>{t("clients.fee", { fee: formatPrice(client.monthlyFee) })}</span>
        </p>
        <p className={styles["id"]}>
          <code>{client.id}</code>
          <CopyButton value={client.id} name={t("clients.copyId", { name })} />
        </p>
      </div>
      <div className={styles["actions"]}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("clients.editNamed", { name })}
          onClick={() => onEdit(client)}
        >
          {t("clients.edit")}
        </Button>
        <Button
          variant="subtle"
          color="bad"
          size="compact-sm"
          aria-label={t("clients.deleteNamed", { name })}
          onClick={() => onDelete(client)}
        >
          {t("clients.delete")}
        </Button>
      </div>
    </li>
  );
}

/** Only the active status is emphasised. */
function StatusBadge({ status }: Pick<Client, "status">) {
  const { t } = useTranslation("admin");
  const active = status === "active";
  return (
    <Badge variant={active ? "filled" : "default"} color="jade" data-status={status}>
      {t(`status.${status}`)}
    </Badge>
  );
}
