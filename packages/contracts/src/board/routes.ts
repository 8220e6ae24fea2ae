import { routesOf } from "../route.ts";
import {
  boardQuerySchema,
  boardSchema,
  choicesQuerySchema,
  choicesSchema,
  runDetailsSchema,
  runInputBytes,
  runInputSchema,
  runParamsSchema,
  runQuerySchema,
} from "./schemas.ts";

const route = routesOf("Month board");

export const readBoard = route("GET", "/api/reports/board", {
  summary: "The state of every client's report of one type and period",
  access: "staff",
  query: boardQuerySchema,
  success: { status: 200, schema: boardSchema },
  errors: ["invalid_input"],
});

export const readChoices = route("GET", "/api/reports/board/choices", {
  summary: "The clients of a board in its order, with what can be asked for each",
  access: "staff",
  query: choicesQuerySchema,
  success: { status: 200, schema: choicesSchema },
  errors: ["invalid_input"],
});

export const startRun = route("POST", "/api/reports/runs", {
  summary:
    "Prepare, approve, send, retry or cancel many reports; the same request while it goes on answers the same run",
  access: "staff",
  body: runInputSchema,
  bodyBytes: runInputBytes,
  success: { status: 202, schema: runDetailsSchema },
  errors: ["invalid_input"],
});

export const readRun = route("GET", "/api/reports/runs/:runId", {
  summary: "How far a run is, and what became of each client",
  access: "staff",
  params: runParamsSchema,
  query: runQuerySchema,
  success: { status: 200, schema: runDetailsSchema },
  errors: ["invalid_input", "run_not_found"],
});
