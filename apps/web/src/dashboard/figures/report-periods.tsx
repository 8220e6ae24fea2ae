import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ClientFigures } from "@agency/contracts/figures/schemas";
import { reportTypes } from "@agency/model/report/report-type";
import { useFormat } from "../shared/use-format.ts";
import type { ChosenPeriod } from "./chosen-period.ts";
import { SourceBadge } from "./source-badge.tsx";
import { useFiguresSource } from "./use-figures-source.ts";
import styles from "./figures.module.css";

type ReportPeriodsProps = { figures: ClientFigures; onChange: (period: ChosenPeriod) => void };

/** The three periods that new reports would cover, and whether they have figures. */
export function ReportPeriods({ figures, onChange }: ReportPeriodsProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const sourceOf = useFiguresSource(figures);
  const sample = figures.periods.length === 0 && sourceOf?.("weekly") === "sample";

  return (
    <section aria-labelledby="report-periods">
      <h3 id="report-periods" className={styles["heading"]}>
        {t("figures.now")}
      </h3>
      <ul className={styles["now"]}>
        {reportTypes.map((reportType) => {
          const period = figures.reportPeriods[reportType];
          const label = format.period(reportType, period);
          const source = sourceOf?.(reportType) ?? "none";
          const own = source === "typed" || source === "csv";
          return (
            <li key={reportType}>
              <span className={styles["nowType"]}>{t(`reportType.${reportType}`)}</span>
              <span>{label}</span>
              <SourceBadge source={source} />
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
      {sample && <p className={styles["note"]}>{t("figures.sampleNote")}</p>}
    </section>
  );
}
