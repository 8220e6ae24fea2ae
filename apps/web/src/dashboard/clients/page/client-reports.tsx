import { Button, Menu, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardRow } from "@agency/contracts/board";
import type { Client } from "@agency/contracts/clients";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { Row, Stack, Text } from "@agency/ui/layout";
import { ShareLinks } from "../../../shared/share/share-links.tsx";
import { pdfAddress, useAllReports } from "../../reports/api.ts";
import { useClientRow } from "../../reports/board/api.ts";
import { ReportFigures } from "../../reports/board/compared-figure.tsx";
import { useReportRuns } from "../../reports/board/report-runs.tsx";
import { StateBadge, stateDetail } from "../../reports/board/state-detail.tsx";
import { useBoardTexts } from "../../reports/board/use-board-texts.ts";
import { ReportLinks, useReportTitle, useSentTo } from "../../reports/report-links.tsx";
import { AdminDialog } from "../../shared/admin-dialog.tsx";
import { boardTone } from "../../shared/board-tone.ts";
import { usePortalAddress } from "../../shared/client-in-address.ts";
import { Loaded } from "../../shared/loaded.tsx";
import { Pages, useOffset } from "../../shared/table/pages.tsx";
import { useFormat } from "../../shared/use-format.ts";
import { Allowed, useMay } from "../../staff/rights.tsx";
import { ClientSummary } from "./client-summary.tsx";
import { ReportStep } from "./report-step.tsx";
import list from "../../shared/shared.module.css";
import table from "../../shared/table/table.module.css";

/** The reports of a client: of this period, each with its next step, and all by type. */
export function ClientReports({ client }: { client: Client }) {
  const { t } = useTranslation("client");
  return (
    <Stack gap="2rem 3rem" columns="3fr 1fr" from="64em" align="start">
      <Stack gap="2rem">
        <section aria-labelledby="this-period">
          <h2 id="this-period">{t("reports.now")}</h2>
          <ul className={list["list"]}>
            {(["monthly", "weekly", "quarterly"] as const).map((reportType) => (
              <CurrentReport key={reportType} clientId={client.id} reportType={reportType} />
            ))}
          </ul>
        </section>
        <AllReports clientId={client.id} />
      </Stack>
      <ClientSummary client={client} />
    </Stack>
  );
}

type CurrentReportProps = { clientId: string; reportType: ReportType };

/** The report of the last complete period, as the board has it. */
function CurrentReport({ clientId, reportType }: CurrentReportProps) {
  const { t } = useTranslation(["client", "admin"]);
  const texts = useBoardTexts();
  const format = useFormat();
  const reportTitle = useReportTitle();
  const query = useClientRow(clientId, reportType);
  const row = query.data?.row;
  const periodStart = query.data?.period.start ?? "";
  const runs = useReportRuns({ clientId, reportType, periodStart });
  const type = t(`admin:reportType.${reportType}`);

  return (
    <Stack as="li" gap="0.25rem" className={list["entry"]}>
      <Stack gap="0.5rem 1.5rem" columns="1fr 2fr 1fr" align="center">
        <div>
          <Text strong>{type}</Text>
          <Text size="small" tone="soft">
            {query.data && format.period(reportType, query.data.period)}
          </Text>
        </div>
        <Loaded query={query} compact>
          {() =>
            row ? (
              <>
                <div>
                  <StateBadge row={row} texts={texts} />
                  <Text size="small" tone="soft">
                    {stateDetail(row, texts)}
                  </Text>
                </div>
                <Row gap="0.5rem" align="center" justify="end">
                  <ReportStep row={row} runs={runs} reportType={reportType} periodStart={periodStart} />
                  <RowMenu
                    title={query.data ? reportTitle({ reportType, reportPeriod: query.data.period }) : type}
                    row={row}
                    onGenerate={runs.generate}
                    onSend={runs.generateAndSend}
                  />
                </Row>
              </>
            ) : (
              <p>{t("client:reports.inactive")}</p>
            )
          }
        </Loaded>
      </Stack>
      {runs.question}
    </Stack>
  );
}

type RowMenuProps = {
  /** The type and the period of the report, in words. */
  title: string;
  row: BoardRow;
  onGenerate: () => void;
  onSend: () => void;
};

/** What is rarely done with a report: to make and send it without a review, and to take it elsewhere. */
function RowMenu({ title, row: { clientId, reportId, revision }, onGenerate, onSend }: RowMenuProps) {
  const { t } = useTranslation(["client", "admin", "board", "share"]);
  const portalAddress = usePortalAddress();
  const [sharing, setSharing] = useState(false);
  const may = useMay();
  const approved = reportId !== null && revision > 0;
  if (!approved && !may("reports")) return null;
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" px="sm" aria-label={t("client:reports.menu", { title })}>
            …
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Allowed right="reports">
            <Menu.Label>{t("board:unreviewed")}</Menu.Label>
            <Menu.Item onClick={onGenerate}>{t("admin:reports.generate")}</Menu.Item>
            <Menu.Item onClick={onSend}>{t("admin:reports.send")}</Menu.Item>
            {approved && <Menu.Divider />}
          </Allowed>
          {approved && (
            <>
              <Menu.Item component="a" href={pdfAddress({ id: reportId, clientId })} download>
                {t("admin:reports.pdf")}
              </Menu.Item>
              <Menu.Item component="a" href={portalAddress(clientId, reportId)} target="_blank" rel="noopener">
                {t("admin:reports.view")}
              </Menu.Item>
              <Allowed right="reports">
                <Menu.Item onClick={() => setSharing(true)}>{t("client:reports.share")}</Menu.Item>
              </Allowed>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {sharing && approved && (
        <AdminDialog title={t("share:title")} onClose={() => setSharing(false)}>
          <ShareLinks place={{ clientId, reportId }} words={title} />
        </AdminDialog>
      )}
    </>
  );
}

const pageLength = 12;

/** Every report of one type, newest period first. */
function AllReports({ clientId }: { clientId: string }) {
  const { t } = useTranslation(["client", "admin", "board"]);
  const format = useFormat();
  const sentTo = useSentTo();
  const [reportType, choose] = useState<ReportType>("monthly");
  const [offset, onMove] = useOffset(reportType);
  const query = useAllReports({ clientId, reportType, limit: pageLength, offset });
  return (
    <section aria-labelledby="all-reports">
      <Row gap="0.5rem 1rem" align="center" justify="between">
        <h2 id="all-reports">{t("client:reports.all")}</h2>
        <SegmentedControl
          aria-label={t("client:reports.type")}
          value={reportType}
          onChange={choose}
          data={reportTypes.map((value) => ({ value, label: t(`admin:reportType.${value}`) }))}
        />
      </Row>
      <Loaded query={query} compact>
        {({ reports, total, more }) =>
          total === 0 ? (
            <p>{t("client:reports.none")}</p>
          ) : (
            <>
              <ul className={list["list"]} aria-label={t("client:reports.list")}>
                {reports.map((report) => (
                  <Stack key={report.id} as="li" gap="0.25rem" className={list["entry"]}>
                    <Stack gap="0.25rem 1.5rem" columns="3fr 2fr 2fr 4fr 5fr" from="60em" align="center">
                      <Text as="span" strong>
                        {format.period(report.reportType, report.reportPeriod)}
                      </Text>
                      <ReportFigures report={report} />
                      <Row gap="0.25rem 0.75rem" align="center">
                        <span className={table["state"]} data-tone={boardTone[report.life]}>
                          {t(`board:state.${report.life}`)}
                        </span>
                        {report.mails.state === "sent" && (
                          <Text as="span" size="small" tone="soft">
                            {t("admin:reports.sentAt", sentTo(report.mails))}
                          </Text>
                        )}
                      </Row>
                      {report.generatedAt && <ReportLinks report={report} />}
                    </Stack>
                  </Stack>
                ))}
              </ul>
              <Pages total={total} more={more} offset={offset} length={pageLength} onMove={onMove} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
