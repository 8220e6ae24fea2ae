import { Alert, Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Passkey } from "@agency/contracts/passkeys";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { AdminDialog, FormButtons } from "../shared/admin-dialog.tsx";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from "./api.ts";
import { usePasskeyProblem } from "./use-passkey-problem.ts";
import shared from "../shared/shared.module.css";

/** One's own passkeys: add one, rename and remove them. */
export function Passkeys() {
  const { t } = useTranslation("admin");
  const add = useAddPasskey();
  const problem = usePasskeyProblem();
  const start = () =>
    add.mutate(undefined, {
      onSuccess: ({ name }) => toast({ title: t("passkeys.added"), description: t("passkeys.addedLead", { name }) }),
    });
  return (
    <Stack as="section" packed aria-labelledby="passkeys">
      <h3 id="passkeys">{t("passkeys.title")}</h3>
      <Text tone="soft" measure="66ch">
        {t("passkeys.lead")}
      </Text>
      <Loaded query={usePasskeys()} compact>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <Text>{t("passkeys.none")}</Text>
          ) : (
            <ul className={shared["entries"]}>
              {passkeys.map((passkey) => (
                <OwnPasskey key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {add.isError && <Alert color="bad">{problem(add.error)}</Alert>}
      <Button mr="auto" disabled={add.isPending} onClick={start}>
        {t(add.isPending ? "passkeys.adding" : "passkeys.add")}
      </Button>
    </Stack>
  );
}

function OwnPasskey({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation("admin");
  const { moment } = useFormat();
  const [asked, ask] = useState<"rename" | "remove" | null>(null);
  const remove = useRemovePasskey(passkey.id);
  const { name, createdAt, lastUsedAt } = passkey;
  const close = () => ask(null);
  return (
    <li>
      <div>
        {name}
        <Text size="small" tone="soft">
          {t("passkeys.since", { when: moment(createdAt) })} ·{" "}
          {lastUsedAt === null ? t("passkeys.unused") : t("passkeys.used", { when: moment(lastUsedAt) })}
        </Text>
      </div>
      <Row gap="0.5rem">
        <Button
          variant="default"
          size="compact-md"
          aria-label={t("passkeys.renameNamed", { name })}
          onClick={() => ask("rename")}
        >
          {t("passkeys.rename")}
        </Button>
        <Button
          variant="subtle"
          color="bad"
          size="compact-md"
          aria-label={t("passkeys.removeNamed", { name })}
          onClick={() => ask("remove")}
        >
          {t("passkeys.remove")}
        </Button>
      </Row>
      {asked === "rename" && <RenamePasskey passkey={passkey} onClose={close} />}
      {asked === "remove" && (
        <ConfirmChange
          title={t("passkeys.removeNamed", { name })}
          question={t("passkeys.removeQuestion", { name })}
          confirm={t("passkeys.remove")}
          busyLabel={t("passkeys.removing")}
          change={remove}
          body={undefined}
          failed={(message) => t("passkeys.removeFailed", { message })}
          onDone={() => {
            toast({ title: t("passkeys.removed") });
            close();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}

function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const [name, setName] = useState(passkey.name);
  const rename = useRenamePasskey(passkey.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(name.trim(), {
      onSuccess: () => {
        toast({ title: t("passkeys.renamed") });
        onClose();
      },
    });
  };
  return (
    <AdminDialog title={t("passkeys.renameNamed", { name: passkey.name })} size="30rem" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="1rem">
          {rename.isError && (
            <Alert color="bad">{t("passkeys.renameFailed", { message: errorMessage(rename.error) })}</Alert>
          )}
          <TextInput
            label={t("passkeys.name")}
            required
            maxLength={60}
            autoComplete="off"
            data-autofocus
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <FormButtons
            submit={t("passkeys.save")}
            busyLabel={t("passkeys.saving")}
            busy={rename.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </AdminDialog>
  );
}
