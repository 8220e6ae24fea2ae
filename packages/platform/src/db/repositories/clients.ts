import type { EntityManager } from "typeorm";
import type { Client } from "@agency/core/clients/client";
import type { ClientRepository } from "@agency/core/clients/client-repository";
import { Refusal } from "@agency/core/refusal";
import type { Database } from "../database.ts";
import { clientEntity } from "../entities/clients.ts";
import { reportEntity } from "../entities/reports.ts";
import { isConflict } from "./conflicts.ts";
import { containing } from "./containing.ts";

export function clientRepository(database: Database): ClientRepository {
  const { manager } = database;
  const write = (work: (manager: EntityManager) => Promise<unknown>) =>
    emailTakenWhenConflict(() => database.write(work));
  return {
    list: async ({ search, limit, offset }) => {
      const query = manager
        .createQueryBuilder(clientEntity, "client")
        .orderBy("client.createdAt", "DESC")
        .addOrderBy("client.id", "DESC")
        .take(limit)
        .skip(offset);
      if (search) {
        query.where("client.name LIKE :part ESCAPE '!' OR client.email LIKE :part ESCAPE '!'", {
          part: containing(search),
        });
      }
      const [clients, total] = await query.getManyAndCount();
      return { clients, total };
    },
    findByAccessId: (accessId) => manager.findOneBy(clientEntity, { accessId }),
    find: (id) => manager.findOneBy(clientEntity, { id }),
    findByEmail: (email) => manager.findOneBy(clientEntity, { email }),
    insert: (client) => write((transaction) => transaction.insert(clientEntity, client)),
    update: (id, details) => write((transaction) => transaction.update(clientEntity, { id }, details)),
    replaceAccessId: (id, accessId) => write((transaction) => transaction.update(clientEntity, { id }, { accessId })),
    delete: (id) => write((transaction) => transaction.delete(clientEntity, { id })),
    analytics: async ({ start, end }) => {
      const [clients, reportsThisMonth] = await Promise.all([
        manager
          .createQueryBuilder(clientEntity, "client")
          .select("COUNT(*)", "total")
          .addSelect("SUM(CASE WHEN client.status = 'active' THEN 1 ELSE 0 END)", "active")
          .addSelect("SUM(CASE WHEN client.status = 'active' THEN client.monthlyFee ELSE 0 END)", "revenue")
          .getRawOne<Record<"total" | "active" | "revenue", string | number | null>>(),
        manager
          .createQueryBuilder(reportEntity, "report")
          .where("report.generatedAt >= :start AND report.generatedAt < :end", { start, end })
          .getCount(),
      ]);
      return {
        totalClients: Number(clients?.total ?? 0),
        activeClients: Number(clients?.active ?? 0),
        reportsThisMonth,
        monthlyRevenue: Number(clients?.revenue ?? 0),
      };
    },
  };
}

/** @throws Refusal email_taken when the work fails because another client has the email address */
export async function emailTakenWhenConflict(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isConflict(error, "email")) throw emailTaken();
    throw error;
  }
}

function emailTaken(): Refusal {
  return new Refusal("email_taken", { fields: [{ field: "email" satisfies keyof Client, problem: "taken" }] });
}
