import { Button, TextInput } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import styles from "./plan.module.css";

/** A line of work as typed. */
export type TypedWork = { date: string; text: string; link: string; planned: boolean };

export type WorkFormProps = {
  label: string;
  initial: TypedWork;
  submit: string;
  pending: boolean;
  /** @returns whether it was kept, so that the form can be emptied for the next line */
  onSubmit: (typed: TypedWork) => Promise<boolean>;
  /** Focuses the text when the form appears. */
  focused?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

/** The form for one line of work: its day, the words and perhaps a link. */
export function WorkForm({ label, initial, submit, pending, onSubmit, focused = false, children }: WorkFormProps) {
  const { t } = useTranslation("plan");
  const [typed, setTyped] = useState(initial);
  const text = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (focused) text.current?.focus();
  }, [focused]);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await onSubmit(typed)) setTyped({ ...typed, text: "", link: "" });
  };

  return (
    <Stack as="form" className={styles["add"]} onSubmit={(event) => void send(event)} aria-label={label}>
      <TextInput
        type="date"
        required
        withAsterisk={false}
        label={t("work.date")}
        value={typed.date}
        onChange={({ currentTarget }) => setTyped({ ...typed, date: currentTarget.value })}
      />
      <TextInput
        ref={text}
        required
        withAsterisk={false}
        maxLength={200}
        className={styles["text"] ?? ""}
        label={t("work.text")}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ ...typed, text: currentTarget.value })}
      />
      <Row as="label" gap="0.5rem" align="center" unbroken className={styles["planned"]}>
        <input
          type="checkbox"
          checked={typed.planned}
          onChange={({ currentTarget }) => setTyped({ ...typed, planned: currentTarget.checked })}
        />
        {t("work.planned")}
      </Row>
      <TextInput
        className={styles["link"] ?? ""}
        label={t("work.link")}
        maxLength={500}
        value={typed.link}
        onChange={({ currentTarget }) => setTyped({ ...typed, link: currentTarget.value })}
      />
      <Row gap="0.5rem">
        <Button type="submit" loading={pending}>
          {submit}
        </Button>
        {children}
      </Row>
    </Stack>
  );
}
