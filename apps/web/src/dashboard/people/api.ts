import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** Polling interval of a person's records, in ms: queued emails change their state. */
const pollingInterval = 10_000;

export function usePerson(email: string) {
  return useQuery({
    queryKey: keys.person(email),
    queryFn: ({ signal }) => call("GET /api/people", { query: { email } }, { signal }),
    staleTime: 0,
    refetchInterval: pollingInterval,
  });
}

/**
 * Erases all data about an email address. Data is refetched only by `useAfterErasure`, so that the result can be read
 * first.
 */
export function useErasePerson(email: string) {
  return useMutation({ mutationFn: () => call("DELETE /api/people", { query: { email } }) });
}

/** Also removes erased data from the browser, and refetches lists that may include it. */
export function useAfterErasure(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.people, keys.openedEnquiries]) queryClient.removeQueries({ queryKey });
    for (const queryKey of [keys.enquiryLists, keys.enquiryCounts, keys.notifications, keys.newsletter]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}

/** The download address for all data about an email address. */
export function personAddress(email: string): string {
  return addressOf("GET /api/people/export", { query: { email } });
}
