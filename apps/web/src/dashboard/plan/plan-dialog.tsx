import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients/schemas";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { usePlan } from "./api.ts";
import { TargetsForm } from "./targets-form.tsx";
import { WorkList } from "./work-list.tsx";
import styles from "./plan.module.css";

/** What a client's months are to reach, and what was done. */
export default function PlanDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { t } = useTranslation("plan");
  const { data, error, refetch } = usePlan(client.id);
  return (
    <AdminDialog title={t("title", { name: client.name })} onClose={onClose} size="46rem">
      {data ? (
        <div className={styles["plan"]}>
          <WorkList clientId={client.id} work={data.work} />
          <TargetsForm clientId={client.id} targets={data.targets} />
        </div>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading compact={false} />
      )}
    </AdminDialog>
  );
}
