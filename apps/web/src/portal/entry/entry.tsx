import { Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
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
    <Stack gap="2rem" columns="7fr 5fr" className={styles["entry"]}>
      <div className={styles["text"]}>
        <h1 className={styles["title"]}>{t("entry.title")}</h1>
        <Text tone="soft" measure="40ch" top="1rem" className={styles["lead"]}>
          {t("entry.lead")}
        </Text>
        <Stack as="form" gap="1.25rem" fit top="2rem" className={styles["form"]} onSubmit={submit} aria-busy={busy}>
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
        </Stack>
        <Row gap="0.5rem 1rem" align="center" top="2.5rem" className={styles["help"]}>
          <p>{t("entry.help")}</p>
          <ContactSupport subject={t("support.subject")} />
        </Row>
      </div>
      <Mural className={styles["mural"]} />
    </Stack>
  );
}
