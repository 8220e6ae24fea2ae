import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

const shares = "/api/reports/clients/:clientId/reports/:reportId/shares";

export const listShares = endpoint<typeof routes.listShares>("GET", shares);
export const makeShare = endpoint<typeof routes.makeShare>("POST", shares);
export const endShare = endpoint<typeof routes.endShare>("DELETE", `${shares}/:shareId`);
export const readShared = endpoint<typeof routes.readShared>("GET", "/api/shared/:shareToken");
export const readSharedLogo = endpoint<typeof routes.readSharedLogo>("GET", "/api/shared/:shareToken/logo");
export const downloadShared = endpoint<typeof routes.downloadShared>("GET", "/api/shared/:shareToken/pdf");
export const recordSharedOpening = endpoint<typeof routes.recordSharedOpening>(
  "POST",
  "/api/shared/:shareToken/openings",
);
