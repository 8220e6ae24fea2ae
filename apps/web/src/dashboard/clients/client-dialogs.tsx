import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { useDeleteClient, useRotateClientId } from "./api.ts";

type DeleteClientDialogProps = { client: Client; onDeleted: () => void; onClose: () => void };

/** Asks before a client is deleted. */
export function DeleteClientDialog({ client, onDeleted, onClose }: DeleteClientDialogProps) {
  const { t } = useTranslation("admin");
  return (
    <ConfirmChange
      title={t("clients.deleteTitle")}
      question={t("clients.deleteQuestion", { name: client.name })}
      confirm={t("clients.delete")}
      busyLabel={t("clients.deleting")}
      change={useDeleteClient(client.id)}
      body={undefined}
      failed={(message) => t("clients.deleteFailed", { message })}
      onDone={() => {
        toast({ title: t("clients.deleted") });
        onDeleted();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type ReplaceIdDialogProps = { client: Client; onReplaced: (client: Client) => void; onClose: () => void };

/** Asks before a client gets another ID. */
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
