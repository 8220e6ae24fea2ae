import { routesOf } from "../route.ts";
import { importInputSchema, keptImportSchema, maximumImportBody, previewedImportSchema } from "./schemas.ts";

const route = routesOf("Figures");

export const previewImport = route("POST", "/api/imports/preview", {
  summary: "What of a file would be kept, or a question about it; keeps no figures",
  access: "staff",
  body: importInputSchema,
  bodyBytes: maximumImportBody,
  success: { status: 200, schema: previewedImportSchema },
  errors: ["invalid_input", "invalid_csv", "file_unreadable", "client_not_found", "upload_ended"],
});

export const keepImport = route("POST", "/api/imports", {
  summary: "Keep what the preview of the same file and answers shows, all or nothing",
  access: "staff",
  body: importInputSchema,
  bodyBytes: maximumImportBody,
  success: { status: 200, schema: keptImportSchema },
  errors: ["invalid_input", "invalid_csv", "file_unreadable", "client_not_found", "upload_ended"],
});
