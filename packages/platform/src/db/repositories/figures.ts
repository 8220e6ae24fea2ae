import { LessThanOrEqual } from "typeorm";
import type { FiguresRepository } from "@agency/core/figures/figures-repository";
import type { Database } from "../database.ts";
import { figuresEntity } from "../entities/figures.ts";

/** How many rows one statement inserts. */
const batch = 200;

export function figuresRepository({ manager, write }: Database): FiguresRepository {
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
