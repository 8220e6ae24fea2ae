import { Tabs } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import type { ClientFigures } from "@agency/contracts/figures";
import type { ReportType } from "@agency/model/report/report-type";
import { ImportFigures } from "../imports/import-figures.tsx";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useFigures } from "./api.ts";
import type { ChosenPeriod } from "./chosen-period.ts";
import { PeriodsTable } from "./periods-table.tsx";
import { ReportPeriods } from "./report-periods.tsx";
import { TypeFigures } from "./type-figures.tsx";
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
