import { Button, Tabs, Table } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import type { ClientFigures as StoredFigures, PeriodFigures } from "@agency/contracts/figures";
import { originGroupsIn } from "@agency/model/origin";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { StateBlock } from "@agency/ui/state-block";
import { Term } from "@agency/ui/tooltip";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { ImportFigures } from "../imports/import-figures.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import { Allowed, useMay } from "../staff/rights.tsx";
import { useFigures, type ChosenPeriod } from "./api.ts";
import { FiguresTable } from "./figures-table.tsx";
import { OriginBadge, useFiguresOrigin, originGroupsText, useOriginText } from "./origins.tsx";
import { TypeFigures } from "./type-figures.tsx";
import shared from "../shared/shared.module.css";
import styles from "./figures.module.css";

type ClientFiguresProps = {
  client: Client;
  /** Opens the form with the last complete period of this type. */
  typeIn: ReportType | null;
  /** First day of another period of that type. */
  start: string | null;
};

/** The figures of a client: those of a period with their sources, all stored periods, the form and the import. */
export function ClientFigures({ client, ...form }: ClientFiguresProps) {
  const figures = useFigures(client.id);
  return <Loaded query={figures}>{(data) => <Figures client={client} figures={data} {...form} />}</Loaded>;
}

function Figures({ client, figures, typeIn, start }: ClientFiguresProps & { figures: StoredFigures }) {
  const { t } = useTranslation(["admin", "client"]);
  const may = useMay();
  const [tab, setTab] = useState<string | null>(typeIn && may("figures") ? "typeIn" : "figures");
  const [chosen, setChosen] = useState<ChosenPeriod>(() => {
    const reportType = typeIn ?? "monthly";
    return { reportType, start: start ?? figures.reportPeriods[reportType].start };
  });
  const change = (period: ChosenPeriod) => {
    setChosen(period);
    setTab("typeIn");
  };

  return (
    <Tabs value={tab} onChange={setTab}>
      <Tabs.List>
        <Tabs.Tab value="figures">{t("client:figures.tab")}</Tabs.Tab>
        <Tabs.Tab value="periods">{t("admin:figures.periods")}</Tabs.Tab>
        <Allowed right="figures">
          <Tabs.Tab value="typeIn">{t("admin:figures.typeIn")}</Tabs.Tab>
          <Tabs.Tab value="upload">{t("admin:figures.upload")}</Tabs.Tab>
        </Allowed>
      </Tabs.List>
      <Tabs.Panel value="figures" pt="1.5rem">
        <FiguresTable figures={figures} chosen={chosen} onChoose={setChosen} onChange={() => setTab("typeIn")} />
      </Tabs.Panel>
      <Tabs.Panel value="periods" pt="1.5rem">
        <Stack gap="2rem">
          <ReportPeriods figures={figures} onChange={change} />
          <PeriodsTable periods={figures.periods} onChange={change} />
        </Stack>
      </Tabs.Panel>
      <Allowed right="figures">
        <Tabs.Panel value="typeIn" pt="1.5rem">
          <TypeFigures
            key={`${chosen.reportType} ${chosen.start}`}
            clientId={client.id}
            figures={figures}
            chosen={chosen}
            onChoose={setChosen}
          />
        </Tabs.Panel>
        <Tabs.Panel value="upload" pt="1.5rem">
          <ImportFigures clientId={client.id} />
        </Tabs.Panel>
      </Allowed>
    </Tabs>
  );
}

/** The three periods that new reports would cover, and whether they have figures. */
function ReportPeriods({ figures, onChange }: { figures: StoredFigures; onChange: (period: ChosenPeriod) => void }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const findOrigins = useFiguresOrigin(figures);
  const sample = figures.periods.length === 0 && findOrigins?.("weekly").includes("sample");

  return (
    <section aria-labelledby="report-periods">
      <Text as="h3" id="report-periods" bottom="0.5rem">
        {t("figures.now")}
      </Text>
      <ul className={shared["entries"]}>
        {reportTypes.map((reportType) => {
          const period = figures.reportPeriods[reportType];
          const label = format.period(reportType, period);
          const origins = findOrigins?.(reportType) ?? [];
          const own = origins.length > 0 && !origins.includes("sample");
          return (
            <li key={reportType}>
              <Text as="span" strong flex="0 0 7.5rem">
                {t(`reportType.${reportType}`)}
              </Text>
              <span>{label}</span>
              <OriginBadge origins={origins} />
              <Allowed right="figures">
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t(own ? "figures.changeNamed" : "figures.typeInNamed", { period: label })}
                  onClick={() => onChange({ reportType, start: period.start })}
                >
                  {own ? t("figures.change") : t("figures.typeIn")}
                </Button>
              </Allowed>
            </li>
          );
        })}
      </ul>
      {sample && (
        <Text size="small" tone="soft" top="0.5rem">
          {t("figures.sampleNote")}
        </Text>
      )}
    </section>
  );
}

const columns = ["totalVisitors", "organicTraffic", "averagePosition", "totalLeads"] as const;

/** Left to the form on a phone, where the rest fits beside the button that opens it. */
const onlyWhereWide = new Set<(typeof columns)[number]>(["organicTraffic", "averagePosition"]);

/** Every period with figures, newest first, with its main figures and their origin. */
function PeriodsTable({ periods, onChange }: { periods: PeriodFigures[]; onChange: (period: ChosenPeriod) => void }) {
  const { t } = useTranslation("admin");
  const [type, setType] = useState<ReportType | "all">("all");
  const shown = periods.filter(({ reportType }) => type === "all" || reportType === type);

  if (periods.length === 0) {
    return <StateBlock mood="empty" title={t("figures.none")} description={t("figures.noneLead")} />;
  }
  return (
    <section aria-labelledby="all-periods">
      <Row gap="0.5rem 1rem" align="center" justify="between" bottom="0.5rem">
        <h3 id="all-periods">{t("figures.all")}</h3>
        <Stack gap="0" flex="0 1 12rem">
          <Select
            label={t("figures.filter")}
            labelHidden
            value={type}
            onChange={setType}
            options={[
              { value: "all", label: t("figures.allTypes") },
              ...reportTypes.map((value) => ({ value, label: t(`reportType.${value}`) })),
            ]}
          />
        </Stack>
      </Row>
      {shown.length === 0 ? (
        <p>{t("figures.noneOfType")}</p>
      ) : (
        <div className={styles["scroll"]} role="region" tabIndex={0} aria-labelledby="all-periods">
          <Table verticalSpacing="xs" horizontalSpacing="sm" tabularNums>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("figures.period")}</Table.Th>
                {columns.map((column) => (
                  <Table.Th key={column} ta="right" className={columnClass(column)}>
                    <Term text={t(`figures.meaning.${column}`)}>{t(`figures.short.${column}`)}</Term>
                  </Table.Th>
                ))}
                <Table.Th className={shared["onWide"] ?? ""}>{t("figures.origin")}</Table.Th>
                <Table.Th className={shared["onWide"] ?? ""}>{t("figures.updated")}</Table.Th>
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
      <Table.Th scope="row">
        {label}
        <Text size="tiny" tone="muted" light>
          {t(`admin:reportType.${reportType}`)}
        </Text>
      </Table.Th>
      {columns.map((column) => {
        const figure = figures[column];
        const from = origins[column];
        return (
          <Table.Td key={column} ta="right" className={columnClass(column)}>
            {figure === null ? (
              <Text as="span" size="tiny" tone="muted" unbroken>
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
      <Table.Td className={shared["onWide"] ?? ""}>{groups}</Table.Td>
      <Table.Td className={shared["onWide"] ?? ""}>{format.moment(updatedAt)}</Table.Td>
      <Table.Td>
        <Allowed right="figures">
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t("admin:figures.changeNamed", { period: label })}
            onClick={() => onChange({ reportType, start })}
          >
            {t("admin:figures.change")}
          </Button>
        </Allowed>
      </Table.Td>
    </Table.Tr>
  );
}

function columnClass(column: (typeof columns)[number]): string {
  return (onlyWhereWide.has(column) && shared["onWide"]) || "";
}
