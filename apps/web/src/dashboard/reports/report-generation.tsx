import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients/schemas";
import type { ReportType } from "@agency/model/report/report-type";
import { reportTypes } from "@agency/model/report/report-type";
import { Select } from "@agency/ui/select";
import { useClients } from "../clients/api.ts";
import { useFigures } from "../figures/api.ts";
import { useFiguresSource } from "../figures/use-figures-source.ts";
import { newestOf, useAllReports } from "./api.ts";
import { ReportCard } from "./report-card.tsx";
import type { ReportRuns } from "./use-report-runs.ts";
import styles from "./reports.module.css";

type ReportGenerationProps = {
  selected: Client | null;
  onSelect: (client: Client | null) => void;
  runs: ReportRuns;
  onFigures: (client: Client, reportType: ReportType) => void;
};

/** Generate and Send for each report type of the selected client. */
export function ReportGeneration({ selected, onSelect, runs, onFigures }: ReportGenerationProps) {
  const { t } = useTranslation("admin");
  const { data: clients = [] } = useClients();
  // The list is limited, and the selected client may not be in it.
  const options = selected && !clients.some(({ id }) => id === selected.id) ? [selected, ...clients] : clients;

  return (
    <div className={styles["generation"]}>
      <div className={styles["choose"]}>
        <Select
          label={t("reports.client")}
          placeholder={t("reports.choose")}
          value={selected?.id ?? null}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onSelect(options.find(({ id }) => id === value) ?? null)}
        />
        <p className={styles["hint"]} role="status">
          {selected ? t("reports.buttons") : t("reports.hint")}
        </p>
      </div>
      {selected ? (
        <ClientCards key={selected.id} client={selected} runs={runs} onFigures={onFigures} />
      ) : (
        reportTypes.map((reportType) => (
          <ReportCard
            key={reportType}
            client={null}
            reportType={reportType}
            period={null}
            source={null}
            reports={[]}
            lost={false}
            runs={runs}
            onFigures={onFigures}
          />
        ))
      )}
    </div>
  );
}

type ClientCardsProps = { client: Client } & Pick<ReportGenerationProps, "runs" | "onFigures">;

function ClientCards({ client, runs, onFigures }: ClientCardsProps) {
  const { data: figures } = useFigures(client.id);
  const { data, error } = useAllReports(newestOf(client.id));
  const sourceOf = useFiguresSource(figures);

  return reportTypes.map((reportType) => (
    <ReportCard
      key={reportType}
      client={client}
      reportType={reportType}
      period={figures?.reportPeriods[reportType] ?? null}
      source={sourceOf?.(reportType) ?? null}
      reports={data?.reports ?? []}
      lost={error !== null}
      runs={runs}
      onFigures={onFigures}
    />
  ));
}
