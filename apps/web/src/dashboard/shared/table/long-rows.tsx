import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import type { LongList } from "./use-long-list.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useRowsInSight } from "./use-rows-in-sight.ts";
import styles from "./table.module.css";

type LongRowsProps<Row> = {
  list: LongList<Row>;
  /** How many columns the table has. */
  columns: number;
  children: (row: Row, index: number) => ReactNode;
};

/**
 * The body of a long table: the rows in sight, between the space of the others. Scrolling renders nothing else. Other rows are
 * rendered in small steps, so that a click is answered before the rows that it asks for.
 */
export function LongRows<Row>({ list, columns, children }: LongRowsProps<Row>) {
  const { total = 0, rowAt, rowHeight, onSight } = useDeferredValue(list);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { first, last } = useRowsInSight(body, total, rowHeight);
  useRowKeys(body, total, rowHeight);
  useEffect(() => onSight(first, last), [onSight, first, last]);

  return (
    <tbody ref={setBody}>
      <Space height={first * rowHeight} />
      {Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
        const index = first + place;
        const row = rowAt(index);
        return row === undefined ? <WaitingRow key={index} index={index} columns={columns} /> : children(row, index);
      })}
      <Space height={Math.max(0, total - last - 1) * rowHeight} />
    </tbody>
  );
}

/** Takes the place of rows that are not rendered. Browsers must not keep it in place when a jump makes rows of it. */
function Space({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" style={{ height, overflowAnchor: "none" }} />;
}

/** A row whose page has not arrived yet. */
function WaitingRow({ index, columns }: { index: number; columns: number }) {
  const { t } = useTranslation("common");
  return (
    <tr className={styles["row"]} data-index={index} aria-rowindex={index + 2}>
      <td colSpan={columns} aria-busy="true" className={styles["waiting"]}>
        <VisuallyHidden>{t("state.loading")}</VisuallyHidden>
      </td>
    </tr>
  );
}
