import { Button, NumberInput, Tabs, VisuallyHidden } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { Client } from "@agency/contracts/clients";
import type { WorkItem } from "@agency/contracts/plan";
import { kindOf } from "@agency/model/figures";
import { targetFigures, type Targets } from "@agency/model/plan";
import { localDate } from "@agency/model/time-zone";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useAddWork, usePlan, useSaveTargets } from "./api.ts";
import { SectionsForm } from "./sections-form.tsx";
import { useWorkFailed } from "./use-work-failed.ts";
import { WorkForm } from "./work-form.tsx";
import { WorkLine } from "./work-line.tsx";
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

/** What a client's months are to reach. */
function TargetsForm({ clientId, targets }: { clientId: string; targets: Targets }) {
  const { t } = useTranslation("plan");
  const [typed, setTyped] = useState(targets);
  const save = useSaveTargets(clientId);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(typed, {
      onSuccess: () => toast({ title: t("targets.saved") }),
      onError: (error) => toast({ title: t("targets.failed", { message: messageOf(error) }), variant: "destructive" }),
    });
  };

  return (
    <Stack as="form" onSubmit={submit} aria-label={t("targets.heading")}>
      <p className={styles["lead"]}>{t("targets.lead")}</p>
      <div className={styles["targets"]}>
        {targetFigures.map((figure) => (
          <NumberInput
            key={figure}
            label={t(`targets.${figure}`)}
            min={1}
            allowNegative={false}
            decimalScale={kindOf(figure) === "position" ? 1 : 0}
            value={typed[figure] ?? ""}
            onChange={(value) => setTyped({ ...typed, [figure]: value === "" ? null : Number(value) })}
          />
        ))}
      </div>
      <div>
        <Button type="submit" loading={save.isPending}>
          {t("targets.save")}
        </Button>
      </div>
    </Stack>
  );
}

/** What was done for a client and is planned, newest first, with a line for the next thing. */
function WorkList({ clientId, work }: { clientId: string; work: WorkItem[] }) {
  const { t } = useTranslation("plan");
  const [today] = useState(() => localDate(new Date(), timeZone).toString());
  const part = useRef<HTMLElement>(null);
  const [news, setNews] = useState("");
  const add = useAddWork(clientId);
  const failed = useWorkFailed();
  return (
    <Stack as="section" ref={part} tabIndex={-1} aria-label={t("work.heading")}>
      <p className={styles["lead"]}>{t("work.lead")}</p>
      <WorkForm
        label={t("work.new")}
        initial={{ date: today, text: "", link: "", planned: false }}
        submit={t("work.add")}
        pending={add.isPending}
        onSubmit={(typed) => add.mutateAsync(typed).then(() => true, failed)}
      />
      {work.length === 0 ? (
        <p className={styles["lead"]}>{t("work.none")}</p>
      ) : (
        <ul className={styles["list"]}>
          {work.map((item) => (
            <WorkLine
              key={item.id}
              clientId={clientId}
              item={item}
              announce={setNews}
              onRemoved={() => part.current?.focus()}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden component="p" role="status">
        {news}
      </VisuallyHidden>
    </Stack>
  );
}
