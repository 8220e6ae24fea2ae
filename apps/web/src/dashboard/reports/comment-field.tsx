import { Button, Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { UndrawnNote, useUndrawn } from "../shared/undrawn.tsx";
import styles from "./reports.module.css";

/** The server's limit, in characters. */
export const longestComment = 2000;

type CommentFieldProps = { value: string; label: string; onChange: (comment: string) => void };

/** The staff's comment in a report. Collapsed until it is needed. */
export function CommentField({ value, label, onChange }: CommentFieldProps) {
  const { t } = useTranslation("admin");
  const [wanted, setWanted] = useState(false);
  const undrawn = useUndrawn([value]);
  const input = useRef<HTMLTextAreaElement>(null);
  const open = () => {
    flushSync(() => setWanted(true));
    input.current?.focus();
  };
  if (!wanted && value === "") {
    return (
      <Button className={styles["commentAdd"] ?? ""} variant="subtle" color="ink" size="compact-sm" onClick={open}>
        + {t("reports.commentAdd")}
      </Button>
    );
  }
  return (
    <div className={styles["comment"]}>
      <Textarea
        ref={input}
        label={t("reports.comment")}
        aria-label={label}
        description={t("reports.commentHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        rows={3}
        maxLength={longestComment}
        value={value}
        // One that is being emptied stays under the cursor.
        onFocus={() => setWanted(true)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <UndrawnNote words={undrawn} />
    </div>
  );
}
