import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { QueueEntry } from "@agency/contracts/review-queue";
import { isDate } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { call } from "../../../shared/api/call.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { pollingInterval } from "../../shared/calls.ts";
import { queuePath } from "../../shared/client-in-address.ts";
import { keys } from "../../shared/keys.ts";
import { matchValue } from "../../shared/match-value.ts";
import { draftQuery } from "./api.ts";

export type ReviewQueue = {
  /** All reports of the queue: to look at closely first, then the others, and last what was skipped. */
  entries: QueueEntry[];
  skipped: ReadonlySet<string>;
  /** The report that is open; undefined when it is in no queue. */
  current: QueueEntry | undefined;
  /** Its place among all, from 1. */
  place: number;
  /** How many wait for a review. */
  left: number;
  /** The next one that waits; undefined at the end. */
  next: QueueEntry | undefined;
  /** Those beside the open one. */
  previous: QueueEntry | undefined;
  after: QueueEntry | undefined;
  open: (entry: QueueEntry) => void;
  /** Puts the open report at the end, and opens the next one. */
  skip: () => void;
  /** Notes that the open report was approved, and opens the next one. */
  approved: () => void;
  /** What was approved here last; null when nothing was, or that was withdrawn. */
  lastApproved: QueueEntry | null;
  /** Notes that it was withdrawn, and opens it again. */
  withdrawn: (entry: QueueEntry) => void;
};

/** The prepared reports of the period that the address names, one of which is open; null where it names none. */
export function useReviewQueue(reportId: string | null): { queue: ReviewQueue | null; error: unknown } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const reportType = matchValue(reportTypes, search.get("type"));
  const start = search.get("period");
  const periodStart = start !== null && isDate(start) ? start : null;
  const mine = search.get("mine") === "yes" ? { mine: "yes" as const } : {};
  const asked = reportType && periodStart ? { reportType, periodStart, ...mine } : null;

  const { data, error } = useQuery({
    queryKey: keys.queue(asked),
    queryFn: ({ signal }) => {
      if (!asked) throw new TypeError("No queue is asked for");
      return call("GET /api/reports/queue", { query: asked }, { signal });
    },
    enabled: asked !== null,
    refetchInterval: pollingInterval,
  });
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [approvals, setApprovals] = useState<QueueEntry[]>([]);
  const entries = useStableOrder(data?.entries, skipped);
  const at = entries.findIndex((entry) => entry.reportId === reportId);
  const next = nextOpen(entries, at, skipped);
  usePreload(next);
  const first = reportId === null ? (next ?? entries[0]) : undefined;
  const openFirst = useEffectEvent(() => {
    if (first && asked) void navigate(localised(queuePath(first, asked)), { replace: true });
  });
  useEffect(() => openFirst(), [first?.reportId]);
  if (!asked || !data) return { queue: null, error: asked && error };

  const open = (entry: QueueEntry) => void navigate(localised(queuePath(entry, asked)), { replace: true });
  const current = entries[at];
  return {
    error,
    queue: {
      entries,
      skipped,
      current,
      place: at + 1,
      left: entries.filter((entry) => entry.open).length,
      next,
      previous: entries[at - 1],
      after: entries[at + 1],
      open,
      skip: () => {
        if (!current) return;
        setSkipped(new Set([...skipped, current.reportId]));
        if (next) open(next);
      },
      approved: () => {
        if (current) setApprovals([...approvals, current]);
        if (next) open(next);
      },
      lastApproved: approvals.at(-1) ?? null,
      withdrawn: (entry) => {
        setApprovals(approvals.filter((one) => one.reportId !== entry.reportId));
        open(entry);
      },
    },
  };
}

/** The next report that waits: after the open one, else from the beginning; skipped ones come last. */
export function nextOpen(entries: QueueEntry[], at: number, skipped: ReadonlySet<string>): QueueEntry | undefined {
  const others = [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))].filter((entry) => entry.open);
  return others.find(({ reportId }) => !skipped.has(reportId)) ?? others[0];
}

/** Keeps the order of the first answer, so that "7 of 38" stays where it was; reports that come later join at the end. */
function useStableOrder(found: QueueEntry[] | undefined, skipped: ReadonlySet<string>): QueueEntry[] {
  const [order, setOrder] = useState<string[]>([]);
  const joined = found?.map(({ reportId }) => reportId).filter((id) => !order.includes(id)) ?? [];
  if (joined.length > 0) setOrder([...order, ...joined]);
  const byId = new Map(found?.map((entry) => [entry.reportId, entry]));
  const ordered = [...order, ...joined].flatMap((id) => byId.get(id) ?? []);
  const isSkipped = ({ reportId }: QueueEntry) => Number(skipped.has(reportId));
  return ordered.toSorted((one, other) => isSkipped(one) - isSkipped(other));
}

/** Loads the next report ahead. */
function usePreload(next: QueueEntry | undefined): void {
  const queryClient = useQueryClient();
  const { clientId, reportId } = next ?? {};
  useEffect(() => {
    if (clientId && reportId) void queryClient.prefetchQuery(draftQuery({ clientId, reportId }));
  }, [queryClient, clientId, reportId]);
}
