import { queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";

export type SharedPlace = { clientId: string; reportId: string };

/** The links that open a report at present. The key begins as the portal's, so that leaving it drops them. */
export function sharesQuery({ clientId, reportId }: SharedPlace) {
  return queryOptions({
    queryKey: ["portal", "shares", clientId, reportId],
    queryFn: ({ signal }) =>
      call(
        "GET /api/reports/clients/:clientId/reports/:reportId/shares",
        { params: { clientId, reportId } },
        { signal },
      ),
    gcTime: 0,
  });
}
