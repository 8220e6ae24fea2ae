import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { useRotateClientId } from "./api.ts";

type ReplaceIdDialogProps = {
  client: Pick<Client, "id" | "name">;
  onReplaced: (client: Client) => void;
  onClose: () => void;
};

/** Asks before a client gets a new ID. */
export function ReplaceIdDialog({ client, onReplaced, onClose }: ReplaceIdDialogProps) {
  const { t } = useTranslation("admin");
  return (
    <ConfirmChange
      title={t("clients.replaceTitle")}
      question={t("clients.replaceQuestion", { name: client.name })}
      confirm={t("clients.replaceId")}
      busyLabel={t("clients.replacing")}
      change={useRotateClientId(client.id)}
      body={undefined}
      failed={(message) => t("clients.replaceFailed", { message })}
      onDone={(changed) => {
        toast({ title: t("clients.replaced"), description: changed.id });
        onReplaced(changed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
