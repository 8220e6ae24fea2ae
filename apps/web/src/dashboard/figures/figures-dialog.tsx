import { Button, Tabs } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import type { ClientFigures } from "@agency/contracts/figures";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Text } from "@agency/ui/text";
import { ImportFigures } from "../imports/import-figures.tsx";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useFigures } from "./api.ts";
import type { ChosenPeriod } from "./chosen-period.ts";
import { OriginBadge } from "./origin-badge.tsx";
import { PeriodsTable } from "./periods-table.tsx";
import { TypeFigures } from "./type-figures.tsx";
import { useFiguresOrigin } from "./use-figures-origin.ts";
import styles from "./figures.module.css";

type FiguresDialogProps = {
  client: Client;
  /** Opens the form with the last complete period of this type. */
  typeIn?: ReportType | undefined;
  /** First day of another period of that type. */
  start?: string | undefined;
  onClose: () => void;
};

/** The figures of a client: the stored periods, the form and the import. */
export default function FiguresDialog({ client, typeIn, start, onClose }: FiguresDialogProps) {
  const { t } = useTranslation("admin");
  const { data, error, refetch } = useFigures(client.id);
  return (
    <AdminDialog title={t("figures.title", { name: client.name })} onClose={onClose} size="58rem">
      {data ? (
        <Figures client={client} figures={data} typeIn={typeIn} start={start} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading compact={false} />
      )}
    </AdminDialog>
  );
}

type FiguresProps = {
  client: Client;
  figures: ClientFigures;
  typeIn: ReportType | undefined;
  start: string | undefined;
};

function Figures({ client, figures, typeIn, start }: FiguresProps) {
  const { t } = useTranslation("admin");
  const [tab, setTab] = useState<string | null>(typeIn ? "typeIn" : "periods");
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
        <Tabs.Tab value="periods">{t("figures.periods")}</Tabs.Tab>
        <Tabs.Tab value="typeIn">{t("figures.typeIn")}</Tabs.Tab>
        <Tabs.Tab value="upload">{t("figures.upload")}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="periods" className={styles["panel"] ?? ""}>
        <ReportPeriods figures={figures} onChange={change} />
        <PeriodsTable periods={figures.periods} onChange={change} />
      </Tabs.Panel>
      <Tabs.Panel value="typeIn" className={styles["panel"] ?? ""}>
        <TypeFigures
          key={`${chosen.reportType} ${chosen.start}`}
          clientId={client.id}
          figures={figures}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Tabs.Panel>
      <Tabs.Panel value="upload" className={styles["panel"] ?? ""}>
        <ImportFigures clientId={client.id} />
      </Tabs.Panel>
    </Tabs>
  );
}

type ReportPeriodsProps = { figures: ClientFigures; onChange: (period: ChosenPeriod) => void };

/** The three periods that new reports would cover, and whether they have figures. */
function ReportPeriods({ figures, onChange }: ReportPeriodsProps) {
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
