import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { lastCompletePeriod, pastPeriods, periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Select } from "@agency/ui/select";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useClients } from "../clients/api.ts";
import { useFigures } from "../figures/api.ts";
import { useFiguresOrigin } from "../figures/origins.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { newestOf, useAllReports } from "./api.ts";
import { Board } from "./board/board.tsx";
import { type BoardPlace, useBoardPlace } from "./board/use-board-place.ts";
import { ReportCard } from "./report-card.tsx";
import styles from "./reports.module.css";

type ReportGenerationProps = {
  selected: Client | null;
  onSelect: (client: Client | null) => void;
  onFigures: (client: Client, reportType: ReportType, start?: string) => void;
};

/** The month board, and Generate and Send for each report type of the selected client. */
export function ReportGeneration({ selected, onSelect, onFigures }: ReportGenerationProps) {
  const { t } = useTranslation("admin");
  const { t: tBoard } = useTranslation("board");
  const { data: clients = [] } = useClients();
  const { open, ...place } = useBoardPlace();
  // The list is limited, and the selected client may not be in it.
  const options = selected && !clients.some(({ id }) => id === selected.id) ? [selected, ...clients] : clients;

  return (
    <Stack gap="1rem">
      <Board place={place} onOpen={open} />
      <Stack gap="0.75rem 2rem" className={styles["choose"]}>
        <h2 className={styles["single"]}>{tBoard("single")}</h2>
        <Select
          label={t("reports.client")}
          placeholder={t("reports.choose")}
          value={selected?.id ?? null}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onSelect(options.find(({ id }) => id === value) ?? null)}
        />
        <Text size="small" tone="soft" measure="60ch" className={styles["hint"]} role="status">
          {selected ? t("reports.buttons") : t("reports.hint")}
        </Text>
      </Stack>
      {selected ? (
        <ClientCards key={selected.id} client={selected} place={place} onFigures={onFigures} />
      ) : (
        reportTypes.map((reportType) => (
          <ReportCard
            key={reportType}
            client={null}
            reportType={reportType}
            period={null}
            periods={[]}
            originOf={null}
            reports={null}
            partial
            lost={false}
            onFigures={onFigures}
          />
        ))
      )}
    </Stack>
  );
}

type ClientCardsProps = { client: Client; place: BoardPlace } & Pick<ReportGenerationProps, "onFigures">;

/**
 * The cards of a client. The one of the board's type is about the period that the board shows. The buttons need nothing but the
 * client, so they do not wait for its figures.
 */
function ClientCards({ client, place, onFigures }: ClientCardsProps) {
  const { t } = useTranslation("admin");
  const figures = useFigures(client.id);
  const reports = useAllReports(newestOf(client.id));
  const partial = !reports.data || reports.data.partial === true;
  const originOf = useFiguresOrigin(figures.data);
  const [now] = useState(() => new Date());

  return (
    <>
      {figures.isLoadingError && (
        <LoadFailed
          compact
          title={t("reports.figuresFailed")}
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      )}
      {reports.isError && partial && (
        <LoadFailed
          compact
          title={t("reports.reportsFailed")}
          error={reports.error}
          onRetry={() => void reports.refetch()}
        />
      )}
      {reportTypes.map((reportType) => {
        const chosen = reportType === place.reportType && place.periodStart !== null ? place.periodStart : null;
        const last = figures.data?.reportPeriods[reportType] ?? lastCompletePeriod(reportType, now);
        const period = (chosen && periodStarting(reportType, chosen)) || last;
        return (
          <ReportCard
            key={`${reportType} ${period.start}`}
            client={client}
            reportType={reportType}
            period={period}
            periods={pastPeriods(reportType, last)}
            originOf={originOf}
            reports={reports.data?.reports ?? null}
            partial={partial}
            lost={reports.isError}
            onFigures={onFigures}
          />
        );
      })}
    </>
  );
}
