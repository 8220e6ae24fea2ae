import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { erasePerson, exportPerson, readPerson } from "@agency/contracts/people/endpoints";
import { addressOf, call } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** How often a person's records are read again, in ms: a mail that waits changes its state. */
const pollingInterval = 10_000;

export function usePerson(email: string) {
  return useQuery({
    queryKey: keys.person(email),
    queryFn: ({ signal }) => call(readPerson, { query: { email } }, { signal }),
    staleTime: 0,
    refetchInterval: pollingInterval,
  });
}

/** Erases what is held about an address. Nothing is read again before `useAfterErasure` says so: the outcome is read first. */
export function useErasePerson(email: string) {
  return useMutation({ mutationFn: () => call(erasePerson, { query: { email } }) });
}

/** Forgets in the browser, too, what is erased, and reads again what may have told of it. */
export function useAfterErasure(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [keys.people, keys.openedEnquiries]) queryClient.removeQueries({ queryKey });
    for (const queryKey of [keys.enquiryLists, keys.enquiryCounts, keys.notifications, keys.newsletter]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}

/** Where all that is held about an address is downloaded. */
export function personAddress(email: string): string {
  return addressOf(exportPerson, { query: { email } });
}
