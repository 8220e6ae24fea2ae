import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/schedules/routes";
import type { Schedules } from "@agency/contracts/schedules/schemas";
import { reportTypes } from "@agency/model/report/report-type";
import { readClientId } from "../clients/client-id.ts";
import { findClient } from "../clients/find-client.ts";
import type { Dependencies } from "../dependencies.ts";
import { handle } from "../kit/http/handle.ts";
import { changeSchedules } from "./change-schedules.ts";
import { saveSchedules, untouched } from "./save-schedules.ts";
import { presentSchedule } from "./schedule-presenter.ts";

export function scheduleRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { schedules, clock } = dependencies;

  handle(app, contracts.listSchedules, async ({ query }) => {
    const [now, { entries, total, counts }] = await Promise.all([clock(), schedules.listAll(query)]);
    return { total, counts, schedules: entries.map((entry) => presentSchedule(entry, query.reportType, now)) };
  });

  handle(app, contracts.changeSchedules, async ({ body: { clientIds, reportType, ...change } }) => {
    const accessIds = [...new Set(clientIds.map(readClientId))].filter((accessId) => accessId !== null);
    return { changed: await changeSchedules(dependencies, { accessIds, reportType, change }) };
  });

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
