import { useTranslation } from "react-i18next";
import type { Connection } from "@agency/contracts/connections";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { useRemoveConnection } from "./api.ts";

type RemoveDialogProps = { connection: Connection; onClose: () => void };

export function RemoveDialog({ connection: { id, email }, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("connections");
  const remove = useRemoveConnection(id);
  const describeFailure = (error: unknown) => t("removeFailed", { message: messageOf(error) });
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("removed") });
        onClose();
      },
      onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
    });

  return (
    <ConfirmDialog
      title={t("removeTitle")}
      question={t("removeQuestion", { email })}
      confirm={t("remove")}
      busyLabel={t("removing")}
      busy={remove.isPending}
      problem={remove.isError ? describeFailure(remove.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
