import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { NotificationsQuery } from "@agency/contracts/notifications";
import { call, callList } from "../../shared/api/call.ts";
import { useRefresh } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

export function useNotifications(query: NotificationsQuery) {
  return useQuery({
    queryKey: keys.notificationList(query),
    queryFn: ({ signal }) => callList("GET /api/notifications", { query }, { signal }),
    refetchInterval: 10_000,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Settles an email with an unknown outcome, or sends a failed one again. */
export function useSettleNotification() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ notificationId, arrived }: { notificationId: string; arrived: boolean }) =>
      call("POST /api/notifications/:notificationId/settle", { params: { notificationId }, body: { arrived } }),
    onSettled: () => void refresh([keys.notifications, keys.people, keys.issues]),
  });
}
