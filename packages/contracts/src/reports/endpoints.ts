import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

const reports = "/api/reports/clients/:clientId/reports";

export const listReports = endpoint<typeof routes.listReports>("GET", reports);
export const requestReport = endpoint<typeof routes.requestReport>("POST", reports);
export const sendReport = endpoint<typeof routes.sendReport>("POST", `${reports}/send`);
export const downloadReport = endpoint<typeof routes.downloadReport>("GET", `${reports}/:reportId/pdf`);
export const commentReport = endpoint<typeof routes.commentReport>("PUT", `${reports}/:reportId/comment`);
export const resendReport = endpoint<typeof routes.resendReport>("POST", `${reports}/:reportId/resend`);
export const settleDispatch = endpoint<typeof routes.settleDispatch>(
  "POST",
  `${reports}/:reportId/dispatches/:dispatchId/settle`,
);
export const listAllReports = endpoint<typeof routes.listAllReports>("GET", "/api/reports");
