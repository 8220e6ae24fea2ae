import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listLetters, settleLetter } from "@agency/contracts/letters/endpoints";
import type { LettersQuery } from "@agency/contracts/letters/schemas";
import { call, callList } from "../../../lib/api/call.ts";
import { keys } from "./keys.ts";

/** How often the list of mails is read again, in ms. */
const pollingInterval = 10_000;

export function useLetters(query: LettersQuery) {
  return useQuery({
    queryKey: keys.letterList(query),
    queryFn: ({ signal }) => callList(listLetters, { query }, { signal }),
    refetchInterval: pollingInterval,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Settles a mail whose outcome is not known, or sends one again that failed. */
export function useSettleLetter() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ letterId, arrived }: { letterId: string; arrived: boolean }) =>
      call(settleLetter, { params: { letterId }, body: { arrived } }),
    onSettled: () => {
      for (const queryKey of [keys.letters, keys.people, keys.issues]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
