import { Alert, Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Stack, Text } from "@agency/ui/layout";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import touch from "../shared/shared.module.css";
import styles from "../staff/staff.module.css";

type CodeStepProps = {
  code: string;
  onCode: (code: string) => void;
  /** The sign-in so far. */
  login: { isPending: boolean; error: unknown };
  onSubmit: () => void;
  onBack: () => void;
};

/** Asks for the code of an app after the right password. */
export function CodeStep({ code, onCode, login, onSubmit, onBack }: CodeStepProps) {
  const { t } = useTranslation("codeApp");
  const { error, isPending } = login;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isAsked = error instanceof CallError && error.body?.error === "code_needed";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && code.trim() !== "") onSubmit();
  };
  return (
    <div className={`${styles["page"]} ${touch["touch"]}`}>
      <Stack gap="0" card="plain" className={styles["sheet"]}>
        <h1 className={styles["title"]}>{t("login.title")}</h1>
        <Text tone="soft" top="0.5rem" bottom="1.75rem">
          {t("login.lead")}
        </Text>
        <form method="dialog" onSubmit={submit} noValidate>
          <Stack gap="1.25rem">
            {Boolean(error) && !isAsked && <Alert color="bad">{errorMessage(error)}</Alert>}
            <TextInput
              label={t("login.code")}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              ref={field}
              required
              maxLength={60}
              value={code}
              onChange={({ currentTarget }) => onCode(currentTarget.value)}
            />
            <Button type="submit" size="lg" fullWidth disabled={isPending}>
              {t("login.submit")}
            </Button>
            <Button variant="subtle" onClick={onBack}>
              {t("login.back")}
            </Button>
          </Stack>
        </form>
      </Stack>
    </div>
  );
}
