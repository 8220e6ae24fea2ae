import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callAddress, call } from "../../shared/api/call.ts";
import { read, useChange, useRefresh } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** A person's records. Queued emails change their state. */
export function usePerson(email: string) {
  return useQuery({
    queryKey: keys.person(email),
    queryFn: read("GET /api/people", { query: { email } }),
    staleTime: 0,
    refetchInterval: 10_000,
  });
}

/** Erases all data about an email address. Only `useAfterErasure` reads it again, so that the result can be read first. */
export function useErasePerson(email: string) {
  return useChange(() => call("DELETE /api/people", { query: { email } }));
}

/** Also removes erased data from the browser, and refetches lists that may include it. */
export function useAfterErasure(): () => void {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return () => {
    for (const queryKey of [keys.people, keys.openedEnquiries]) queryClient.removeQueries({ queryKey });
    void refresh([keys.enquiryLists, keys.enquiryCounts, keys.notifications, keys.newsletter]);
  };
}

/** The download address for all data about an email address. */
export function personAddress(email: string): string {
  return callAddress("GET /api/people/export", { query: { email } });
}
