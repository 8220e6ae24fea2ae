import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const recordOpening = endpoint<typeof routes.recordOpening>(
  "POST",
  "/api/reports/clients/:clientId/reports/:reportId/openings",
);
export const switchRecording = endpoint<typeof routes.switchRecording>(
  "PUT",
  "/api/reports/clients/:clientId/recording",
);
