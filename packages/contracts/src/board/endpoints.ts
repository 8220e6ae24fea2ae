import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const readBoard = endpoint<typeof routes.readBoard>("GET", "/api/reports/board");
export const readChoices = endpoint<typeof routes.readChoices>("GET", "/api/reports/board/choices");
export const startRun = endpoint<typeof routes.startRun>("POST", "/api/reports/runs");
export const readRun = endpoint<typeof routes.readRun>("GET", "/api/reports/runs/:runId");
