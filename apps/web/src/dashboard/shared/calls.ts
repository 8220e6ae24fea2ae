import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer, CallName, Given, Input } from "@agency/contracts/calls";
import { call, type CallOptions } from "../../shared/api/call.ts";

/** How often pages for signed-in staff read again what others change, in ms. */
export const pollingInterval = 30_000;

/** Reads an answer of the API for a query. */
export function read<Name extends CallName>(name: Name, ...[input]: Given<Input<Name>>) {
  return ({ signal }: { signal: AbortSignal }): Promise<Answer<Name>> =>
    call(name, ...([input, { signal }] as unknown as Given<Input<Name>, [CallOptions]>));
}

/**
 * Changes something through the API, and reads again what may show it.
 * @param shownIn what nobody waits for
 * @param awaited what the change waits for before it counts as done
 */
export function useChange<Result, Body = void>(
  change: (body: Body) => Promise<Result>,
  shownIn: readonly QueryKey[] = [],
  awaited: readonly QueryKey[] = [],
) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void refresh(shownIn);
      return refresh(awaited);
    },
  });
}

/** Reads queries again, and waits for their end. */
export function useRefresh(): (queryKeys: readonly QueryKey[]) => Promise<unknown> {
  const queryClient = useQueryClient();
  return (queryKeys) => Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
