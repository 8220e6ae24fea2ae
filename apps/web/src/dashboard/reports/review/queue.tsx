import { Button, Progress } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { aboutLanguage } from "@agency/content/settings";
import type { QueueEntry } from "@agency/contracts/review-queue";
import { periodStarting } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { Row, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { matchValue } from "../../shared/match-value.ts";
import { failureToast } from "../../shared/problem-text.ts";
import { useFormat } from "../../shared/use-format.ts";
import { useStartRun } from "../board/api.ts";
import { SendQuestion } from "../board/send-question.tsx";
import type { ReviewQueue } from "./use-review-queue.ts";
import shared from "../../shared/shared.module.css";
import styles from "./queue.module.css";

/** The list of a queue beside the report that is open. */
export function QueueFrame({ queue, children }: { queue: ReviewQueue; children: ReactNode }) {
  return (
    <div className={styles["frame"]}>
      <QueueList queue={queue} />
      {children}
    </div>
  );
}

/** The period's name and the way back to its board. */
export function useQueuePlace(): { period: string; board: string } {
  const [search] = useSearchParams();
  const format = useFormat();
  const localised = useLocalisedPath();
  const reportType = matchValue(reportTypes, search.get("type")) ?? "monthly";
  const start = search.get("period") ?? "";
  const period = periodStarting(reportType, start);
  const mine = search.get("mine") === "yes" ? { mine: "yes" } : {};
  const query = new URLSearchParams({ tab: "reports", type: reportType, period: start, ...mine });
  return { period: period ? format.period(reportType, period) : "", board: localised(`/admin?${query.toString()}`) };
}

function QueueList({ queue }: { queue: ReviewQueue }) {
  const { t } = useTranslation("review");
  const { period } = useQueuePlace();
  const { entries, left } = queue;
  const open = entries.filter((entry) => entry.open);
  const done = entries.length - left;
  return (
    <nav className={styles["list"]} aria-label={t("queue.list")}>
      <Text as="h2" size="large">
        {t("queue.heading", { period })}
      </Text>
      <Progress
        size="0.3rem"
        my="0.5rem"
        color="good"
        value={(100 * done) / Math.max(1, entries.length)}
        aria-hidden="true"
      />
      <Text size="tiny" tone="soft">
        {t("queue.progress", { done, left })}
      </Text>
      <Part title={t("queue.look")} entries={open.filter(({ reasons }) => reasons.length > 0)} queue={queue} />
      <Part title={t("queue.steady")} entries={open.filter(({ reasons }) => reasons.length === 0)} queue={queue} />
      <Part title={t("queue.approved")} entries={entries.filter((entry) => !entry.open)} queue={queue} />
    </nav>
  );
}

function Part({ title, entries, queue }: { title: string; entries: QueueEntry[]; queue: ReviewQueue }) {
  const { t } = useTranslation("review");
  const reasonText = useReasonText();
  if (entries.length === 0) return null;
  return (
    <>
      <Row as="h3" justify="between" className={styles["part"]}>
        <span>{title}</span>
        <span>{entries.length}</span>
      </Row>
      <ul>
        {entries.map((entry) => {
          const skipped = queue.skipped.has(entry.reportId);
          const [first] = entry.open ? entry.reasons : [];
          return (
            <li key={entry.reportId}>
              <Entry entry={entry} current={entry.reportId === queue.current?.reportId} onOpen={queue.open}>
                {skipped && entry.open ? t("queue.skipped") : first && reasonText(first)}
              </Entry>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type EntryProps = {
  entry: QueueEntry;
  current: boolean;
  onOpen: (entry: QueueEntry) => void;
  /** What is said below the name. */
  children: ReactNode;
};

function Entry({ entry, current, onOpen, children }: EntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [current]);
  return (
    <button
      ref={button}
      type="button"
      className={styles["entry"]}
      data-done={!entry.open || undefined}
      aria-current={current || undefined}
      onClick={() => onOpen(entry)}
    >
      {entry.clientName}
      {children && <span className={styles["reason"]}>{children}</span>}
    </button>
  );
}

/** The ways to the reports before and after, and out of the queue. */
export function QueueMoves({ queue }: { queue: ReviewQueue }) {
  const { t } = useTranslation("review");
  const { board } = useQueuePlace();
  const { entries, place, previous, after, open } = queue;
  const move = (entry: QueueEntry | undefined, label: string, sign: string) => (
    <button
      type="button"
      className={shared["step"]}
      aria-label={label}
      disabled={!entry}
      onClick={() => entry && open(entry)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <Row gap="0.5rem 1rem" align="center" className={styles["moves"]}>
      <Row gap="0.5rem" align="center" unbroken>
        {move(previous, t("queue.previous"), "‹")}
        <Text as="span" strong figures unbroken>
          {t("queue.place", { place, total: entries.length })}
        </Text>
        {move(after, t("queue.next"), "›")}
      </Row>
      <Link className={shared["way"]} to={board}>
        {t("queue.close")}
      </Link>
    </Row>
  );
}

/** Why the open report is to be looked at closely. */
export function LookReasons({ reasons }: Pick<QueueEntry, "reasons">) {
  const reasonText = useReasonText();
  if (reasons.length === 0) return null;
  return (
    <Row as="ul" gap="0.25rem 1.25rem" top="-0.75rem">
      {reasons.map((reason) => (
        <Text key={`${reason.kind} ${reason.figure ?? reason.language}`} as="li" size="small" tone="accent" strong>
          {reasonText(reason)}
        </Text>
      ))}
    </Row>
  );
}

/** Says that all are approved, and leads to the board that sends them. */
export function QueueDone({ queue: { entries, left, open } }: { queue: ReviewQueue }) {
  const { t } = useTranslation("review");
  const { period, board } = useQueuePlace();
  if (left > 0 || entries.length === 0) return null;
  const unseen = entries.filter((entry) => !entry.seen);
  return (
    <StateBlock
      compact
      mood="empty"
      title={t("queue.done")}
      description={
        <>
          {t("queue.doneLead", { done: entries.length, period })}
          {unseen.length > 0 && (
            <>
              {" "}
              {t("queue.unseen", { count: unseen.length, number: unseen.length })}{" "}
              {unseen.map((entry) => (
                <button key={entry.reportId} type="button" className={shared["linkish"]} onClick={() => open(entry)}>
                  {entry.clientName}
                </button>
              ))}
            </>
          )}
        </>
      }
      action={
        <Row gap="0.75rem" align="center" justify="center">
          <SendApproved approved={entries.filter(({ state }) => state === "approved" || state === "revised")} />
          <Link className={shared["way"]} to={board}>
            {t("queue.toBoard")}
          </Link>
        </Row>
      }
    />
  );
}

/** Sends what the queue approved, after one question, and shows on the board how it goes. */
function SendApproved({ approved }: { approved: QueueEntry[] }) {
  const { t } = useTranslation(["review", "board"]);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { board } = useQueuePlace();
  const start = useStartRun();
  const [asking, ask] = useState(false);
  const reportType = matchValue(reportTypes, search.get("type"));
  const periodStart = search.get("period") ?? "";
  if (approved.length === 0 || !reportType) return null;
  const clientIds = approved.map(({ clientId }) => clientId);
  return (
    <>
      <Button size="sm" onClick={() => ask(true)}>
        {t("board:sendAll", { number: approved.length })}
      </Button>
      {asking && (
        <SendQuestion
          body={{ action: "send", reportType, periodStart, clientIds, undoable: true }}
          busy={start.isPending}
          onClose={() => ask(false)}
          onConfirm={(body) =>
            start.mutate(body, {
              onSuccess: () => void navigate(board),
              onError: failureToast((message) => t("board:actionFailed", { message })),
            })
          }
        />
      )}
    </>
  );
}

function useReasonText(): (reason: QueueEntry["reasons"][number]) => string {
  const { t } = useTranslation(["review", "figures", "plan"]);
  const { number } = useFormat();
  return ({ kind, figure, value, against, language, section }) => {
    const name = figure === "totalLeads" || figure === "totalVisitors" ? t(`figures:${figure}`) : "";
    const params = {
      figure: name,
      value: number(value ?? 0),
      against: number(against ?? 0),
      language: language === null ? "" : aboutLanguage(language).label,
      section: section === null ? "" : t(`plan:sections.names.${section}`),
    };
    return t(kind === "unusual" && against === null ? "queue.reason.unusualAlone" : `queue.reason.${kind}`, params);
  };
}
