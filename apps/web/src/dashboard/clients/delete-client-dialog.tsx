import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { useDeleteClient } from "./api.ts";

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
