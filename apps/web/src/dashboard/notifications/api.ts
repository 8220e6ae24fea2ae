import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { NotificationsQuery } from "@agency/contracts/notifications";
import { call, callList } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";

/** Polling interval of the email list, in ms. */
const pollingInterval = 10_000;

export function useNotifications(query: NotificationsQuery) {
  return useQuery({
    queryKey: keys.notificationList(query),
    queryFn: ({ signal }) => callList("GET /api/notifications", { query }, { signal }),
    refetchInterval: pollingInterval,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Settles an email with an unknown outcome, or sends a failed one again. */
export function useSettleNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ notificationId, arrived }: { notificationId: string; arrived: boolean }) =>
      call("POST /api/notifications/:notificationId/settle", { params: { notificationId }, body: { arrived } }),
    onSettled: () => {
      for (const queryKey of [keys.notifications, keys.people, keys.issues]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
