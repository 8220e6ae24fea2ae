import { type FindOptionsWhere, In, LessThanOrEqual } from "typeorm";
import type { FiguresRepository } from "@agency/core/figures/figures-repository";
import type { PeriodFigures } from "@agency/core/figures/period-figures";
import type { Database } from "../database.ts";
import { figuresEntity } from "../entities/figures.ts";

/** How many rows one statement inserts. */
const batch = 200;

export function figuresRepository({ manager, write }: Database): FiguresRepository {
  const clientsWith = async (where: FindOptionsWhere<PeriodFigures>) => {
    const found = await manager
      .createQueryBuilder(figuresEntity, "figures")
      .select("DISTINCT figures.clientId", "clientId")
      .where(where)
      .getRawMany<{ clientId: string }>();
    return new Set(found.map(({ clientId }) => clientId));
  };
  return {
    list: (clientId) =>
      manager.find(figuresEntity, { where: { clientId }, order: { periodStart: "DESC", reportType: "ASC" } }),
    upTo: (clientId, reportType, period, most) =>
      manager.find(figuresEntity, {
        where: { clientId, reportType, periodStart: LessThanOrEqual(period.start) },
        order: { periodStart: "DESC" },
        take: most,
      }),
    any: (clientId) => manager.existsBy(figuresEntity, { clientId }),
    withAny: (clientIds) => clientsWith({ clientId: In(clientIds) }),
    withPeriod: (clientIds, reportType, { start }) =>
      clientsWith({ clientId: In(clientIds), reportType, periodStart: start }),
    save: (rows) =>
      write(async (transaction) => {
        for (let start = 0; start < rows.length; start += batch) {
          await transaction
            .createQueryBuilder()
            .insert()
            .into(figuresEntity)
            .values(rows.slice(start, start + batch))
            .orUpdate(["figures", "source", "updatedAt"], ["clientId", "reportType", "periodStart"])
            .execute();
        }
      }),
  };
}
