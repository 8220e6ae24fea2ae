import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { aboutLanguage, languageKeys } from "@agency/content/settings";
import type { WrittenNote } from "@agency/contracts/dated-notes";
import { type DatedNote, datedNoteText, longestDatedNote } from "@agency/model/dated-notes";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useFormat } from "../shared/use-format.ts";
import { Allowed } from "../staff/rights.tsx";
import { useAddDatedNote, useChangeDatedNote, useRemoveDatedNote } from "./api.ts";
import shared from "../shared/shared.module.css";
import styles from "./plan.module.css";

/** What happened on a day, newest day first, with an empty form for the next. */
export function DatedNotes({ clientId, notes }: { clientId: string; notes: WrittenNote[] }) {
  const { t } = useTranslation("plan");
  const part = useRef<HTMLElement>(null);
  const add = useAddDatedNote(clientId);
  const failed = useNoteFailed();
  return (
    <Stack as="section" ref={part} tabIndex={-1} aria-label={t("notes.heading")}>
      <Text tone="soft">{t("notes.lead")}</Text>
      <Allowed right="clients">
        <NoteForm
          label={t("notes.new")}
          initial={{ day: "", words: {} }}
          submit={t("notes.add")}
          pending={add.isPending}
          onSubmit={(note) => add.mutateAsync(note).then(() => true, failed)}
        />
      </Allowed>
      {notes.length === 0 ? (
        <Text tone="soft">{t("notes.none")}</Text>
      ) : (
        <ul className={shared["entries"]}>
          {notes.map((note) => (
            <Note key={note.id} clientId={clientId} note={note} onRemoved={() => part.current?.focus()} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** A note, or the form that changes it. */
function Note({ clientId, note, onRemoved }: { clientId: string; note: WrittenNote; onRemoved: () => void }) {
  const { t } = useTranslation("plan");
  const format = useFormat();
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const change = useChangeDatedNote(clientId);
  const remove = useRemoveDatedNote(clientId);
  const failed = useNoteFailed();
  const day = format.day(note.day);
  const text = datedNoteText(note, language, language);

  const close = () => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };

  if (editing) {
    return (
      <li>
        <NoteForm
          label={t("notes.change", { day })}
          initial={note}
          submit={t("notes.save")}
          pending={change.isPending}
          onSubmit={(changed) =>
            change.mutateAsync({ datedNoteId: note.id, note: changed }).then(() => {
              close();
              return false;
            }, failed)
          }
        >
          <Button variant="default" onClick={close}>
            {t("notes.cancel")}
          </Button>
        </NoteForm>
      </li>
    );
  }
  return (
    <li>
      <Text as="span" tone="muted" figures flex="0 0 9rem">
        {day}
      </Text>
      <Text as="span" flex="1 1 14rem" className={styles["what"]}>
        {text}{" "}
        <Text as="span" size="tiny" tone="muted">
          {note.author}
        </Text>
      </Text>
      <Allowed right="clients">
        <Row as="span" gap="0" unbroken>
          <Button ref={editButton} variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
            {t("notes.edit")}
            <VisuallyHidden>: {text}</VisuallyHidden>
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void remove.mutateAsync(note.id).then(onRemoved, failed)}
            disabled={remove.isPending}
          >
            {t("notes.remove")}
            <VisuallyHidden>: {text}</VisuallyHidden>
          </Button>
        </Row>
      </Allowed>
    </li>
  );
}

type NoteFormProps = {
  label: string;
  initial: DatedNote;
  submit: string;
  pending: boolean;
  /** @returns whether it was kept, so that the form can be emptied for the next note */
  onSubmit: (note: DatedNote) => Promise<boolean>;
  /** Further buttons. */
  children?: ReactNode;
};

/** A day, and what happened in each language; one language is enough. */
function NoteForm({ label, initial, submit, pending, onSubmit, children }: NoteFormProps) {
  const { t } = useTranslation("plan");
  const [{ day, words }, setTyped] = useState({ day: initial.day, words: initial.words });
  const [isEmpty, setEmpty] = useState(false);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const written = languageKeys.flatMap((language) => {
      const text = words[language]?.trim() ?? "";
      return text === "" ? [] : [[language, text]];
    });
    setEmpty(written.length === 0);
    if (written.length === 0) return;
    if (await onSubmit({ day, words: Object.fromEntries(written) })) setTyped({ day: "", words: {} });
  };

  return (
    <Stack
      as="form"
      align="end"
      flex="1"
      className={styles["add"]}
      onSubmit={(event) => void send(event)}
      aria-label={label}
    >
      <TextInput
        type="date"
        required
        withAsterisk={false}
        label={t("notes.day")}
        value={day}
        onChange={({ currentTarget }) => setTyped({ day: currentTarget.value, words })}
      />
      {languageKeys.map((language, index) => (
        <TextInput
          key={language}
          className={styles["text"] ?? ""}
          lang={language}
          maxLength={longestDatedNote}
          label={t("notes.text", { language: aboutLanguage(language).label })}
          value={words[language] ?? ""}
          error={isEmpty && index === 0 ? t("notes.needed") : null}
          onChange={({ currentTarget }) => setTyped({ day, words: { ...words, [language]: currentTarget.value } })}
        />
      ))}
      <Row gap="0.5rem">
        <Button type="submit" loading={pending}>
          {submit}
        </Button>
        {children}
      </Row>
    </Stack>
  );
}

/** Says why a note was not kept. @returns a function that answers false */
function useNoteFailed(): (error: unknown) => false {
  const { t } = useTranslation("plan");
  return (error) => {
    toast({ title: t("notes.failed", { message: errorMessage(error) }), variant: "destructive" });
    return false;
  };
}
