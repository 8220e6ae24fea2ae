import { useLocation } from "react-router";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { ReportType } from "@agency/model/report/report-type";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";

/** The tabs of a client's page, in their order; the first one is open where the address names none. */
export const clientTabs = ["reports", "figures", "contents", "work", "history"] as const;
export type ClientTab = (typeof clientTabs)[number];

/**
 * The address of a page of the staff with a client. The ID opens the client's portal, so it stands behind the #, which browsers send to
 * no server: it is in no log, and no other site learns it.
 */
export function withClient(path: string, clientId: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}#${new URLSearchParams({ client: clientId }).toString()}`;
}

/** The ID of the client that the page's address names, or null. */
export function useClientInAddress(): string | null {
  return new URLSearchParams(useLocation().hash.slice(1)).get("client");
}

/** The path of a client's page, without a language prefix. */
export function clientPath(clientId: string, tab: ClientTab = "reports", query: Record<string, string> = {}): string {
  return withClient("/admin/client", clientId, { ...(tab !== "reports" && { tab }), ...query });
}

/** The path of the form with the figures of one period, without a language prefix. */
export function figuresPath(
  clientId: string,
  { reportType, periodStart }: { reportType: ReportType; periodStart?: string | undefined },
): string {
  return clientPath(clientId, "figures", { type: reportType, ...(periodStart && { period: periodStart }) });
}

/** The path of a report's review, without a language prefix. */
export function reviewPath({ id, clientId }: Pick<ReportProgress, "id" | "clientId">): string {
  return withClient("/admin/review", clientId, { report: id });
}

/** The path of the review queue of a period, opened at a report, without a language prefix. */
export function queuePath(
  { clientId, reportId }: { clientId: string; reportId: string },
  { reportType, periodStart, mine }: { reportType: ReportType; periodStart: string; mine?: "yes" | undefined },
): string {
  return withClient("/admin/review", clientId, {
    type: reportType,
    period: periodStart,
    ...(mine && { mine }),
    report: reportId,
  });
}

/**
 * The address of a client's portal, opened at one report or else at the newest. The client ID follows the #, so that
 * server logs never include it.
 */
export function usePortalAddress(): (clientId: string, reportId?: string) => string {
  const localised = useLocalisedPath();
  return (clientId, reportId) => {
    const report = reportId === undefined ? "" : `?report=${reportId}`;
    return `${localised("/client-portal")}${report}#id=${clientId}`;
  };
}
