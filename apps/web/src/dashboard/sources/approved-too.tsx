import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Removal } from "@agency/contracts/figures";
import { Text } from "@agency/ui/text";
import styles from "./sources.module.css";

type ApprovedTooProps = { approved: Removal["approved"]; checked: boolean; onChange: (checked: boolean) => void };

/** Asks whether the approved periods lose the figures as well; nothing where there are none. */
export function ApprovedToo({ approved, checked, onChange }: ApprovedTooProps) {
  const { t } = useTranslation("connections");
  const hint = useId();
  if (approved.length === 0) return null;
  return (
    <div className={styles["approvedToo"]}>
      <label>
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={checked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {t("sources.removal.approvedToo")}
      </label>
      <Text size="small" tone="soft" id={hint} className={styles["facts"]}>
        {t("sources.removal.approvedTooHint")}
      </Text>
    </div>
  );
}
