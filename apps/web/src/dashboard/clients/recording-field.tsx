import { Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useSwitchRecording } from "./api.ts";

/** Whether the client's reading is recorded: switched at once, apart from the form beside it, unless the client refused. */
export function RecordingField({ client }: { client: Client }) {
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
