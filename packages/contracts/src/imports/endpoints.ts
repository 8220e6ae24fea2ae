import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const previewImport = endpoint<typeof routes.previewImport>("POST", "/api/imports/preview");
export const keepImport = endpoint<typeof routes.keepImport>("POST", "/api/imports");
