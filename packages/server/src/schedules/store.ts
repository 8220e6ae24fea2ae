import { In } from "typeorm";
import { clientEntity } from "../clients/table.ts";
import type { Database } from "../kit/db/database.ts";
import { listSchedules } from "./list-schedules.ts";
import type { ScheduleRepository } from "./schedule-repository.ts";
import { scheduleEntity } from "./table.ts";

export function scheduleRepository(database: Database): ScheduleRepository {
  const { manager, write } = database;
  return {
    listAll: listSchedules(database),
    ofType: async (clientIds, reportType) => {
      const found = await manager.findBy(scheduleEntity, { clientId: In(clientIds), reportType });
      return new Map(found.map((schedule) => [schedule.clientId, schedule]));
    },
    list: (clientId) => manager.findBy(scheduleEntity, { clientId }),
    save: async (schedules) => {
      if (schedules.length === 0) return;
      await write(async (transaction) => {
        await transaction
          .createQueryBuilder()
          .insert()
          .into(scheduleEntity)
          .values(schedules)
          .orUpdate(["enabled", "day", "hour", "mode", "lastPeriodStart"], ["clientId", "reportType"])
          .execute();
      });
    },
    enabled: () =>
      manager
        .createQueryBuilder(scheduleEntity, "schedule")
        .innerJoin(clientEntity.options.tableName ?? "", "client", "client.id = schedule.clientId")
        .where("schedule.enabled = :on AND client.status = :active", { on: true, active: "active" })
        .getMany(),
    record: (runs) =>
      write(async (transaction) => {
        for (const { clientId, reportType, periodStart, outcome, at } of runs) {
          const done = outcome === "requested" && { lastPeriodStart: periodStart };
          await transaction.update(
            scheduleEntity,
            { clientId, reportType },
            { ...done, triedPeriodStart: periodStart, lastOutcome: outcome, lastOutcomeAt: at },
          );
        }
      }),
  };
}
