import type { EntityManager, SelectQueryBuilder } from "typeorm";
import { emailTakenWhenConflict } from "../clients/store.ts";
import { clientEntity } from "../clients/table.ts";
import { containing } from "../kit/db/containing.ts";
import type { Database } from "../kit/db/database.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotification } from "../notifications/store.ts";
import type { EnquiryFilter, EnquiryRepository, EnquiryWithClient } from "./enquiry-repository.ts";
import type { Enquiry } from "./enquiry.ts";
import { enquiryEntity } from "./table.ts";

/** How many rows one transaction deletes. */
const portionSize = 500;

export function enquiryRepository(database: Database): EnquiryRepository {
  const { manager, write } = database;
  return {
    keep: (enquiry, notifications) =>
      write((transaction) => insertEnquiry(database, transaction, { enquiry, notifications })),
    list: async ({ limit, offset, ...filter }) => {
      const [enquiries, total] = await select(manager, filter).take(limit).skip(offset).getManyAndCount();
      return { enquiries: await withClients(manager, enquiries), total };
    },
    find: async (id) => {
      const enquiry = await manager.findOneBy(enquiryEntity, { id });
      const [found] = enquiry ? await withClients(manager, [enquiry]) : [];
      return found ?? null;
    },
    change: (id, change) =>
      write(async (transaction) => void (await transaction.update(enquiryEntity, { id }, change))),
    becomeClient: (id, client, handledAt) =>
      emailTakenWhenConflict(() =>
        write(async (transaction) => {
          await transaction.insert(clientEntity, client);
          await transaction.update(enquiryEntity, { id }, { clientId: client.id, handledAt });
        }),
      ),
    ofPerson: (email) => manager.find(enquiryEntity, { where: { email }, order: { createdAt: "DESC", id: "DESC" } }),
    erasePerson: (email) =>
      write(async (transaction) => (await transaction.delete(enquiryEntity, { email })).affected ?? 0),
    purge: async (before) => {
      let gone = 0;
      for (;;) {
        const portion = await write((transaction) => purgePortion(transaction, before));
        gone += portion;
        if (portion < portionSize) return gone;
      }
    },
  };
}

async function purgePortion(
  transaction: EntityManager,
  { lastEnquiry, spam }: { lastEnquiry: Date; spam: Date },
): Promise<number> {
  const old = await transaction
    .createQueryBuilder(enquiryEntity, "enquiry")
    .select("enquiry.id", "id")
    .where("enquiry.spam = :yes AND enquiry.createdAt < :spam", { yes: true, spam })
    .orWhere(
      `enquiry.createdAt < :lastEnquiry AND NOT EXISTS (
        SELECT 1 FROM enquiries later WHERE later.email = enquiry.email AND later.createdAt >= :lastEnquiry
      )`,
      { lastEnquiry },
    )
    .limit(portionSize)
    .getRawMany<{ id: string }>();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await transaction.delete(enquiryEntity, ids);
  return ids.length;
}

/** Stores an enquiry with its notifications, in the caller's transaction. */
export async function insertEnquiry(
  database: Database,
  transaction: EntityManager,
  { enquiry, notifications }: { enquiry: Enquiry; notifications: NotificationRequest[] },
): Promise<void> {
  await transaction.insert(enquiryEntity, enquiry);
  for (const notification of notifications) await insertNotification(database, transaction, notification);
}

function select(
  manager: EntityManager,
  { kind, handled, spam, search, from, until }: EnquiryFilter,
): SelectQueryBuilder<Enquiry> {
  const query = manager
    .createQueryBuilder(enquiryEntity, "enquiry")
    .orderBy("enquiry.createdAt", "DESC")
    .addOrderBy("enquiry.id", "DESC");
  if (kind) query.andWhere("enquiry.kind = :kind", { kind });
  if (handled !== undefined) query.andWhere(`enquiry.handledAt IS ${handled ? "NOT " : ""}NULL`);
  if (spam !== undefined) query.andWhere("enquiry.spam = :spam", { spam });
  if (from) query.andWhere("enquiry.createdAt >= :from", { from });
  if (until) query.andWhere("enquiry.createdAt < :until", { until });
  if (search) {
    const columns = ["name", "email", "website", "message", "note"];
    const matches = columns.map((column) => `enquiry.${column} LIKE :part ESCAPE '!'`);
    query.andWhere(`(${matches.join(" OR ")})`, { part: containing(search) });
  }
  return query;
}

async function withClients(manager: EntityManager, enquiries: Enquiry[]): Promise<EnquiryWithClient[]> {
  const ids = new Set(enquiries.flatMap(({ clientId }) => (clientId === null ? [] : [clientId])));
  const clients =
    ids.size === 0
      ? []
      : await manager
          .createQueryBuilder(clientEntity, "client")
          .select(["client.id", "client.accessId", "client.name"])
          .where("client.id IN (:...ids)", { ids: [...ids] })
          .getMany();
  return enquiries.map((enquiry) => ({
    enquiry,
    client: clients.find(({ id }) => id === enquiry.clientId) ?? null,
  }));
}
