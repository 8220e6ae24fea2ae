import { clientParamsSchema } from "../clients/schemas.ts";
import { emptySchema } from "../common.ts";
import { routesOf } from "../route.ts";
import {
  planSchema,
  sectionsInputSchema,
  sectionsSchema,
  targetsSchema,
  workChangeSchema,
  workInputSchema,
  workItemSchema,
  workParamsSchema,
} from "./schemas.ts";

const route = routesOf("Plan");

export const readPlan = route("GET", "/api/reports/clients/:clientId/plan", {
  summary: "What a client's months are to reach, what was done, and which sections its reports show",
  access: "staff",
  params: clientParamsSchema,
  success: { status: 200, schema: planSchema },
  errors: ["client_not_found"],
});

export const saveTargets = route("PUT", "/api/reports/clients/:clientId/targets", {
  summary: "What a client's months are to reach; null for a figure without a target",
  access: "staff",
  params: clientParamsSchema,
  body: targetsSchema,
  success: { status: 200, schema: targetsSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const saveSections = route("PUT", "/api/reports/clients/:clientId/sections", {
  summary: "Which sections a client's reports show, and in which order; approved reports keep theirs",
  access: "staff",
  params: clientParamsSchema,
  body: sectionsInputSchema,
  success: { status: 200, schema: sectionsSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const addWork = route("POST", "/api/reports/clients/:clientId/work", {
  summary: "Note what was done for a client, for the reports of that day, or what is planned",
  access: "staff",
  params: clientParamsSchema,
  body: workInputSchema,
  success: { status: 201, schema: workItemSchema },
  errors: ["invalid_input", "client_not_found"],
});

export const changeWork = route("PUT", "/api/reports/clients/:clientId/work/:workId", {
  summary: "Change what was noted; approved reports keep what they said",
  access: "staff",
  params: workParamsSchema,
  body: workChangeSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "not_found", "client_not_found"],
});

export const removeWork = route("DELETE", "/api/reports/clients/:clientId/work/:workId", {
  summary: "Remove what was noted; approved reports keep what they said",
  access: "staff",
  params: workParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["not_found", "client_not_found"],
});
