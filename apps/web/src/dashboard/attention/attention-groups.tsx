import { useTranslation } from "react-i18next";
import type { Attention } from "@agency/contracts/attention";
import { type AttentionKind, attentionKinds, serverTroubles } from "@agency/model/states";
import { Stack } from "@agency/ui/stack";
import { StateBlock } from "@agency/ui/state-block";
import { Text } from "@agency/ui/text";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useAttention } from "./api.ts";
import { AttentionRow } from "./attention-row.tsx";
import { ExpiringRow } from "./expiring-row.tsx";
import { ServerRow } from "./server-row.tsx";
import styles from "./attention.module.css";

/** Kinds that somebody has to look at before the others. */
const urgent: readonly AttentionKind[] = [
  ...serverTroubles,
  "mail_uncertain",
  "mail_failed",
  "report_failed",
  "source_failing",
  "source_expiring",
];

/** What waits for the staff, one group for each kind of remedy. */
export function AttentionGroups() {
  const { t } = useTranslation("attention");
  const { number } = useFormat();
  const { data, error, refetch } = useAttention();

  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Loading compact={false} />;
  if (data.total === 0) {
    return (
      <>
        <StaleNote error={error} />
        <StateBlock mood="empty" title={t("empty")} description={t("emptyLead")} />
      </>
    );
  }
  return (
    <Stack gap="2rem">
      <div>
        <StaleNote error={error} />
        <Text tone="soft" measure="66ch">
          {t("lead")}
        </Text>
      </div>
      {attentionKinds.map((kind) => {
        const items = data.items.filter((item) => item.kind === kind);
        const count = data.counts[kind] ?? 0;
        if (items.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={kind} data-urgent={urgent.includes(kind) || undefined}>
            <div className={styles["head"]}>
              <h2 id={kind} className={styles["heading"]}>
                {t(`kinds.${kind}.title`)} <span className={styles["count"]}>{number(count)}</span>
              </h2>
              <Text size="small" tone="soft" measure="75ch" top="0.3rem">
                {t(`kinds.${kind}.remedy`)}
              </Text>
            </div>
            <ul className={styles["list"]}>
              {items.map((item) => (
                <Row key={keyOf(item)} item={item} />
              ))}
            </ul>
            {count > items.length && (
              <Text size="small" tone="soft" top="0.5rem">
                {t("more", { shown: number(items.length), total: number(count) })}
              </Text>
            )}
          </section>
        );
      })}
    </Stack>
  );
}

type Item = Attention["items"][number];

function Row({ item }: { item: Item }) {
  switch (item.kind) {
    case "source_expiring":
      return <ExpiringRow item={item} />;
    case "disk_low":
    case "mail_outage":
    case "backup_late":
      return <ServerRow item={item} />;
    default:
      return <AttentionRow item={item} />;
  }
}

function keyOf(item: Item): string {
  if ("account" in item) return item.account;
  return "clientId" in item
    ? `${item.clientId} ${item.reportType} ${item.reportPeriod.start} ${item.recipient}`
    : item.kind;
}
