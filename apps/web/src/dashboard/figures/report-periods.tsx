import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ClientFigures } from "@agency/contracts/figures";
import { reportTypes } from "@agency/model/report/report-type";
import { Text } from "@agency/ui/text";
import { useFormat } from "../shared/use-format.ts";
import type { ChosenPeriod } from "./chosen-period.ts";
import { OriginBadge } from "./origin-badge.tsx";
import { useFiguresOrigin } from "./use-figures-origin.ts";
import styles from "./figures.module.css";

type ReportPeriodsProps = { figures: ClientFigures; onChange: (period: ChosenPeriod) => void };

/** The three periods that new reports would cover, and whether they have figures. */
export function ReportPeriods({ figures, onChange }: ReportPeriodsProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const originOf = useFiguresOrigin(figures);
  const sample = figures.periods.length === 0 && originOf?.("weekly").includes("sample");

  return (
    <section aria-labelledby="report-periods">
      <h3 id="report-periods" className={styles["heading"]}>
        {t("figures.now")}
      </h3>
      <ul className={styles["now"]}>
        {reportTypes.map((reportType) => {
          const period = figures.reportPeriods[reportType];
          const label = format.period(reportType, period);
          const origins = originOf?.(reportType) ?? [];
          const own = origins.length > 0 && !origins.includes("sample");
          return (
            <li key={reportType}>
              <span className={styles["nowType"]}>{t(`reportType.${reportType}`)}</span>
              <span>{label}</span>
              <OriginBadge origins={origins} />
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t(own ? "figures.changeNamed" : "figures.typeInNamed", { period: label })}
                onClick={() => onChange({ reportType, start: period.start })}
              >
                {own ? t("figures.change") : t("figures.typeIn")}
              </Button>
            </li>
          );
        })}
      </ul>
      {sample && (
        <Text size="small" tone="soft" top="0.5rem" className={styles["note"]}>
          {t("figures.sampleNote")}
        </Text>
      )}
    </section>
  );
}
