import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

const reports = "/api/reports/clients/:clientId/reports";

export const listReports = endpoint<typeof routes.listReports>("GET", reports);
export const requestReport = endpoint<typeof routes.requestReport>("POST", reports);
export const sendReport = endpoint<typeof routes.sendReport>("POST", `${reports}/send`);
export const readReport = endpoint<typeof routes.readReport>("GET", `${reports}/:reportId`);
export const downloadReport = endpoint<typeof routes.downloadReport>("GET", `${reports}/:reportId/pdf`);
export const readDraft = endpoint<typeof routes.readDraft>("GET", `${reports}/:reportId/draft`);
export const checkLetters = endpoint<typeof routes.checkLetters>("POST", "/api/reports/letters");
export const downloadDraft = endpoint<typeof routes.downloadDraft>("GET", `${reports}/:reportId/draft/pdf`);
export const approveReport = endpoint<typeof routes.approveReport>("POST", `${reports}/:reportId/approve`);
export const sendApproved = endpoint<typeof routes.sendApproved>("POST", `${reports}/:reportId/send`);
export const readDispatch = endpoint<typeof routes.readDispatch>("GET", `${reports}/:reportId/dispatches/:dispatchId`);
export const downloadDispatch = endpoint<typeof routes.downloadDispatch>(
  "GET",
  `${reports}/:reportId/dispatches/:dispatchId/pdf`,
);
export const editReport = endpoint<typeof routes.editReport>("PUT", `${reports}/:reportId/draft`);
export const resendReport = endpoint<typeof routes.resendReport>("POST", `${reports}/:reportId/resend`);
export const settleDispatch = endpoint<typeof routes.settleDispatch>(
  "POST",
  `${reports}/:reportId/dispatches/:dispatchId/settle`,
);
export const listAllReports = endpoint<typeof routes.listAllReports>("GET", "/api/reports");
export const listClientReports = endpoint<typeof routes.listClientReports>(
  "GET",
  "/api/reports/clients/:clientId/progress",
);
