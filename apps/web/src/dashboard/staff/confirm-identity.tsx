import { Alert, Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack, Text } from "@agency/ui/layout";
import { confirmWith } from "../../shared/api/confirmation.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { useConfirmByPasskey, usePasskeys } from "../passkeys/api.ts";
import { usePasskeyProblem } from "../passkeys/use-passkey-problem.ts";
import { AdminDialog, FormButtons } from "../shared/admin-dialog.tsx";
import { fieldMessages, fieldProblems } from "../shared/field-messages.ts";
import { PasswordField } from "../shared/password-field.tsx";
import { useConfirmByPassword } from "./api.ts";

/** Asks who is signed in to confirm that it is them whenever a call wants it. The call then goes on. */
export function ConfirmIdentity() {
  const [asking, setAsking] = useState(false);
  const settle = useRef<(confirmed: boolean) => void>(() => undefined);

  useEffect(() => {
    // Several calls that wait are answered together.
    let waiting: Promise<boolean> | null = null;
    return confirmWith(
      () =>
        (waiting ??= new Promise<boolean>((resolve) => {
          settle.current = (confirmed) => {
            waiting = null;
            setAsking(false);
            resolve(confirmed);
          };
          setAsking(true);
        })),
    );
  }, []);

  return asking && <ConfirmDialog onEnd={(confirmed) => settle.current(confirmed)} />;
}

/** By passkey where there is one, else by password. */
function ConfirmDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const { t } = useTranslation("admin");
  const passkeys = usePasskeys();
  const byPasskey = useConfirmByPasskey();
  const byPassword = useConfirmByPassword();
  const problem = usePasskeyProblem();
  const [password, setPassword] = useState("");
  const other = byPassword.isError && fieldProblems(byPassword.error).length === 0;
  const busy = byPasskey.isPending || byPassword.isPending;
  const onSuccess = () => onEnd(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form whose call waits is an ancestor for React, though not on the page.
    event.stopPropagation();
    byPassword.mutate(password, { onSuccess });
  };
  return (
    <AdminDialog title={t("confirmation.title")} size="30rem" fullScreenOnPhones={false} onClose={() => onEnd(false)}>
      {/* Nothing moves once it is there. */}
      <form onSubmit={submit} hidden={passkeys.isPending}>
        <Stack gap="1.25rem">
          <Text>{t("confirmation.lead")}</Text>
          {(passkeys.data ?? []).length > 0 && (
            <Button variant="default" disabled={busy} onClick={() => byPasskey.mutate(undefined, { onSuccess })}>
              {t(byPasskey.isPending ? "confirmation.passkeyBusy" : "confirmation.passkey")}
            </Button>
          )}
          {other && <Alert color="bad">{errorMessage(byPassword.error)}</Alert>}
          {byPasskey.isError && <Alert color="bad">{problem(byPasskey.error)}</Alert>}
          <PasswordField
            label={t("confirmation.password")}
            name="password"
            autoComplete="current-password"
            required
            maxLength={256}
            data-autofocus
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            error={fieldMessages(byPassword.error)["password"]}
          />
          <FormButtons
            submit={t("confirmation.submit")}
            busyLabel={t("confirmation.busy")}
            busy={busy}
            onCancel={() => onEnd(false)}
          />
        </Stack>
      </form>
    </AdminDialog>
  );
}
