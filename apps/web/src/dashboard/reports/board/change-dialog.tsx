import { Alert, Button, Table } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { BoardRow } from "@agency/contracts/board";
import { formatFigure } from "@agency/model/report/format";
import { periodStarting } from "@agency/model/report/periods";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { localisedPath } from "../../../shared/i18n/language-path.ts";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { AdminDialog } from "../../shared/admin-dialog.tsx";
import { boardTone } from "../../shared/board-tone.ts";
import { queuePath } from "../../shared/client-in-address.ts";
import { useFormat } from "../../shared/use-format.ts";
import { useDecide } from "../review/api.ts";
import { useLeaveAsSent } from "./api.ts";
import { type Report, useReportRuns } from "./report-runs.tsx";
import { stepInPlace } from "./row-actions.tsx";
import { changedParts, figureName, stateDetail } from "./state-detail.tsx";
import { useBoardPlace } from "./use-board-place.ts";
import { type BoardTexts, useBoardTexts } from "./use-board-texts.ts";
import shared from "../../shared/shared.module.css";
import table from "../../shared/table/table.module.css";

type ChangeDialogProps = Omit<Report, "clientId"> & {
  /** The row as it was opened. */
  opened: BoardRow;
  /** The rows as they are now. */
  rows: readonly BoardRow[];
  onClose: () => void;
};

/** What a client was sent beside what it would read now, and what follows: a revision, with its sending or without, or nothing. */
export function ChangeDialog({ opened, rows, reportType, periodStart, onClose }: ChangeDialogProps) {
  const now = rows.find(({ clientId }) => clientId === opened.clientId);
  // What is shown is decided upon: as long as there is a change, that of now.
  const row = now && stepInPlace(now) === "seeChange" ? now : opened;
  const { clientId, version } = row;
  const texts = useBoardTexts();
  const { t, language } = texts;
  const format = useFormat();
  const { mine } = useBoardPlace();
  const place = { clientId, reportId: row.reportId ?? "" };
  const runs = useReportRuns({ clientId, reportType, periodStart }, onClose);
  const decide = useDecide(place);
  const leave = useLeaveAsSent(place);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = decide.isPending || leave.isPending;
  const period = periodStarting(reportType, periodStart);

  const onError = (error: unknown) => setProblem(t("actionFailed", { message: errorMessage(error) }));
  const revise = (onRevised: () => void) => {
    setProblem(null);
    const approve = { version, confirmed: [] };
    decide.mutate({ edits: null, approve, send: false }, { onSuccess: onRevised, onError });
  };
  const end = (title: string) => {
    toast({ title });
    onClose();
  };

  if (runs.question) return runs.question;
  return (
    <AdminDialog
      title={row.clientName}
      badge={
        <span className={table["state"]} data-tone={boardTone.changed}>
          {t("change.badge")}
        </span>
      }
      onClose={onClose}
      fullScreenOnPhones={false}
    >
      <Stack gap="1rem">
        <Text size="small" tone="soft">
          {t("change.sent", {
            period: period ? format.period(reportType, period) : "",
            when: row.detail.sentAt ? texts.format.moment(row.detail.sentAt) : "",
            count: row.detail.sent,
            number: format.number(row.detail.sent),
          })}
        </Text>
        <Changes row={row} texts={texts} />
        <Text size="small">{t("change.lead")}</Text>
        {problem && <Alert color="bad">{problem}</Alert>}
        <Row gap="0.5rem" align="center">
          <Button disabled={busy} data-autofocus onClick={() => revise(runs.send)}>
            {t("change.reviseAndSend")}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => revise(() => end(t("change.revised")))}>
            {t("change.revise")}
          </Button>
          <Button
            variant="subtle"
            color="ink"
            px="sm"
            disabled={busy}
            onClick={() => {
              setProblem(null);
              leave.mutate(version, { onSuccess: () => end(t("change.left")), onError });
            }}
          >
            {t("change.leave")}
          </Button>
        </Row>
        <Link
          className={shared["way"]}
          to={localisedPath(
            queuePath(place, { reportType, periodStart, ...(mine && { mine: "yes" as const }) }),
            language,
          )}
        >
          {t("change.review")}
        </Link>
      </Stack>
    </AdminDialog>
  );
}

/** The changed figures in a table, and what else changed in words. */
function Changes({ row, texts }: { row: BoardRow; texts: BoardTexts }) {
  const { t, tAdmin, format, language } = texts;
  const { figures, parts } = row.detail.changed ?? { figures: [], parts: [] };
  if (figures.length === 0) return <Text>{stateDetail(row, texts)}</Text>;
  const others = changedParts(parts, texts);
  const locale = getLocale(language);
  return (
    <>
      <Table aria-label={t("change.table")} horizontalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("change.figure")}</Table.Th>
            <Table.Th scope="col" ta="right">
              {t("change.before")}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {t("change.now")}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {figures.map(({ figure, before, after }) => {
            const value = (one: number | null) => (one === null ? t("noData") : formatFigure(figure, one, locale));
            return (
              <Table.Tr key={figure}>
                <Table.Th scope="row" fw={400}>
                  {figureName(figure, tAdmin)}
                </Table.Th>
                <Table.Td ta="right">
                  <Text as="span" figures>
                    {value(before)}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">
                  <Text as="strong" figures>
                    {value(after)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      {others.length > 0 && <Text size="small">{t("change.also", { changes: format.parts(others) })}</Text>}
    </>
  );
}
