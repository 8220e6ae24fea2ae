import { Button } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { late } from "../../shared/late-start/late.tsx";
import { Loading } from "../shared/loading.tsx";
import { type QuickAction, quickActions } from "../use-dashboard-place.ts";
import { SystemOverview } from "./system-overview.tsx";
import styles from "./analytics.module.css";

const Charts = late(() => import("./charts.tsx"));

const names = Object.keys(quickActions) as QuickAction[];

/** The system overview, the charts, and the Quick Actions, which lead to pages of their own. */
export const AnalyticsTab = memo(function AnalyticsTab() {
  const { t } = useTranslation(["admin", "staff"]);
  const localised = useLocalisedPath();

  return (
    <Stack gap="2rem">
      <SystemOverview />
      <section aria-labelledby="charts">
        <h2 id="charts" className={styles["heading"]}>
          {t("staff:charts.title")}
        </h2>
        <Charts waiting={<Loading />} />
      </section>
      <section aria-labelledby="quick-actions">
        <h2 id="quick-actions" className={styles["heading"]}>
          {t("analytics.quickActions")}
        </h2>
        <Row gap="0.5rem" className={styles["actions"]}>
          {names.map((name) => (
            <Button key={name} component={Link} variant="default" color="ink" to={localised(quickActions[name])}>
              {t(`analytics.${name}`)}
            </Button>
          ))}
        </Row>
      </section>
    </Stack>
  );
});
