import { useQuery } from "@tanstack/react-query";
import { callAddress, call } from "../../shared/api/call.ts";
import { pollingInterval, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** An article that can be sent to the subscribers. */
export type MailableArticle = { slug: string; title: string };

/** Polling interval of an issue that is being sent, in ms. */
const sendingInterval = 2000;

export function useSubscriberCount() {
  return useQuery({
    queryKey: keys.subscribers,
    queryFn: async ({ signal }) => (await call("GET /api/newsletter/subscribers/count", {}, { signal })).count,
    refetchInterval: pollingInterval,
    staleTime: 0,
  });
}

/** The issues, followed while one is being sent or waits for its article. */
export function useIssues() {
  return useQuery({
    queryKey: keys.issues,
    queryFn: ({ signal }) => call("GET /api/newsletter/issues", {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.filter(({ counts }) => counts.queued > 0) ?? [];
      if (waiting.some(({ articleExists }) => articleExists)) return sendingInterval;
      return waiting.length > 0 && pollingInterval;
    },
  });
}

/** Emails an article to the subscribers. Repeated requests send it once. */
export function useSendIssue() {
  return useChange((slug: string) => call("POST /api/newsletter/issues", { body: { slug } }), [keys.issues]);
}

/** The download address of the subscriber list. */
export const subscribersAddress: string = callAddress("GET /api/newsletter/subscribers");
