import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useCreateClient } from "./api.ts";
import { ClientForm } from "./client-form.tsx";
import { newClientValues } from "./client-values.ts";
import styles from "./client-management.module.css";

export function AddClient({ onAdded }: { onAdded: (client: Client) => void }) {
  const { t } = useTranslation("admin");
  const create = useCreateClient();
  const describeFailure = (error: unknown) => t("clients.createFailed", { message: messageOf(error) });

  return (
    <section className={styles["add"]} aria-labelledby="add-client">
      <h2 id="add-client" className={styles["heading"]}>
        {t("clients.add")}
      </h2>
      <ClientForm
        initial={newClientValues}
        submit={t("clients.submit")}
        busyLabel={t("clients.adding")}
        busy={create.isPending}
        describeFailure={describeFailure}
        onSubmit={(input) =>
          create.mutateAsync(input, {
            onSuccess: (client) => {
              toast({ title: t("clients.created") });
              onAdded(client);
            },
            onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
          })
        }
      />
    </section>
  );
}
