import { Switch, Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Text } from "@agency/ui/layout";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { places } from "./places.ts";
import styles from "./frame.module.css";

/** The keys of the board, and those of the review queue. */
const boardKeys = ["j", "k", "x"] as const;
const reviewKeys = ["j", "k", "a", "s", "z", "w", "c", "Escape"] as const;

type ShortcutsDialogProps = { on: boolean; onChange: (on: boolean) => void; onClose: () => void };

/** Lists the keyboard shortcuts, and turns them off (WCAG 2.1.4). */
export default function ShortcutsDialog({ on, onChange, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation("staff");
  return (
    <AdminDialog
      title={t("shortcuts.title")}
      onClose={onClose}
      size="30rem"
      fullScreenOnPhones={false}
      closeOnClickOutside
    >
      <Table
        mb="lg"
        fz="md"
        verticalSpacing="0.35rem"
        horizontalSpacing={0}
        className={styles["keys"] ?? ""}
        data-off={!on || undefined}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("shortcuts.key")}</Table.Th>
            <Table.Th scope="col">{t("shortcuts.action")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Row keys={["/"]} action={t("shortcuts.search")} />
          {places.map((place) =>
            "key" in place ? (
              <Row
                key={place.name}
                keys={["g", place.key]}
                action={t("shortcuts.go", { place: t(`nav.${place.name}`) })}
              />
            ) : null,
          )}
          <Row keys={["?"]} action={t("shortcuts.help")} />
        </Table.Tbody>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th colSpan={2} scope="rowgroup">
              {t("shortcuts.board.heading")}
            </Table.Th>
          </Table.Tr>
          {boardKeys.map((key) => (
            <Row key={key} keys={[key]} action={t(`shortcuts.board.${key}`)} />
          ))}
        </Table.Tbody>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th colSpan={2} scope="rowgroup">
              {t("shortcuts.review.heading")}
            </Table.Th>
          </Table.Tr>
          {reviewKeys.map((key) => (
            <Row key={key} keys={[key === "Escape" ? "Esc" : key]} action={t(`shortcuts.review.${key}`)} />
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        label={t("shortcuts.on")}
        description={t("shortcuts.onHint")}
        checked={on}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </AdminDialog>
  );
}

function Row({ keys: [first, second], action }: { keys: [string, string?]; action: string }) {
  const { t } = useTranslation("staff");
  return (
    <Table.Tr>
      <Table.Td>
        <kbd>{first}</kbd>
        {second && (
          <>
            <Text as="span" size="tiny" tone="muted">
              {" "}
              {t("shortcuts.after")}{" "}
            </Text>
            <kbd>{second}</kbd>
          </>
        )}
      </Table.Td>
      <Table.Td>{action}</Table.Td>
    </Table.Tr>
  );
}
