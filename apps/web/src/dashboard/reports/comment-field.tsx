import { Button, Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import styles from "./reports.module.css";

/** As many characters as the server takes. */
export const longestComment = 2000;

type CommentFieldProps = { value: string; label: string; onChange: (comment: string) => void };

/** A word of the staff's own for the report; folded away until it is wanted. */
export function CommentField({ value, label, onChange }: CommentFieldProps) {
  const { t } = useTranslation("admin");
  const [wanted, setWanted] = useState(false);
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
    <Textarea
      ref={input}
      className={styles["comment"] ?? ""}
      label={t("reports.comment")}
      aria-label={label}
      description={t("reports.commentHint")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      rows={3}
      maxLength={longestComment}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
