import { Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { usePlan } from "./api.ts";
import { SectionsForm } from "./sections-form.tsx";
import { TargetsForm } from "./targets-form.tsx";
import { WorkList } from "./work-list.tsx";
import styles from "./plan.module.css";

/** What the staff decide about a client's reports: what was done, what a month is to reach, and which sections they show. */
export default function PlanDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { t } = useTranslation("plan");
  const { data, error, refetch } = usePlan(client.id);
  return (
    <AdminDialog title={t("title", { name: client.name })} onClose={onClose} size="46rem">
      {data ? (
        <Tabs defaultValue="work" keepMountedMode="display-none">
          <Tabs.List>
            <Tabs.Tab value="work">{t("work.tab")}</Tabs.Tab>
            <Tabs.Tab value="targets">{t("targets.tab")}</Tabs.Tab>
            <Tabs.Tab value="sections">{t("sections.tab")}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="work" className={styles["panel"] ?? ""}>
            <WorkList clientId={client.id} work={data.work} />
          </Tabs.Panel>
          <Tabs.Panel value="targets" className={styles["panel"] ?? ""}>
            <TargetsForm clientId={client.id} targets={data.targets} />
          </Tabs.Panel>
          <Tabs.Panel value="sections" className={styles["panel"] ?? ""}>
            <SectionsForm client={client} saved={data.sections} />
          </Tabs.Panel>
        </Tabs>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading compact={false} />
      )}
    </AdminDialog>
  );
}
