import { VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client, ClientRow as Row } from "@agency/contracts/clients";
import { lastCompletePeriod } from "@agency/model/report/periods";
import type { ClientSort } from "@agency/model/states";
import { LongRows } from "../shared/table/long-rows.tsx";
import { SortHeader, type Sorting } from "../shared/table/sort-header.tsx";
import type { LongList } from "../shared/table/use-long-list.ts";
import { useFormat } from "../shared/use-format.ts";
import { ClientRow } from "./client-row.tsx";
import { useRowTexts } from "./use-row-texts.ts";
import table from "../shared/table/table.module.css";
import styles from "./client-list.module.css";

type ClientTableProps = {
  list: LongList<Row>;
  sorting: Sorting<ClientSort>;
  onSort: (sorting: Sorting<ClientSort>) => void;
  selected: Client | null;
  onSelect: (client: Client) => void;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
};

const columns = 8;

/** The clients with the state of their last month. Arrow keys move between the rows. */
export function ClientTable({ list, sorting, onSort, selected, ...actions }: ClientTableProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const [month] = useState(() => lastCompletePeriod("monthly", new Date()));
  const { total = 0, outdated } = list;
  const texts = useRowTexts();
  const sort = { sorting, onSort };

  return (
    <div className={table["frame"]}>
      <table
        className={`${table["table"]} ${styles["table"]}`}
        aria-labelledby="clients"
        aria-rowcount={total + 1}
        data-outdated={outdated || undefined}
      >
        <thead>
          <tr aria-rowindex={1}>
            <SortHeader column="name" className={styles["nameColumn"]} {...sort}>
              {t("clients.column.client")}
            </SortHeader>
            <SortHeader column="package" className={styles["packageColumn"]} {...sort}>
              {t("clients.package")}
            </SortHeader>
            <th scope="col">{t("clients.column.contact")}</th>
            <SortHeader column="fee" className={`${styles["feeColumn"]} ${table["number"]}`} {...sort}>
              {t("clients.column.fee")}
            </SortHeader>
            <SortHeader column="status" className={styles["statusColumn"]} {...sort}>
              {t("clients.status")}
            </SortHeader>
            <th scope="col" className={styles["reportColumn"]}>
              {format.period("monthly", month)}
            </th>
            <th scope="col" className={styles["figuresColumn"]}>
              {t("clients.column.figures")}
            </th>
            <th scope="col" className={styles["actionColumn"]}>
              <VisuallyHidden>{t("clients.column.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <LongRows list={list} columns={columns}>
          {(row, index) => (
            <ClientRow
              key={row.id}
              index={index}
              client={row}
              selected={row.id === selected?.id}
              texts={texts}
              {...actions}
            />
          )}
        </LongRows>
      </table>
    </div>
  );
}
