import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { useDeleteClient } from "./api.ts";

type DeleteClientDialogProps = { client: Client; onDeleted: () => void; onClose: () => void };

export function DeleteClientDialog({ client, onDeleted, onClose }: DeleteClientDialogProps) {
  const { t } = useTranslation("admin");
  const remove = useDeleteClient(client.id);
  const describeFailure = (error: unknown) => t("clients.deleteFailed", { message: messageOf(error) });
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("clients.deleted") });
        onDeleted();
        onClose();
      },
      onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
    });

  return (
    <ConfirmDialog
      title={t("clients.deleteTitle")}
      question={t("clients.deleteQuestion", { name: client.name })}
      confirm={t("clients.delete")}
      busyLabel={t("clients.deleting")}
      busy={remove.isPending}
      problem={remove.isError ? describeFailure(remove.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
