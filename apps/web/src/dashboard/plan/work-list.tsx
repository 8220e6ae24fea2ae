import { VisuallyHidden } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { WorkItem } from "@agency/contracts/plan";
import { localDate } from "@agency/model/time-zone";
import { Stack } from "@agency/ui/stack";
import { useAddWork } from "./api.ts";
import { useWorkFailed } from "./use-work-failed.ts";
import { WorkForm } from "./work-form.tsx";
import { WorkLine } from "./work-line.tsx";
import styles from "./plan.module.css";

/** What was done for a client and is planned, newest first, with a line for the next thing. */
export function WorkList({ clientId, work }: { clientId: string; work: WorkItem[] }) {
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
