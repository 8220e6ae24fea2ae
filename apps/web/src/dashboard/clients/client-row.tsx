import { memo } from "react";
import { formatPrice } from "@agency/content/plans";
import type { Client, ClientRow as Row } from "@agency/contracts/clients";
import { boardTone } from "../shared/board-tone.ts";
import { originGroupsText } from "../shared/origin-groups.ts";
import type { RowTexts } from "./use-row-texts.ts";
import table from "../shared/table/table.module.css";
import styles from "./client-list.module.css";

type ClientRowProps = {
  index: number;
  client: Row;
  selected: boolean;
  texts: RowTexts;
  onSelect: (client: Client) => void;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
};

/** One client. A click on the row selects it; its buttons have their own actions. */
export const ClientRow = memo(function ClientRow({ index, client, selected, texts, ...actions }: ClientRowProps) {
  const { t, problemText, language } = texts;
  const { name, email, contactName, contacts, month } = client;
  return (
    <tr className={table["row"]} data-index={index} data-selected={selected || undefined} aria-rowindex={index + 2}>
      <td className={styles["nameColumn"]}>
        <button
          type="button"
          data-row-focus
          className={`${styles["select"]} ${table["line"]}`}
          aria-pressed={selected}
          aria-label={t("clients.select", { name })}
          title={name}
          onClick={() => actions.onSelect(client)}
        >
          {name}
        </button>
        <span className={`${table["second"]} ${styles["business"]}`}>
          {client.website?.replace(/^https?:\/\//, "") ?? client.businessType}
        </span>
      </td>
      <td className={styles["packageColumn"]}>
        <span className={table["line"]}>{t(`package.${client.package}`)}</span>
        <span className={table["second"]}>{client.language.toUpperCase()}</span>
      </td>
      <td className={styles["contactColumn"]}>
        <span className={table["line"]} title={email}>
          {contactName ?? email}
        </span>
        <span className={table["second"]}>
          {contactName !== null && email}
          {contacts.length > 0 && ` ${t("clients.moreContacts", { count: contacts.length })}`}
        </span>
      </td>
      <td className={`${styles["feeColumn"]} ${table["number"]}`}>{formatPrice(client.monthlyFee)}</td>
      <td className={styles["statusColumn"]}>
        <span className={table["state"]} data-tone={client.status === "active" ? "good" : "plain"}>
          {t(`status.${client.status}`)}
        </span>
      </td>
      <td className={styles["reportColumn"]}>
        {month && (
          <span className={table["state"]} data-tone={boardTone[month.state]}>
            {t(`board:state.${month.state}`)}
          </span>
        )}
      </td>
      <td className={styles["figuresColumn"]}>
        <span className={table["line"]}>{month && originGroupsText(month.origins, t, language)}</span>
        {month?.unread && (
          <span className={table["second"]} title={problemText(month.unread)}>
            {problemText(month.unread)}
          </span>
        )}
      </td>
      <td className={styles["actionColumn"]}>
        <button
          type="button"
          className={table["action"]}
          aria-label={t("clients.editNamed", { name })}
          onClick={() => actions.onEdit(client)}
        >
          {t("clients.edit")}
        </button>
        <button
          type="button"
          className={table["action"]}
          data-tone="bad"
          aria-label={t("clients.deleteNamed", { name })}
          onClick={() => actions.onDelete(client)}
        >
          {t("clients.delete")}
        </button>
      </td>
    </tr>
  );
});
