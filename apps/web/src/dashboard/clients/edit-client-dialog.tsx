import { Button, Switch, Input } from "@mantine/core";
import { useState, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { maximumLogoBytes } from "@agency/model/limits";
import { Row } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { ClientLogo } from "../../shared/client-logo/client-logo.tsx";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { useSwitchRecording, useUpdateClient, useKeepLogo, useRemoveLogo } from "./api.ts";
import { ClientForm } from "./client-form.tsx";
import { clientChanges, toInput, toFormValues } from "./client-values.ts";
import files from "../figures/figures.module.css";
import styles from "./clients.module.css";

export default function EditClientDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const [initial] = useState(() => toFormValues(client));
  const update = useUpdateClient(client.id);

  return (
    <AdminDialog title={t("clients.editTitle")} onClose={onClose}>
      <LogoField client={client} />
      <RecordingField client={client} />
      <ClientForm
        initial={initial}
        withStatus
        submit={t("clients.save")}
        busyLabel={t("clients.saving")}
        busy={update.isPending}
        failed={(message) => t("clients.updateFailed", { message })}
        onSubmit={async (input) => {
          await update.mutateAsync(clientChanges(input, toInput(initial)));
          toast({ title: t("clients.updated") });
          onClose();
        }}
        onCancel={onClose}
      />
    </AdminDialog>
  );
}

/** Whether the client's reading is recorded: switched at once, apart from the form beside it, unless the client refused. */
function RecordingField({ client }: { client: Client }) {
  const { t } = useTranslation(["admin", "errors"]);
  const [recording, setRecording] = useState(client.recording);
  const change = useSwitchRecording(client.id);
  const refused = recording === "refused";

  const choose = (on: boolean) => {
    if (change.isPending) return;
    change.mutate(on, {
      onSuccess: (answer) => {
        setRecording(answer.recording);
        toast({ title: answer.recording === "on" ? t("clients.recording.on") : t("clients.recording.off") });
      },
    });
  };

  return (
    <Switch
      label={t("clients.recording.label")}
      description={refused ? t("errors:recording_refused") : t("clients.recording.hint")}
      error={change.error && t("clients.recording.failed", { message: errorMessage(change.error) })}
      checked={recording === "on"}
      disabled={refused}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
      mb="lg"
    />
  );
}

/** The client's logo: shows, replaces and removes it at once, apart from the form beside it. */
function LogoField({ client }: { client: Client }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [logo, setLogo] = useState(client.logo);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = useKeepLogo(client.id);
  const remove = useRemoveLogo(client.id);
  const refuse = (error: unknown) => setProblem(t("clients.logo.failed", { message: errorMessage(error) }));

  const choose = (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    if (file.size > maximumLogoBytes) {
      setProblem(t("clients.logo.tooLarge"));
      return;
    }
    keep.mutate(file, {
      onSuccess: ({ logo: kept }) => {
        setLogo(kept);
        toast({ title: t("clients.logo.kept") });
      },
      onError: refuse,
      onSettled: () => {
        // So that the same file can be chosen again.
        if (input.current) input.current.value = "";
      },
    });
  };

  const discard = () => {
    setProblem(null);
    remove.mutate(undefined, {
      onSuccess: () => {
        setLogo(null);
        input.current?.focus();
        toast({ title: t("clients.logo.removed") });
      },
      onError: refuse,
    });
  };

  return (
    <Input.Wrapper id={id} label={t("clients.logo.label")} description={t("clients.logo.hint")} error={problem} mb="lg">
      <Row gap="0.75rem 1rem" align="center" top="0.35rem">
        <ClientLogo client={{ id: client.id, logo }} width={150} height={60} />
        <input
          ref={input}
          id={id}
          className={`${files["file"]} ${styles["file"]}`}
          type="file"
          accept=".png,.jpg,.jpeg,.svg,image/png,image/jpeg,image/svg+xml"
          aria-invalid={problem !== null}
          aria-busy={keep.isPending}
          disabled={keep.isPending}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </Row>
      {logo && (
        <Row gap="1rem" align="center" top="0.625rem">
          <Button variant="default" onClick={discard} disabled={remove.isPending}>
            {t("clients.logo.remove")}
          </Button>
        </Row>
      )}
    </Input.Wrapper>
  );
}
