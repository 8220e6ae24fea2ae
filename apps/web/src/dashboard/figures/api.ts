import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ClientFigures, FiguresInput, PeriodFigures, TakeBackInput } from "@agency/contracts/figures";
import type { ReportType } from "@agency/model/report/report-type";
import { addressOf, call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** Whatever shows figures: the month board, the table of clients and what waits for the staff as well. */
export const shownFigures = [keys.allFigures, keys.reports, keys.clients, keys.attention];

export function useFigures(clientId: string) {
  return useQuery({
    queryKey: keys.figures(clientId),
    queryFn: ({ signal }) => call("GET /api/reports/clients/:clientId/figures", { params: { clientId } }, { signal }),
    // A colleague or Google may have changed them since.
    staleTime: 0,
  });
}

export function useSaveFigures(clientId: string) {
  const keep = useKeepPeriod(clientId);
  return useMutation({
    mutationFn: (body: FiguresInput) =>
      call("POST /api/reports/clients/:clientId/figures/change", { params: { clientId }, body }),
    onSuccess: keep,
  });
}

export function useTakeBackFigures(clientId: string) {
  const keep = useKeepPeriod(clientId);
  return useMutation({
    mutationFn: (body: TakeBackInput) =>
      call("POST /api/reports/clients/:clientId/figures/take-back", { params: { clientId }, body }),
    onSuccess: keep,
  });
}

/** What deleting the figures of a period does. */
export function useDeletion(clientId: string, { reportType, start: periodStart }: ChosenPeriod) {
  return useQuery({
    queryKey: keys.deletion(clientId, { reportType, periodStart }),
    queryFn: ({ signal }) =>
      call(
        "GET /api/reports/clients/:clientId/figures/:reportType/:periodStart/deletion",
        { params: { clientId, reportType, periodStart } },
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function useDeletePeriod(clientId: string, { reportType, start: periodStart }: ChosenPeriod) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (seen: string) =>
      call("DELETE /api/reports/clients/:clientId/figures/:reportType/:periodStart", {
        params: { clientId, reportType, periodStart },
        query: { seen },
      }),
    onSuccess: () => {
      // Sources read the period again.
      for (const queryKey of [...shownFigures, keys.sources]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** The download address of a client's CSV template. */
export function templateAddress(clientId: string): string {
  return addressOf("GET /api/reports/clients/:clientId/figures/template.csv", { params: { clientId } });
}

/** Puts the answer into the client's figures, which the form compares with, and refetches whatever shows figures. */
function useKeepPeriod(clientId: string) {
  const queryClient = useQueryClient();
  return async (period: PeriodFigures) => {
    // A request made earlier could overwrite the answer with older data.
    await queryClient.cancelQueries({ queryKey: keys.figures(clientId) });
    queryClient.setQueryData<ClientFigures>(keys.figures(clientId), (known) => known && withPeriod(known, period));
    for (const queryKey of shownFigures) void queryClient.invalidateQueries({ queryKey });
  };
}

function withPeriod(figures: ClientFigures, period: PeriodFigures): ClientFigures {
  const others = figures.periods.filter(
    ({ reportType, periodStart }) => reportType !== period.reportType || periodStart !== period.periodStart,
  );
  const periods = [period, ...others].toSorted((a, b) => b.periodStart.localeCompare(a.periodStart));
  return { ...figures, periods };
}

/** The period whose figures are being typed in, identified by its first day. */
export type ChosenPeriod = { reportType: ReportType; start: string };
