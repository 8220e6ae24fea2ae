import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Text } from "@agency/ui/layout";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { places } from "./places.ts";
import styles from "./frame.module.css";

/** The keys of the review queue, which are its own. */
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
      <table className={styles["keys"]} data-off={!on || undefined}>
        <thead>
          <tr>
            <th scope="col">{t("shortcuts.key")}</th>
            <th scope="col">{t("shortcuts.action")}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
        <tbody>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {t("shortcuts.review.heading")}
            </th>
          </tr>
          {reviewKeys.map((key) => (
            <Row key={key} keys={[key === "Escape" ? "Esc" : key]} action={t(`shortcuts.review.${key}`)} />
          ))}
        </tbody>
      </table>
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
    <tr>
      <td>
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
      </td>
      <td>{action}</td>
    </tr>
  );
}
