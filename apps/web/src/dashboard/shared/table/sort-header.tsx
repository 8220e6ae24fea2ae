import type { ReactNode } from "react";
import styles from "./table.module.css";

export type Sorting<Column extends string> = { sort: Column; order: "asc" | "desc" };

type SortHeaderProps<Column extends string> = {
  column: Column;
  sorting: Sorting<Column>;
  onSort: (sorting: Sorting<Column>) => void;
  className?: string | undefined;
  width?: string;
  children: ReactNode;
};

/** The head of a column that the table can be sorted by. A second click turns the order around. */
export function SortHeader<Column extends string>({
  column,
  sorting,
  onSort,
  className,
  width,
  children,
}: SortHeaderProps<Column>) {
  const { sort, order } = sorting;
  const sorted = sort === column;
  return (
    <th
      scope="col"
      className={className}
      style={{ width }}
      aria-sort={sorted ? (order === "asc" ? "ascending" : "descending") : undefined}
    >
      <button
        type="button"
        className={styles["sort"]}
        onClick={() => onSort({ sort: column, order: sorted && order === "asc" ? "desc" : "asc" })}
      >
        {children}
        <span className={styles["arrow"]} aria-hidden="true">
          {sorted && (order === "asc" ? "↑" : "↓")}
        </span>
      </button>
    </th>
  );
}
