import { useTranslation } from "react-i18next";
import type { PreviewedRow } from "@agency/contracts/imports";
import { Text } from "@agency/ui/text";
import styles from "../figures/figures.module.css";

/** What a file says of all the figures of a period. */
export function RowNotes({ notes }: Pick<PreviewedRow, "notes">) {
  const { t } = useTranslation("report");
  return notes.map((note) => (
    <Text key={note} size="small" tone="soft" top="0.5rem" className={styles["note"]}>
      {t(`originNote.${note}`)}
    </Text>
  ));
}
