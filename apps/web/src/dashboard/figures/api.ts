import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ClientFigures, FiguresInput, PeriodFigures, TakeBackInput } from "@agency/contracts/figures";
import type { ReportType } from "@agency/model/report/report-type";
import { callAddress, call } from "../../shared/api/call.ts";
import { read, useChange, useRefresh } from "../shared/calls.ts";
import { useReadAgain } from "../shared/changed-meanwhile.ts";
import { keys } from "../shared/keys.ts";

/** Whatever shows figures: the month board, the table of clients and what waits for the staff as well. */
export const shownFigures = [keys.allFigures, keys.reports, keys.clients, keys.attention];

export function useFigures(clientId: string) {
  return useQuery({
    queryKey: keys.figures(clientId),
    queryFn: read("GET /api/reports/clients/:clientId/figures", { params: { clientId } }),
    // A colleague or Google may have changed them since.
    staleTime: 0,
  });
}

export function useSaveFigures(clientId: string) {
  const orReadAgain = useReadAgain(keys.figures(clientId));
  return useChangePeriod(clientId, (body: FiguresInput) =>
    call("POST /api/reports/clients/:clientId/figures/change", { params: { clientId }, body }).catch(orReadAgain),
  );
}

export function useTakeBackFigures(clientId: string) {
  return useChangePeriod(clientId, (body: TakeBackInput) =>
    call("POST /api/reports/clients/:clientId/figures/take-back", { params: { clientId }, body }),
  );
}

/** Gives a quarter of some clients what follows from its months. */
export function useAddUpMonths() {
  return useChange(
    (body: { periodStart: string; clientIds: string[] }) => call("POST /api/reports/figures/add-up", { body }),
    shownFigures,
  );
}

/** The effects of deleting the figures of a period, read before anybody confirms. */
export function useDeletion(clientId: string, { reportType, start: periodStart }: ChosenPeriod) {
  return useQuery({
    queryKey: keys.deletion(clientId, { reportType, periodStart }),
    queryFn: read("GET /api/reports/clients/:clientId/figures/:reportType/:periodStart/deletion", {
      params: { clientId, reportType, periodStart },
    }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Deletes a period as it was `seen`. Sources read it again. */
export function useDeletePeriod(clientId: string, { reportType, start: periodStart }: ChosenPeriod) {
  return useChange(
    (seen: string) =>
      call("DELETE /api/reports/clients/:clientId/figures/:reportType/:periodStart", {
        params: { clientId, reportType, periodStart },
        query: { seen },
      }),
    [...shownFigures, keys.sources],
  );
}

/** The download address of a client's CSV template. */
export function templateAddress(clientId: string): string {
  return callAddress("GET /api/reports/clients/:clientId/figures/template.csv", { params: { clientId } });
}

/** Puts the answer into the client's figures, which the form compares with, and reads again whatever shows figures. */
function useChangePeriod<Given, Changed extends PeriodFigures>(
  clientId: string,
  change: (given: Given) => Promise<Changed>,
) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: change,
    onSuccess: async (period) => {
      // A request made earlier could overwrite the answer with older data.
      await queryClient.cancelQueries({ queryKey: keys.figures(clientId) });
      queryClient.setQueryData<ClientFigures>(keys.figures(clientId), (known) => known && withPeriod(known, period));
      void refresh(shownFigures);
    },
  });
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
