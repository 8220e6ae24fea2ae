import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { useUpdateClient } from "./api.ts";
import { ClientForm } from "./client-form.tsx";
import { clientChanges, toInput, toFormValues } from "./client-values.ts";

export default function EditClientDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const [initial] = useState(() => toFormValues(client));
  const update = useUpdateClient(client.id);

  return (
    <AdminDialog title={t("clients.editTitle")} onClose={onClose}>
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
