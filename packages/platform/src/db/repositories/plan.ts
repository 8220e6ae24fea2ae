import { Between } from "typeorm";
import type { PlanRepository } from "@agency/core/plan/plan-repository";
import { noTargets } from "@agency/model/plan";
import type { Database } from "../database.ts";
import { targetsEntity, workItemEntity } from "../entities/plan.ts";

export function planRepository({ manager, write }: Database): PlanRepository {
  return {
    targets: async (clientId) => ({
      ...noTargets,
      ...(await manager.findOneBy(targetsEntity, { clientId }))?.targets,
    }),
    setTargets: (clientId, targets) =>
      write(async (transaction) => {
        await transaction.upsert(targetsEntity, { clientId, targets }, ["clientId"]);
      }),
    workBetween: (clientId, start, end) =>
      manager.find(workItemEntity, {
        where: { clientId, date: Between(start, end) },
        order: { date: "ASC", createdAt: "ASC", id: "ASC" },
      }),
    latestWork: (clientId, most) =>
      manager.find(workItemEntity, {
        where: { clientId },
        order: { date: "DESC", createdAt: "DESC", id: "DESC" },
        take: most,
      }),
    addWork: (item) => write(async (transaction) => void (await transaction.insert(workItemEntity, item))),
    changeWork: (clientId, id, { date, text, link }) =>
      write(async (transaction) => {
        await transaction.update(workItemEntity, { id, clientId }, { date, text, link });
        return transaction.existsBy(workItemEntity, { id, clientId });
      }),
    removeWork: (clientId, id) =>
      write(async (transaction) => void (await transaction.delete(workItemEntity, { id, clientId }))),
  };
}
