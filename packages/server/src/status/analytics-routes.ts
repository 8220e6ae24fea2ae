import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/analytics";
import type { Dependencies } from "../dependencies.ts";
import { handle } from "../kit/http/handle.ts";
import { readCharts } from "./charts.ts";

export function analyticsRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  handle(app, contracts.readCharts, () => readCharts(dependencies));
}
