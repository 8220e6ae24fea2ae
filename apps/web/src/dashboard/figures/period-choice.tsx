import { useTranslation } from "react-i18next";
import type { ClientFigures } from "@agency/contracts/figures";
import { reportTypes } from "@agency/model/report/report-type";
import { Stack } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { useFormat } from "../shared/use-format.ts";
import type { ChosenPeriod } from "./api.ts";
import { knownPeriods } from "./known-periods.ts";

type PeriodChoiceProps = {
  figures: ClientFigures;
  chosen: ChosenPeriod;
  onChoose: (period: ChosenPeriod) => void;
  /** Why the period was refused. */
  problem?: string | undefined;
};

/** The type and period whose figures are typed in. */
export function PeriodChoice({ figures, chosen: { reportType, start }, onChoose, problem }: PeriodChoiceProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  return (
    <Stack cells="14rem" gap="1rem">
      <Select
        label={t("figures.reportType")}
        value={reportType}
        onChange={(type) => onChoose({ reportType: type, start: figures.reportPeriods[type].start })}
        options={reportTypes.map((value) => ({ value, label: t(`reportType.${value}`) }))}
      />
      <Select
        label={t("figures.period")}
        value={start}
        error={problem && t("clients.field", { label: t("figures.period"), message: problem })}
        onChange={(value) => onChoose({ reportType, start: value })}
        options={knownPeriods(figures, reportType).map((period) => ({
          value: period.start,
          label: format.period(reportType, period),
        }))}
      />
    </Stack>
  );
}
