import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/analytics/routes";
import { readCharts } from "@agency/core/analytics/charts";
import type { Dependencies } from "../../dependencies.ts";
import { handle } from "../../http/handle.ts";

export function analyticsRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  handle(app, contracts.readCharts, () => readCharts(dependencies));
}
