import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients/schemas";
import { Select } from "@agency/ui/select";
import { StateBlock } from "@agency/ui/state-block";
import { useClients } from "../clients/api.ts";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useSchedules } from "./api.ts";
import { SchedulesForm } from "./schedules-form.tsx";
import styles from "./schedules.module.css";

/** The schedules of one client, at first of the selected one. */
export default function ScheduleManagement({ selected }: { selected: Client | null }) {
  const { t } = useTranslation("admin");
  const { data: clients } = useClients();
  const [clientId, setClientId] = useState(selected?.id ?? null);
  if (clients?.length === 0) return <StateBlock mood="empty" compact title={t("schedules.noClients")} />;
  const options = selected && !clients?.some(({ id }) => id === selected.id) ? [selected] : [];

  return (
    <div className={styles["management"]}>
      <p className={styles["lead"]}>{t("schedules.lead")}</p>
      <Select
        className={styles["client"]}
        label={t("schedules.client")}
        placeholder={t("schedules.choose")}
        value={clientId}
        options={[...options, ...(clients ?? [])].map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setClientId}
      />
      {clientId === null ? <p>{t("schedules.none")}</p> : <ClientSchedules key={clientId} clientId={clientId} />}
    </div>
  );
}

function ClientSchedules({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useSchedules(clientId);
  if (data) return <SchedulesForm clientId={clientId} saved={data} />;
  return error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />;
}
