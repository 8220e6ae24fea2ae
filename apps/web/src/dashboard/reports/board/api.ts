import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Board, BoardQuery, RunInput } from "@agency/contracts/board";
import type { ReadPeriodInput } from "@agency/contracts/sources";
import type { ReportType } from "@agency/model/report/report-type";
import { call } from "../../../shared/api/call.ts";
import { read, useChange } from "../../shared/calls.ts";
import { keys } from "../../shared/keys.ts";
import { useRefreshReports } from "../api.ts";

/** Polling intervals of the board while something goes on, while sources are being read, and while nothing does, in ms. */
const busyInterval = 1000;
const readingInterval = 5000;
const calmInterval = 15_000;

export type BoardView = Omit<BoardQuery, "limit" | "offset">;

/** One page of the board. */
export function useBoard(query: BoardQuery) {
  return useQuery({
    queryKey: keys.board(query),
    queryFn: ({ signal }) => call("GET /api/reports/board", { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => readInterval(state.data),
  });
}

/** The board's row of one client, for the last complete period of a type. */
export function useClientRow(clientId: string, reportType: ReportType) {
  return useQuery({
    queryKey: keys.clientRow(clientId, reportType),
    queryFn: ({ signal }) =>
      call("GET /api/reports/clients/:clientId/board", { params: { clientId }, query: { reportType } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const life = state.data?.row?.state;
      return life === "preparing" || life === "sending" ? busyInterval : calmInterval;
    },
  });
}

/** What changed in a client's reports of some periods since the client got them; null where nothing did. */
export function useChangedSince(clientId: string, reportType: ReportType, periodStarts: readonly string[]) {
  return useQueries({
    queries: periodStarts.map((periodStart) => ({
      queryKey: keys.clientRow(clientId, reportType, periodStart),
      queryFn: read("GET /api/reports/clients/:clientId/board", {
        params: { clientId },
        query: { reportType, periodStart },
      }),
      staleTime: 0,
    })),
    combine: (rows) => rows.map(({ data }) => data?.row?.detail.changed ?? null),
  });
}

const boardChoices = (view: BoardView) => ({
  queryKey: keys.boardChoices(view),
  staleTime: 0,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call("GET /api/reports/board/choices", { query: view }, { signal })).choices,
});

/** The shortest interval at which the choices are read again, in ms: they are of the whole board. */
const choicesInterval = 5000;

/** The clients of a view in its order, with what can be asked for each; read while `on`, and when they are asked for. */
export function useChoices(view: BoardView, { on, interval }: { on: boolean; interval: number }) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...boardChoices(view),
    enabled: on,
    refetchInterval: Math.max(interval, choicesInterval),
  });
  return {
    choices: on ? data : undefined,
    readChoices: () => queryClient.fetchQuery(boardChoices(view)),
  };
}

/** How often to read the board again. */
export function readInterval(board: Board | undefined): number {
  const busy = board && (board.runs.some(({ ended }) => !ended) || board.counts.preparing + board.counts.sending > 0);
  if (busy) return busyInterval;
  const reading = board?.rows.some(({ detail }) => detail.problem?.code === "source_unread");
  return reading ? readingInterval : calmInterval;
}

/** The outcome for each client of a run. Read once more when it has ended. */
export function useRun(runId: string, { ended, on }: { ended: boolean; on: boolean }) {
  return useQuery({
    queryKey: keys.run(runId, ended),
    queryFn: ({ signal }) =>
      call("GET /api/reports/runs/:runId", { params: { runId }, query: { limit: 200 } }, { signal }),
    enabled: on,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (ended || state.data?.ended ? false : busyInterval),
  });
}

/** Prepares, approves, sends, retries or cancels many reports. The server answers while the work is still queued. */
export function useStartRun() {
  const refresh = useRefreshReports();
  return useMutation({
    mutationFn: (body: RunInput) => call("POST /api/reports/runs", { body }),
    onSuccess: refresh,
  });
}

/** Leaves a report as it was sent. The rows are read again also where that is refused: what was on screen is no longer so. */
export function useLeaveAsSent(params: { clientId: string; reportId: string }) {
  return useMutation({
    mutationFn: (version: number) =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/leave", { params, body: { version } }),
    onSettled: useRefreshReports(),
  });
}

/** What a run would mail, asked anew each time. */
export function useSendingQuestion(body: RunInput) {
  return useQuery({
    queryKey: keys.sendingQuestion(body),
    queryFn: ({ signal }) => call("POST /api/reports/runs/question", { body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Mails to the staff what a run would mail, and nothing else. */
export function useSendCopies() {
  return useChange((body: RunInput) => call("POST /api/reports/runs/copies", { body }), [], [keys.notifications]);
}

/** Undoes what a run has not done yet. */
export function useStopRun() {
  return useChange(
    (runId: string) => call("POST /api/reports/runs/:runId/stop", { params: { runId } }),
    [],
    [keys.reports],
  );
}

/** Mails at once what waits for its minute to be over. */
export function useHurryRun() {
  return useChange(
    (runId: string) => call("POST /api/reports/runs/:runId/now", { params: { runId } }),
    [],
    [keys.reports],
  );
}

/** Reads a period of a client's sources. The board says that they are being read, and shows their figures once they are. */
export function useReadPeriod(clientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ReadPeriodInput) =>
      call("POST /api/reports/clients/:clientId/sources/read-period", { params: { clientId }, body }),
    onSuccess: () => {
      for (const queryKey of [keys.reports, keys.clients, keys.sources])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
