import { Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Mural } from "@agency/ui/tiles/mural";
import { ContactSupport } from "../contact-support.tsx";
import { clientIdIn } from "./client-id.ts";
import styles from "./entry.module.css";

export type EntryProps = {
  /** Whether the field has the focus at first. */
  focused: boolean;
  /** The ID of the last attempt. */
  asked?: string;
  busy?: boolean;
  /** The server's reason for refusing that ID. */
  problem?: string | null;
  onEnter: (id: string) => void;
};

/** Asks for the client ID. */
export function Entry({ focused, asked = "", busy = false, problem = null, onEnter }: EntryProps) {
  const { t } = useTranslation("portal");
  const [text, setText] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const id = clientIdIn(text);

  useEffect(() => {
    if (focused || problem !== null) field.current?.focus();
  }, [focused, problem]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (id !== "" && !busy) onEnter(id);
  };

  return (
    <div className={styles["entry"]}>
      <div className={styles["text"]}>
        <h1 className={styles["title"]}>{t("entry.title")}</h1>
        <p className={styles["lead"]}>{t("entry.lead")}</p>
        <form className={styles["form"]} onSubmit={submit} aria-busy={busy}>
          <TextInput
            ref={field}
            size="lg"
            label={t("entry.label")}
            description={t("entry.hint")}
            error={problem}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            inputWrapperOrder={["label", "input", "error", "description"]}
            classNames={{ input: styles["input"] ?? "" }}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            name="client-id"
          />
          <Button type="submit" size="lg" disabled={id === ""} loading={busy}>
            {t("entry.submit")}
          </Button>
        </form>
        <div className={styles["help"]}>
          <p>{t("entry.help")}</p>
          <ContactSupport subject={t("support.subject")} />
        </div>
      </div>
      <Mural className={styles["mural"]} />
    </div>
  );
}
