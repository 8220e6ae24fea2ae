import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { exportSubscribers, listIssues, requestIssue } from "@agency/contracts/newsletter/endpoints";
import { addressOf, call, countOf } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** An article that can go to the list. */
export type MailableArticle = { slug: string; title: string };

/** How often the list is counted again, in ms. */
const pollingInterval = 30_000;

/** How often an issue that is still being mailed is read again, in ms. */
const sendingInterval = 2000;

/** How many are on the list. */
export function useSubscriberCount() {
  return useQuery({
    queryKey: keys.subscribers,
    queryFn: ({ signal }) => countOf(exportSubscribers, {}, { signal }),
    refetchInterval: pollingInterval,
    staleTime: 0,
  });
}

export function useIssues() {
  return useQuery({
    queryKey: keys.issues,
    queryFn: ({ signal }) => call(listIssues, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ counts }) => counts.queued > 0) ? sendingInterval : false),
  });
}

/** Mails an article to the list. Asking twice mails it once. */
export function useSendIssue() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) => call(requestIssue, { body: { slug } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: keys.issues }),
  });
}

/** Where the list is downloaded. */
export const subscribersAddress: string = addressOf(exportSubscribers);
