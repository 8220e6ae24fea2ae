import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

const revisions = "/api/reports/clients/:clientId/reports/:reportId/revisions";

export const readHistory = endpoint<typeof routes.readHistory>("GET", "/api/reports/clients/:clientId/history");
export const readRevisions = endpoint<typeof routes.readRevisions>("GET", revisions);
export const readRevision = endpoint<typeof routes.readRevision>("GET", `${revisions}/:number`);
export const downloadRevision = endpoint<typeof routes.downloadRevision>("GET", `${revisions}/:number/pdf`);
