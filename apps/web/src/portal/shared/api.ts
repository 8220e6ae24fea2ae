import { queryOptions } from "@tanstack/react-query";
import { call } from "../../shared/api/call.ts";

/** The report that a link opens. Kept while the tab is open, so that changing the language is not another view. */
export function sharedQuery(shareToken: string) {
  return queryOptions({
    queryKey: ["shared", shareToken],
    queryFn: ({ signal }) => call("GET /api/shared/:shareToken", { params: { shareToken } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
