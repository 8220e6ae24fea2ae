import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const readFigures = endpoint<typeof routes.readFigures>("GET", "/api/reports/clients/:clientId/figures");
export const saveFigures = endpoint<typeof routes.saveFigures>("PUT", "/api/reports/clients/:clientId/figures");
export const changeFigures = endpoint<typeof routes.changeFigures>(
  "POST",
  "/api/reports/clients/:clientId/figures/change",
);
export const takeBackFigures = endpoint<typeof routes.takeBackFigures>(
  "POST",
  "/api/reports/clients/:clientId/figures/take-back",
);
export const describeDeletion = endpoint<typeof routes.describeDeletion>(
  "GET",
  "/api/reports/clients/:clientId/figures/:reportType/:periodStart/deletion",
);
export const deletePeriod = endpoint<typeof routes.deletePeriod>(
  "DELETE",
  "/api/reports/clients/:clientId/figures/:reportType/:periodStart",
);
export const readFiguresTemplate = endpoint<typeof routes.readFiguresTemplate>(
  "GET",
  "/api/reports/clients/:clientId/figures/template.csv",
);
