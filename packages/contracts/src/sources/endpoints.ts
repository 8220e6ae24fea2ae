import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const listSources = endpoint<typeof routes.listSources>("GET", "/api/reports/clients/:clientId/sources");
export const listAccounts = endpoint<typeof routes.listAccounts>(
  "GET",
  "/api/reports/clients/:clientId/accounts/:connectionId",
);
export const checkChoice = endpoint<typeof routes.checkChoice>(
  "GET",
  "/api/reports/clients/:clientId/sources/:kind/check",
);
export const chooseSource = endpoint<typeof routes.chooseSource>("PUT", "/api/reports/clients/:clientId/sources/:kind");
export const describeRemoval = endpoint<typeof routes.describeRemoval>(
  "GET",
  "/api/reports/clients/:clientId/sources/:kind/removal",
);
export const clearSource = endpoint<typeof routes.clearSource>(
  "DELETE",
  "/api/reports/clients/:clientId/sources/:kind",
);
export const readSources = endpoint<typeof routes.readSources>("POST", "/api/reports/clients/:clientId/sources/read");
export const readPeriod = endpoint<typeof routes.readPeriod>(
  "POST",
  "/api/reports/clients/:clientId/sources/read-period",
);
export const cancelBackfill = endpoint<typeof routes.cancelBackfill>(
  "DELETE",
  "/api/reports/clients/:clientId/sources/:kind/backfill",
);
export const trackKeywords = endpoint<typeof routes.trackKeywords>("PUT", "/api/reports/clients/:clientId/keywords");
export const chooseFigures = endpoint<typeof routes.chooseFigures>(
  "PUT",
  "/api/reports/clients/:clientId/sources/:kind/figures",
);
