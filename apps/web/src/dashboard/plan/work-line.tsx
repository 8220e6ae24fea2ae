import { Badge, Button, VisuallyHidden, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { WorkItem } from "@agency/contracts/plan";
import { localDate } from "@agency/model/time-zone";
import { Row, Text, Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { Check } from "../shared/check.tsx";
import { useFormat } from "../shared/use-format.ts";
import { type TypedWork, useChangeWork, useRemoveWork } from "./api.ts";
import styles from "./plan.module.css";

type WorkLineProps = {
  clientId: string;
  item: WorkItem;
  /** Tells those who do not see the line what became of it. */
  announce: (news: string) => void;
  /** Moves the focus, which the removed line had. */
  onRemoved: () => void;
};

/** A line of work, or the form that changes it. */
export function WorkLine({ clientId, item, announce, onRemoved }: WorkLineProps) {
  const { t } = useTranslation("plan");
  const { day } = useFormat();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const finished = useRef(false);
  const change = useChangeWork(clientId);
  const remove = useRemoveWork(clientId);
  const failed = useWorkFailed();
  const { id, date, text, link, planned, author } = item;

  useEffect(() => {
    // The pressed button is gone.
    if (finished.current && !planned) editButton.current?.focus();
    finished.current = false;
  }, [planned]);

  const finish = () => {
    finished.current = true;
    const today = localDate(new Date(), timeZone).toString();
    change.mutate(
      { workId: id, typed: { date: today, text, link: link ?? "", planned: false } },
      { onSuccess: () => announce(t("work.finished", { text, date: day(today) })), onError: failed },
    );
  };

  const close = () => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };

  if (editing) {
    return (
      <li className={styles["editing"]}>
        <WorkForm
          label={t("work.change", { text })}
          initial={{ date, text, link: link ?? "", planned }}
          submit={t("work.save")}
          pending={change.isPending}
          focused
          onSubmit={(typed) =>
            change.mutateAsync({ workId: id, typed }).then(() => {
              close();
              return false;
            }, failed)
          }
        >
          <Button variant="default" onClick={close}>
            {t("work.cancel")}
          </Button>
        </WorkForm>
      </li>
    );
  }
  return (
    <li>
      <span className={styles["date"]}>{day(date)}</span>
      <span className={styles["what"]}>
        {link === null ? (
          text
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        )}
        {planned && (
          <Badge variant="light" size="sm" ml="0.5rem">
            {t("work.mark")}
          </Badge>
        )}
        <Text as="span" size="tiny" tone="muted" className={styles["author"]}>
          {author}
        </Text>
      </span>
      <Row as="span" gap="0.5rem" className={styles["tools"]}>
        {planned && (
          <Button variant="subtle" size="compact-sm" onClick={finish}>
            {t("work.done")}
            <VisuallyHidden>: {text}</VisuallyHidden>
          </Button>
        )}
        <Button ref={editButton} variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
          {t("work.edit")}
          <VisuallyHidden>: {text}</VisuallyHidden>
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => void remove.mutateAsync(id).then(onRemoved, failed)}
          disabled={remove.isPending}
        >
          {t("work.remove")}
          <VisuallyHidden>: {text}</VisuallyHidden>
        </Button>
      </Row>
    </li>
  );
}

type WorkFormProps = {
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
    <Stack as="form" align="end" className={styles["add"]} onSubmit={(event) => void send(event)} aria-label={label}>
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
      <div className={styles["planned"]}>
        <Check checked={typed.planned} onChange={(planned) => setTyped({ ...typed, planned })}>
          {t("work.planned")}
        </Check>
      </div>
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

/** Says why a line of work was not kept. @returns a function that answers false */
export function useWorkFailed(): (error: unknown) => false {
  const { t } = useTranslation("plan");
  return (error) => {
    toast({ title: t("work.failed", { message: messageOf(error) }), variant: "destructive" });
    return false;
  };
}
