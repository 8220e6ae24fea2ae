import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { PortalClient } from "@agency/contracts/clients";
import type { HistoryQuery } from "@agency/contracts/portal-history";
import { CallError } from "../shared/api/call-error.ts";
import { call } from "../shared/api/call.ts";
import { takeEarly } from "./first-screen/early-portal.ts";

export const portalKey = "portal";

/** Without a connection, a read fails at once and says so. It would otherwise wait for one without a word. */
const networkMode = "always";

/** The client with an ID. The cache drops portal data when the visitor leaves. */
export function clientQuery(clientId: string) {
  return queryOptions({
    queryKey: [portalKey, "client", clientId],
    queryFn: async ({ signal }): Promise<PortalClient> =>
      (await takeEarly(clientId, "client")) ??
      call("GET /api/reports/clients/:clientId", { params: { clientId } }, { signal }),
    networkMode,
    gcTime: 0,
  });
}

/** The client's newest report of the type that it mainly gets; null before the first one. */
export function newestQuery(clientId: string) {
  return queryOptions({
    queryKey: [portalKey, "newest", clientId],
    queryFn: async ({ signal }) => {
      const early = await takeEarly(clientId, "newest");
      if (early !== undefined) return early;
      const [newest] = await call(
        "GET /api/reports/clients/:clientId/reports",
        { params: { clientId }, query: { types: "main", limit: 1 } },
        { signal },
      );
      return newest ?? null;
    },
    networkMode,
    gcTime: 0,
  });
}

/** One report, or a former revision of it. */
export function reportQuery(clientId: string, { reportId, revision }: { reportId: string; revision: number | null }) {
  return queryOptions({
    queryKey: [portalKey, "report", clientId, reportId, revision],
    queryFn: async ({ signal }) => {
      const early = revision === null ? await takeEarly(clientId, "report") : null;
      if (early?.id === reportId) return early;
      return revision === null
        ? call("GET /api/reports/clients/:clientId/reports/:reportId", { params: { clientId, reportId } }, { signal })
        : call(
            "GET /api/reports/clients/:clientId/reports/:reportId/revisions/:number",
            { params: { clientId, reportId, number: String(revision) } },
            { signal },
          );
    },
    networkMode,
    gcTime: 0,
  });
}

/** How many reports a page of the history has: a year of monthly reports, or a quarter of weekly ones. */
const pageLength = 12;

/** The client's reports in pages, newest period first. */
export function historyQuery(clientId: string, filter: Pick<HistoryQuery, "reportType" | "year">) {
  return infiniteQueryOptions({
    queryKey: [portalKey, "history", clientId, filter],
    queryFn: ({ signal, pageParam }) =>
      call(
        "GET /api/reports/clients/:clientId/history",
        { params: { clientId }, query: { ...filter, limit: pageLength, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ reports }, pages) => (reports.length < pageLength ? null : pages.length * pageLength),
    networkMode,
    gcTime: 0,
  });
}

/** The approvals of a report and its emails, newest first. */
export function revisionsQuery(clientId: string, reportId: string) {
  return queryOptions({
    queryKey: [portalKey, "revisions", clientId, reportId],
    queryFn: ({ signal }) =>
      call(
        "GET /api/reports/clients/:clientId/reports/:reportId/revisions",
        { params: { clientId, reportId } },
        { signal },
      ),
    networkMode,
    gcTime: 0,
  });
}

/** Whether no client has the ID. */
export function isWrongId(error: unknown): boolean {
  return error instanceof CallError && error.body?.error === "client_not_found";
}

/** Whether the client has no such report, or none any more. */
export function isMissingReport(error: unknown): boolean {
  return error instanceof CallError && error.body?.error === "report_not_found";
}

/** Whether the visitor has to wait before the next attempt. */
export function mustWait(error: unknown): boolean {
  return error instanceof CallError && error.status === 429;
}

/** Whether a text may be the token of a report's link: 32 bytes as base64url. */
export const isShareToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The report that a link opens. Kept while the tab is open, so that changing the language is not another view. */
export function sharedQuery(shareToken: string) {
  return queryOptions({
    queryKey: ["shared", shareToken],
    queryFn: ({ signal }) => call("GET /api/shared/:shareToken", { params: { shareToken } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
