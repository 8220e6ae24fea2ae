import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type RunAction, runActions } from "@agency/model/states";
import { useFormat } from "../../shared/use-format.ts";
import type { Selection } from "./use-selection.ts";
import table from "../../shared/table/table.module.css";
import styles from "./action-bar.module.css";
import text from "./text-button.module.css";

type ActionBarProps = {
  selection: Selection;
  /** How many clients are chosen when all are. */
  inRuns: number;
  busy: boolean;
  onAct: (action: RunAction) => void;
};

/** What can be asked for the selected clients; only what applies to one of them at least. */
export function ActionBar({ selection, inRuns, busy, onAct }: ActionBarProps) {
  const { t } = useTranslation("board");
  const { number } = useFormat();
  const { all, chosen } = selection;
  const count = all ? inRuns : chosen.size;
  if (count === 0) return null;
  const label = t("selected", { count, number: number(count) });
  const rows = [...chosen.values()];
  const possible = runActions
    .map((action) => ({ action, rows: rows.filter(({ actions }) => actions.includes(action)).length }))
    .filter((one) => all || one.rows > 0);

  return (
    <div className={`${table["bar"]} ${styles["actions"]}`} role="group" aria-label={label}>
      <strong>{label}</strong>
      {possible.map(({ action, rows: applies }) => (
        <Button
          key={action}
          size="sm"
          variant={action === "approve_and_send" ? "filled" : "default"}
          disabled={busy}
          onClick={() => onAct(action)}
        >
          {t(`action.${action}`)}
          {!all && applies < count && <span className={styles["applies"]}> {applies}</span>}
        </Button>
      ))}
      <button type="button" className={text["textButton"]} onClick={selection.clear}>
        {t("clearSelection")}
      </button>
      <span className={styles["once"]}>{t("once")}</span>
    </div>
  );
}
