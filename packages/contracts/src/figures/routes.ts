import { z } from "zod";
import { clientParamsSchema } from "../clients/schemas.ts";
import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import { clientFiguresSchema, figuresInputSchema, importResultSchema, periodFiguresSchema } from "./schemas.ts";

const tag = "Figures";

export const readFigures = route(endpoints.readFigures, {
  summary: "The entered or imported figures, newest period first",
  tag,
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: clientFiguresSchema },
  errors: ["client_not_found"],
});

export const saveFigures = route(endpoints.saveFigures, {
  summary: "Enter the figures of one period; replaces existing ones",
  tag,
  access: "staff",
  params: clientParamsSchema,
  body: figuresInputSchema,
  success: { status: 200, schema: periodFiguresSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const readFiguresTemplate = route(endpoints.readFiguresTemplate, {
  summary: "A CSV template with the client's last complete periods",
  tag,
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: z.string(), contentType: "text/csv; charset=utf-8" },
  errors: ["client_not_found"],
});

export const importFigures = route(endpoints.importFigures, {
  summary: "Import a CSV file of figures, all or nothing",
  tag,
  access: "staff",
  params: clientParamsSchema,
  body: z.string(),
  accepts: "text/csv",
  success: { status: 200, schema: importResultSchema },
  errors: ["invalid_csv", "client_not_found"],
});
