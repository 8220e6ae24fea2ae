import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { DashboardAnalytics } from "@agency/contracts/clients";
import { Text } from "@agency/ui/text";
import { Term } from "@agency/ui/tooltip";
import { useAnalytics } from "./clients/api.ts";
import { LoadFailed } from "./shared/load-failed.tsx";
import { StaleNote } from "./shared/stale-note.tsx";
import { useFormat } from "./shared/use-format.ts";
import styles from "./summary-cards.module.css";

const figures = [
  "totalClients",
  "activeClients",
  "reportsThisMonth",
  "monthlyRevenue",
] as const satisfies readonly (keyof DashboardAnalytics)[];

/** The four figures above the dashboard. */
export const SummaryCards = memo(function SummaryCards() {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const { data, error, refetch } = useAnalytics();

  if (error && !data) return <LoadFailed compact error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-label={t("summary.label")}>
      <StaleNote error={error} />
      <dl className={styles["cards"]}>
        {figures.map((figure) => (
          <div key={figure} className={styles["card"]}>
            <Text as="dt" size="small" tone="soft">
              <Term text={t(`summary.meaning.${figure}`)}>{t(`summary.${figure}`)}</Term>
            </Text>
            <dd aria-busy={!data}>{data ? number(data[figure]) : "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
