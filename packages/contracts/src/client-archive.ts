import { z } from "zod";
import { clientParamsSchema } from "./clients.ts";
import { defineRoutes } from "./route.ts";

const route = defineRoutes("Archives of clients");

export const downloadArchive = route("GET", "/api/reports/clients/:clientId/archive", {
  summary:
    "All approved reports of a client as one zip: their PDFs, their figures with origins as CSV, and an index that opens without a network. One at a time",
  access: "staff",
  right: "read",
  event: "archive.exported",
  params: clientParamsSchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/zip" },
  errors: ["client_not_found", "archive_empty", "archive_too_large", "archive_busy"],
});
