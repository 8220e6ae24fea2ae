import { useLocation } from "react-router";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { ReportType } from "@agency/model/report/report-type";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";

/** The parameters of a page's address that can have a client's ID. */
type Name = "client" | "figures";

/**
 * The address of a page of the staff with a client. The ID opens the client's portal, so it stands behind the #, which browsers send to
 * no server: it is in no log, and no other site learns it.
 */
export function withClient(path: string, name: Name, clientId: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}#${new URLSearchParams({ [name]: clientId }).toString()}`;
}

/** The ID of the client that the page's address names, or null. */
export function useClientInAddress(name: Name): string | null {
  return new URLSearchParams(useLocation().hash.slice(1)).get(name);
}

/** The path of the form with the figures of one period, without a language prefix. */
export function figuresPath(
  clientId: string,
  { reportType, periodStart }: { reportType: ReportType; periodStart: string },
  tab?: string,
): string {
  return withClient("/admin", "figures", clientId, { ...(tab && { tab }), type: reportType, period: periodStart });
}

/** The path of a report's review, without a language prefix. */
export function reviewPath({ id, clientId }: Pick<ReportProgress, "id" | "clientId">): string {
  return withClient("/admin/review", "client", clientId, { report: id });
}

/** The path of the review queue of a period, opened at a report, without a language prefix. */
export function queuePath(
  { clientId, reportId }: { clientId: string; reportId: string },
  { reportType, periodStart }: { reportType: ReportType; periodStart: string },
): string {
  return withClient("/admin/review", "client", clientId, { type: reportType, period: periodStart, report: reportId });
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
