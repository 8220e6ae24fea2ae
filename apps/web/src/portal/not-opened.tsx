import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { messageOf } from "../shared/api/message-of.ts";
import styles from "./not-opened.module.css";

export type NotOpenedProps = {
  ref: Ref<HTMLDivElement>;
  error: Error;
  onRetry: () => void;
  /** Opens the newest report; undefined where another one is still shown below. */
  onNewest?: (() => void) | undefined;
};

/** The chosen report cannot be read. It may still be there. */
export function NotOpened({ ref, error, onRetry, onNewest }: NotOpenedProps) {
  const { t } = useTranslation(["portal", "common"]);
  return (
    <div ref={ref} tabIndex={-1} className={styles["failed"]}>
      <StateBlock
        mood="error"
        compact={onNewest === undefined}
        title={t("report.failed")}
        description={messageOf(error)}
        action={
          <div className={styles["ways"]}>
            <button type="button" className={actionClass("primary", "small")} onClick={onRetry}>
              {t("common:state.retry")}
            </button>
            {onNewest && (
              <button type="button" className={actionClass("secondary", "small")} onClick={onNewest}>
                {t("report.showNewest")}
              </button>
            )}
          </div>
        }
      />
    </div>
  );
}
