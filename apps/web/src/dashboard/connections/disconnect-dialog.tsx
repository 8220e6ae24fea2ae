import { useTranslation } from "react-i18next";
import type { Connection } from "@agency/contracts/connections";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useDisconnect } from "./api.ts";

type DisconnectDialogProps = { connection: Connection; onClose: () => void };

export function DisconnectDialog({ connection: { id, email, clients }, onClose }: DisconnectDialogProps) {
  const { t } = useTranslation("connections");
  const { number } = useFormat();
  const disconnect = useDisconnect(id);
  const describeFailure = (error: unknown) => t("disconnectFailed", { message: messageOf(error) });
  const confirm = () =>
    disconnect.mutate(undefined, {
      onSuccess: ({ toldGoogle }) => {
        toast({ title: t("disconnected"), ...(toldGoogle ? {} : { description: t("disconnectedHere") }) });
        onClose();
      },
      onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
    });

  return (
    <ConfirmDialog
      title={t("disconnectTitle")}
      question={t("disconnectQuestion", { email, count: clients, number: number(clients) })}
      confirm={t("disconnect")}
      busyLabel={t("disconnecting")}
      busy={disconnect.isPending}
      problem={disconnect.isError ? describeFailure(disconnect.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
