import type { ClientParams } from "../clients/schemas.ts";
import { endpoint } from "../endpoint.ts";
import type {
  AllReports,
  AllReportsQuery,
  CommentInput,
  DispatchParams,
  Report,
  ReportParams,
  ReportProgress,
  RequestReportInput,
  ResendInput,
  SettleInput,
} from "./schemas.ts";

const reports = "/api/reports/clients/:clientId/reports";

export const listReports = endpoint<{ params: ClientParams; response: Report[] }>("GET", reports);
export const requestReport = endpoint<{ params: ClientParams; body: RequestReportInput; response: ReportProgress }>(
  "POST",
  reports,
);
export const sendReport = endpoint<{ params: ClientParams; body: RequestReportInput; response: ReportProgress }>(
  "POST",
  `${reports}/send`,
);
export const readReport = endpoint<{ params: ReportParams; response: Report }>("GET", `${reports}/:reportId`);
export const downloadReport = endpoint<{ params: ReportParams; response: unknown }>("GET", `${reports}/:reportId/pdf`);
export const readReportProgress = endpoint<{ params: ReportParams; response: ReportProgress }>(
  "GET",
  `${reports}/:reportId/progress`,
);
export const commentReport = endpoint<{ params: ReportParams; body: CommentInput; response: ReportProgress }>(
  "PUT",
  `${reports}/:reportId/comment`,
);
export const resendReport = endpoint<{ params: ReportParams; body: ResendInput; response: ReportProgress }>(
  "POST",
  `${reports}/:reportId/resend`,
);
export const settleDispatch = endpoint<{ params: DispatchParams; body: SettleInput; response: ReportProgress }>(
  "POST",
  `${reports}/:reportId/dispatches/:dispatchId/settle`,
);
export const listAllReports = endpoint<{ query: AllReportsQuery; response: AllReports }>("GET", "/api/reports");
