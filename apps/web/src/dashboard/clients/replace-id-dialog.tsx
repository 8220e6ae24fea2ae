import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { useRotateClientId } from "./api.ts";

type ReplaceIdDialogProps = { client: Client; onReplaced: (client: Client) => void; onClose: () => void };

export function ReplaceIdDialog({ client, onReplaced, onClose }: ReplaceIdDialogProps) {
  const { t } = useTranslation("admin");
  const rotate = useRotateClientId(client.id);
  const describeFailure = (error: unknown) => t("clients.replaceFailed", { message: messageOf(error) });
  const confirm = () =>
    rotate.mutate(undefined, {
      onSuccess: (changed) => {
        toast({ title: t("clients.replaced"), description: changed.id });
        onReplaced(changed);
        onClose();
      },
      onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
    });

  return (
    <ConfirmDialog
      title={t("clients.replaceTitle")}
      question={t("clients.replaceQuestion", { name: client.name })}
      confirm={t("clients.replaceId")}
      busyLabel={t("clients.replacing")}
      busy={rotate.isPending}
      problem={rotate.isError ? describeFailure(rotate.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
