import { queryOptions } from "@tanstack/react-query";
import { readClient } from "@agency/contracts/clients/endpoints";
import { listReports } from "@agency/contracts/reports/endpoints";
import { CallError } from "../shared/api/call-error.ts";
import { call } from "../shared/api/call.ts";

export const portalKey = "portal";

/** The client with an ID. The cache drops portal data when the visitor leaves. */
export function clientQuery(clientId: string) {
  return queryOptions({
    queryKey: [portalKey, "client", clientId],
    queryFn: ({ signal }) => call(readClient, { params: { clientId } }, { signal }),
    gcTime: 0,
  });
}

/** The client's reports, newest first. */
export function reportsQuery(clientId: string) {
  return queryOptions({
    queryKey: [portalKey, "reports", clientId],
    queryFn: ({ signal }) => call(listReports, { params: { clientId } }, { signal }),
    gcTime: 0,
  });
}

/** Whether no client has the ID. */
export function isWrongId(error: unknown): boolean {
  return error instanceof CallError && error.body?.error === "client_not_found";
}

/** Whether the visitor has to wait before the next attempt. */
export function mustWait(error: unknown): boolean {
  return error instanceof CallError && error.status === 429;
}
