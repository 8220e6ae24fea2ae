import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { isChangedMeanwhile } from "../shared/changed-meanwhile.ts";
import { useCurrentClient, useUpdateClient } from "./api.ts";
import { ClientForm } from "./client-form.tsx";
import { clientChanges, toInput, toFormValues } from "./client-values.ts";

export default function EditClientDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const [initial] = useState(() => toFormValues(client));
  // What the fields said when somebody looked at them last: at first, or when they were told of a colleague's change.
  const [shown, setShown] = useState(initial);
  const update = useUpdateClient(client.id);
  const current = useCurrentClient(client.id);

  return (
    <AdminDialog title={t("clients.editTitle")} onClose={onClose}>
      <ClientForm
        initial={initial}
        withStatus
        submit={t("clients.save")}
        busyLabel={t("clients.saving")}
        busy={update.isPending}
        failed={(message) => t("clients.updateFailed", { message })}
        theirs={shown === initial ? null : shown}
        onSubmit={async (input) => {
          try {
            await update.mutateAsync(clientChanges(input, toInput(shown)));
          } catch (error) {
            if (isChangedMeanwhile(error)) setShown(toFormValues(await current()));
            throw error;
          }
          toast({ title: t("clients.updated") });
          onClose();
        }}
        onCancel={onClose}
      />
    </AdminDialog>
  );
}
