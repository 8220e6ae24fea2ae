import type { ScheduleRepository } from "@agency/core/schedules/schedule-repository";
import type { Database } from "../database.ts";
import { clientEntity } from "../entities/clients.ts";
import { scheduleEntity } from "../entities/schedules.ts";

export function scheduleRepository({ manager, write }: Database): ScheduleRepository {
  return {
    list: (clientId) => manager.findBy(scheduleEntity, { clientId }),
    save: (schedules) =>
      write(async (transaction) => {
        await transaction
          .createQueryBuilder()
          .insert()
          .into(scheduleEntity)
          .values(schedules)
          .orUpdate(["enabled", "day", "hour", "mode", "lastPeriodStart"], ["clientId", "reportType"])
          .execute();
      }),
    enabled: () =>
      manager
        .createQueryBuilder(scheduleEntity, "schedule")
        .innerJoin(clientEntity.options.tableName ?? "", "client", "client.id = schedule.clientId")
        .where("schedule.enabled = :on AND client.status = :active", { on: true, active: "active" })
        .getMany(),
    markRun: ({ clientId, reportType }, lastPeriodStart) =>
      write(
        async (transaction) =>
          void (await transaction.update(scheduleEntity, { clientId, reportType }, { lastPeriodStart })),
      ),
  };
}
