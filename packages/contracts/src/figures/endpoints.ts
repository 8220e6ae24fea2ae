import type { ClientParams } from "../clients/schemas.ts";
import { endpoint } from "../endpoint.ts";
import type { ClientFigures, FiguresInput, ImportResult, PeriodFigures } from "./schemas.ts";

export const readFigures = endpoint<{ params: ClientParams; response: ClientFigures }>(
  "GET",
  "/api/reports/clients/:clientId/figures",
);
export const saveFigures = endpoint<{ params: ClientParams; body: FiguresInput; response: PeriodFigures }>(
  "PUT",
  "/api/reports/clients/:clientId/figures",
);
export const readFiguresTemplate = endpoint<{ params: ClientParams; response: string }>(
  "GET",
  "/api/reports/clients/:clientId/figures/template.csv",
);
export const importFigures = endpoint<{ params: ClientParams; body: string | Blob; response: ImportResult }>(
  "POST",
  "/api/reports/clients/:clientId/figures/import",
);
