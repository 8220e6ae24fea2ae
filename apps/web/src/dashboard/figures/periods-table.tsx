import { Button, Table } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PeriodFigures } from "@agency/contracts/figures";
import { originGroupsIn } from "@agency/model/origin";
import type { ReportType } from "@agency/model/report/report-type";
import { reportTypes } from "@agency/model/report/report-type";
import { Row } from "@agency/ui/row";
import { Select } from "@agency/ui/select";
import { StateBlock } from "@agency/ui/state-block";
import { Text } from "@agency/ui/text";
import { Term } from "@agency/ui/tooltip";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { originGroupsText } from "../shared/origin-groups.ts";
import { useFormat } from "../shared/use-format.ts";
import type { ChosenPeriod } from "./chosen-period.ts";
import { useOriginText } from "./use-origin-text.ts";
import styles from "./figures.module.css";

const columns = ["totalVisitors", "organicTraffic", "averagePosition", "totalLeads"] as const;

/** Left to the form on a phone, where the rest fits beside the button that opens it. */
const onlyWhereWide = new Set<(typeof columns)[number]>(["organicTraffic", "averagePosition"]);

type PeriodsTableProps = { periods: PeriodFigures[]; onChange: (period: ChosenPeriod) => void };

/** Every period with figures, newest first, with its main figures and their origin. */
export function PeriodsTable({ periods, onChange }: PeriodsTableProps) {
  const { t } = useTranslation("admin");
  const [type, setType] = useState<ReportType | "all">("all");
  const shown = periods.filter(({ reportType }) => type === "all" || reportType === type);

  if (periods.length === 0) {
    return <StateBlock mood="empty" title={t("figures.none")} description={t("figures.noneLead")} />;
  }
  return (
    <section aria-labelledby="all-periods">
      <Row gap="0.5rem 1rem" align="center" justify="between" className={styles["tableHead"]}>
        <h3 id="all-periods" className={styles["heading"]}>
          {t("figures.all")}
        </h3>
        <Select
          className={styles["filter"]}
          label={t("figures.filter")}
          labelHidden
          value={type}
          onChange={setType}
          options={[
            { value: "all", label: t("figures.allTypes") },
            ...reportTypes.map((value) => ({ value, label: t(`reportType.${value}`) })),
          ]}
        />
      </Row>
      {shown.length === 0 ? (
        <p>{t("figures.noneOfType")}</p>
      ) : (
        <div className={styles["scroll"]} role="region" tabIndex={0} aria-labelledby="all-periods">
          <Table verticalSpacing="xs" horizontalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("figures.period")}</Table.Th>
                {columns.map((column) => (
                  <Table.Th key={column} className={numberClass(column)}>
                    <Term text={t(`figures.meaning.${column}`)}>{t(`figures.short.${column}`)}</Term>
                  </Table.Th>
                ))}
                <Table.Th className={styles["wide"] ?? ""}>{t("figures.origin")}</Table.Th>
                <Table.Th className={styles["wide"] ?? ""}>{t("figures.updated")}</Table.Th>
                <Table.Th aria-label={t("figures.change")} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((period) => (
                <PeriodRow key={`${period.reportType} ${period.periodStart}`} period={period} onChange={onChange} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  );
}

function PeriodRow({ period, onChange }: { period: PeriodFigures; onChange: (period: ChosenPeriod) => void }) {
  const { t } = useTranslation(["admin", "common"]);
  const format = useFormat();
  const { reportType, periodStart: start, periodEnd: end, figures, origins, updatedAt } = period;
  const { sentence } = useOriginText();
  const label = format.period(reportType, { start, end });
  const groups = originGroupsText(originGroupsIn(origins), (key) => t(`admin:${key}`), useLanguage());
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles["period"] ?? ""}>
        {label}
        <span className={styles["periodType"]}>{t(`admin:reportType.${reportType}`)}</span>
      </Table.Th>
      {columns.map((column) => {
        const figure = figures[column];
        const from = origins[column];
        return (
          <Table.Td key={column} className={numberClass(column)}>
            {figure === null ? (
              <Text as="span" size="tiny" tone="muted" className={styles["noData"]}>
                {t("common:state.noData")}
              </Text>
            ) : from ? (
              <Term text={sentence(from)}>{format.number(figure)}</Term>
            ) : (
              format.number(figure)
            )}
          </Table.Td>
        );
      })}
      <Table.Td className={styles["wide"] ?? ""}>{groups}</Table.Td>
      <Table.Td className={styles["wide"] ?? ""}>{format.moment(updatedAt)}</Table.Td>
      <Table.Td>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("admin:figures.changeNamed", { period: label })}
          onClick={() => onChange({ reportType, start })}
        >
          {t("admin:figures.change")}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

function numberClass(column: (typeof columns)[number]): string {
  return `${styles["number"]} ${onlyWhereWide.has(column) ? styles["wide"] : ""}`;
}
