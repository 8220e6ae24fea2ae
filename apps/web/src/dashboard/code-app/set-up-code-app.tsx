import { Alert, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewCodeApp } from "@agency/contracts/code-app";
import { Row, Stack, Text } from "@agency/ui/layout";
import { errorMessage } from "../../shared/api/error-message.ts";
import { AdminDialog, FormButtons } from "../shared/admin-dialog.tsx";
import { CopyButton } from "../shared/copy-button.tsx";
import { fieldMessages } from "../shared/field-messages.ts";
import { useAddCodeApp } from "./api.ts";
import { QrCode } from "./qr-code.tsx";

type SetUpCodeAppProps = { offer: NewCodeApp; onAdded: (recoveryCodes: string[]) => void; onClose: () => void };

/** Shows the picture for an app, and asks for the code that the app then shows. */
export function SetUpCodeApp({ offer, onAdded, onClose }: SetUpCodeAppProps) {
  const { t } = useTranslation("codeApp");
  const add = useAddCodeApp();
  const [code, setCode] = useState("");
  const problem = fieldMessages(add.error)["code"];
  const { secret, address, challenge } = offer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ secret, challenge, code }, { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) });
  };
  return (
    <AdminDialog title={t("setUp.title")} size="34rem" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="1.25rem">
          <Text>{t("setUp.scan")}</Text>
          <QrCode text={address} label={t("setUp.picture")} />
          <Row gap="0.25rem 0.75rem" align="center">
            <Text size="small" tone="soft">
              {t("setUp.secret")}
            </Text>
            <code>{secret.replaceAll(/.{4}(?=.)/g, "$& ")}</code>
            <CopyButton value={secret} name={t("setUp.copy")} />
          </Row>
          {add.isError && !problem && <Alert color="bad">{errorMessage(add.error)}</Alert>}
          <TextInput
            label={t("setUp.code")}
            description={t("setUp.codeHint")}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            data-autofocus
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            error={problem && `${t("setUp.code")} ${problem}`}
          />
          <FormButtons
            submit={t("setUp.submit")}
            busyLabel={t("setUp.adding")}
            busy={add.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </AdminDialog>
  );
}
