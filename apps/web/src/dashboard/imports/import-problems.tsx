import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FieldProblem } from "../shared/field-messages.ts";
import styles from "../figures/figures.module.css";

/** The errors in a file, by line and column. */
export function ImportProblems({ problems }: { problems: FieldProblem[] }) {
  const { t } = useTranslation("admin");
  if (problems.length === 0) return null;
  const columnName = (field: string) => {
    if (field === "file") return t("figures.wholeFile");
    return field === "row" ? t("figures.wholeLine") : <code>{field}</code>;
  };
  return (
    <div className={styles["scroll"]}>
      <Table verticalSpacing="xs" horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">{t("figures.line")}</Table.Th>
            <Table.Th>{t("figures.column")}</Table.Th>
            <Table.Th>{t("figures.problem")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {problems.map(({ line, field, message }) => (
            <Table.Tr key={`${line} ${field} ${message}`}>
              <Table.Td ta="right">{line ?? "–"}</Table.Td>
              <Table.Td>{columnName(field)}</Table.Td>
              <Table.Td>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
