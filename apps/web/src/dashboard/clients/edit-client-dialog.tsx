import { Button, Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { useSwitchRecording, useUpdateClient } from "./api.ts";
import { ClientForm } from "./client-form.tsx";
import { changesOf, inputOf, valuesOf } from "./client-values.ts";
import { LogoField } from "./logo-field.tsx";

type EditClientDialogProps = { client: Client; onClose: () => void };

export default function EditClientDialog({ client, onClose }: EditClientDialogProps) {
  const { t } = useTranslation("admin");
  const [initial] = useState(() => valuesOf(client));
  const update = useUpdateClient(client.id);
  const describeFailure = (error: unknown) => t("clients.updateFailed", { message: messageOf(error) });

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
        describeFailure={describeFailure}
        onSubmit={async (input) => {
          await update.mutateAsync(changesOf(input, inputOf(initial)), {
            onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
          });
          toast({ title: t("clients.updated") });
          onClose();
        }}
        actions={
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
        }
      />
    </AdminDialog>
  );
}

/** Whether the client's reading is recorded: switched at once, apart from the form beside it, unless the client refused. */
function RecordingField({ client }: { client: Client }) {
  const { t } = useTranslation("admin");
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
      description={refused ? t("clients.recording.refused") : t("clients.recording.hint")}
      error={change.error && t("clients.recording.failed", { message: messageOf(change.error) })}
      checked={recording === "on"}
      disabled={refused}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
      mb="lg"
    />
  );
}
