import { z } from "zod";
import { clientParamsSchema } from "../clients/schemas.ts";
import { emptySchema } from "../common.ts";
import { routesOf } from "../route.ts";
import {
  clientFiguresSchema,
  deletionQuerySchema,
  deletionSchema,
  figuresInputSchema,
  periodFiguresSchema,
  periodParamsSchema,
  takeBackInputSchema,
} from "./schemas.ts";

const route = routesOf("Figures");

export const readFigures = route("GET", "/api/reports/clients/:clientId/figures", {
  summary: "The entered or imported figures, newest period first",
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: clientFiguresSchema },
  errors: ["client_not_found"],
});

export const saveFigures = route("PUT", "/api/reports/clients/:clientId/figures", {
  summary: "Enter the figures of one period; replaces existing ones, and those that are left out become unknown",
  access: "staff",
  params: clientParamsSchema,
  body: figuresInputSchema,
  success: { status: 200, schema: periodFiguresSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const changeFigures = route("POST", "/api/reports/clients/:clientId/figures/change", {
  summary: "Change some figures of one period; those that are left out stay as they are",
  access: "staff",
  params: clientParamsSchema,
  body: figuresInputSchema,
  success: { status: 200, schema: periodFiguresSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const takeBackFigures = route("POST", "/api/reports/clients/:clientId/figures/take-back", {
  summary: "Take back what was typed over figures that were read",
  access: "staff",
  params: clientParamsSchema,
  body: takeBackInputSchema,
  success: { status: 200, schema: periodFiguresSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const describeDeletion = route(
  "GET",
  "/api/reports/clients/:clientId/figures/:reportType/:periodStart/deletion",
  {
    summary: "What deleting the figures of one period does: where they come from, and what becomes of its report",
    access: "staff",
    params: periodParamsSchema,
    success: { status: 200, schema: deletionSchema },
    errors: ["client_not_found", "figures_not_found"],
  },
);

export const deletePeriod = route("DELETE", "/api/reports/clients/:clientId/figures/:reportType/:periodStart", {
  summary: "Delete the figures of one period; the client's sources read it again, and what was approved stays",
  access: "staff",
  params: periodParamsSchema,
  query: deletionQuerySchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "client_not_found", "figures_not_found", "figures_changed"],
});

export const readFiguresTemplate = route("GET", "/api/reports/clients/:clientId/figures/template.csv", {
  summary: "A CSV template with the client's last complete periods",
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: z.string(), contentType: "text/csv; charset=utf-8" },
  errors: ["client_not_found"],
});
