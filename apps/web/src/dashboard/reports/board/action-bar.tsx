import { Button } from "@mantine/core";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { RunAction } from "@agency/model/states";
import { Text } from "@agency/ui/text";
import { useFormat } from "../../shared/use-format.ts";
import table from "../../shared/table/table.module.css";
import styles from "./action-bar.module.css";
import text from "./text-button.module.css";

type ActionBarProps = {
  /** How many reports are selected. */
  count: number;
  /** What can be asked for them, and for how many of them. */
  possible: { action: RunAction; applies: number }[];
  busy: boolean;
  onAct: (action: RunAction) => void;
  onClear: () => void;
};

/** What can be asked for the selected reports. */
export function ActionBar({ count, possible, busy, onAct, onClear }: ActionBarProps) {
  const { t } = useTranslation("board");
  const { number } = useFormat();
  // The rows show that they are selected before the buttons are made.
  const made = useDeferredValue(count);
  if (count === 0 || made === 0) return null;
  const label = t("selected", { count, number: number(count) });

  return (
    <div className={`${table["bar"]} ${styles["actions"]}`} role="group" aria-label={label}>
      <strong>{label}</strong>
      {possible.map(({ action, applies }) => (
        <Button
          key={action}
          size="sm"
          variant={action === "approve_and_send" ? "filled" : "default"}
          disabled={busy}
          onClick={() => onAct(action)}
        >
          {t(`action.${action}`)}
          {applies < count && <span className={styles["applies"]}> {applies}</span>}
        </Button>
      ))}
      <button type="button" className={text["textButton"]} onClick={onClear}>
        {t("clearSelection")}
      </button>
      <Text as="span" size="tiny" tone="board" className={styles["once"]}>
        {t("once")}
      </Text>
    </div>
  );
}
