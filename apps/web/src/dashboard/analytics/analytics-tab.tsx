import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients/schemas";
import { late } from "../../shared/late-start/late.tsx";
import { Loading } from "../shared/loading.tsx";
import type { DashboardPlace, Panel } from "../use-dashboard-place.ts";
import { SystemOverview } from "./system-overview.tsx";
import styles from "./analytics.module.css";

const panels = {
  settings: late(() => import("../settings/system-settings.tsx")),
  schedules: late(() => import("../schedules/schedule-management.tsx")),
  reports: late(() => import("../reports/history/all-reports.tsx")),
} satisfies Record<Panel, unknown>;

const names = Object.keys(panels) as Panel[];

type AnalyticsTabProps = { place: DashboardPlace; selected: Client | null };

/** The system overview and the Quick Actions. Each action opens below the buttons. */
export function AnalyticsTab({ place, selected }: AnalyticsTabProps) {
  const { t } = useTranslation("admin");
  const { panel, mail, open } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(panel);

  useEffect(() => {
    if (panel && panel !== opened.current) heading.current?.focus();
    opened.current = panel;
  }, [panel]);

  return (
    <div className={styles["analytics"]}>
      <SystemOverview onShow={(filter) => open({ panel: "reports", mail: filter })} />
      <section aria-labelledby="quick-actions">
        <h2 id="quick-actions" className={styles["heading"]}>
          {t("analytics.quickActions")}
        </h2>
        <div className={styles["actions"]}>
          {names.map((name) => (
            <Button
              key={name}
              variant={panel === name ? "filled" : "default"}
              color="ink"
              aria-expanded={panel === name}
              onClick={() => open({ panel: panel === name ? null : name })}
            >
              {t(`analytics.${name}`)}
            </Button>
          ))}
        </div>
      </section>
      {panel && (
        <section className={styles["panel"]} aria-labelledby="quick-action">
          <h2 id="quick-action" ref={heading} tabIndex={-1} className={styles["heading"]}>
            {t(`analytics.${panel}`)}
          </h2>
          <OpenPanel panel={panel} mail={mail} selected={selected} />
        </section>
      )}
    </div>
  );
}

function OpenPanel({
  panel,
  mail,
  selected,
}: { panel: Panel } & Pick<DashboardPlace, "mail"> & Pick<AnalyticsTabProps, "selected">) {
  const { settings: SystemSettings, schedules: ScheduleManagement, reports: AllReports } = panels;
  switch (panel) {
    case "settings":
      return <SystemSettings waiting={<Loading />} />;
    case "schedules":
      return <ScheduleManagement selected={selected} waiting={<Loading />} />;
    case "reports":
      return <AllReports key={mail} mail={mail} waiting={<Loading />} />;
  }
}
