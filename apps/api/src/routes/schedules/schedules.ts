import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/schedules/routes";
import type { Schedules } from "@agency/contracts/schedules/schemas";
import { findClient } from "@agency/core/clients/find-client";
import { saveSchedules } from "@agency/core/schedules/save-schedules";
import { reportTypes } from "@agency/model/report/report-type";
import type { Dependencies } from "../../dependencies.ts";
import { handle } from "../../http/handle.ts";

/** Off. Once switched on, due on the morning of the first day after the period. */
const untouched = { enabled: false, day: 1, hour: 9, mode: "review" } as const;

export function scheduleRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { schedules } = dependencies;

  handle(app, contracts.readSchedules, async ({ params }) => {
    const client = await findClient(dependencies, params.clientId);
    return read(client.id);
  });

  handle(app, contracts.saveSchedules, async ({ params, body }) => {
    const client = await findClient(dependencies, params.clientId);
    await saveSchedules(dependencies, client.id, body);
    return read(client.id);
  });

  async function read(clientId: string): Promise<Schedules> {
    const stored = await schedules.list(clientId);
    return reportTypes.map((reportType) => {
      const { enabled, day, hour, mode } = stored.find((schedule) => schedule.reportType === reportType) ?? untouched;
      return { reportType, enabled, day, hour, mode };
    });
  }
}
