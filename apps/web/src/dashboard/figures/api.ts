import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readFigures, readFiguresTemplate, saveFigures, takeBackFigures } from "@agency/contracts/figures/endpoints";
import type { FiguresInput, TakeBackInput } from "@agency/contracts/figures/schemas";
import { addressOf, call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

export function useFigures(clientId: string) {
  return useQuery({
    queryKey: keys.figures(clientId),
    queryFn: ({ signal }) => call(readFigures, { params: { clientId } }, { signal }),
  });
}

export function useSaveFigures(clientId: string) {
  const refresh = useRefreshFigures(clientId);
  return useMutation({
    mutationFn: (body: FiguresInput) => call(saveFigures, { params: { clientId }, body }),
    onSuccess: refresh,
  });
}

export function useTakeBackFigures(clientId: string) {
  const refresh = useRefreshFigures(clientId);
  return useMutation({
    mutationFn: (body: TakeBackInput) => call(takeBackFigures, { params: { clientId }, body }),
    onSuccess: refresh,
  });
}

/** The download address of a client's CSV template. */
export function templateAddress(clientId: string): string {
  return addressOf(readFiguresTemplate, { params: { clientId } });
}

function useRefreshFigures(clientId: string): () => void {
  const queryClient = useQueryClient();
  return () => {
    // The month board shows them as well.
    for (const queryKey of [keys.figures(clientId), keys.reports]) void queryClient.invalidateQueries({ queryKey });
  };
}
