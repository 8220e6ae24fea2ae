import type { EntityManager, SelectQueryBuilder } from "typeorm";
import type { Client } from "../clients/client.ts";
import { emailTakenWhenConflict } from "../clients/store.ts";
import { clientEntity } from "../clients/table.ts";
import { insertion, type Statements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { containing } from "../kit/db/select.ts";
import { Refusal } from "../kit/refusal.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotifications } from "../notifications/store.ts";
import type { Enquiry, EnquiryChange, EnquiryFilter, EnquirySearch, EnquiryWithClient } from "./enquiry.ts";
import { enquiryEntity } from "./table.ts";

/** How many rows one transaction deletes. */
const portionSize = 500;

/** An enquiry with its notifications, ready to store. */
export type OpenedEnquiry = { enquiry: Enquiry; notifications: NotificationRequest[] };

/** Stores an enquiry and its notifications. */
export const storeEnquiry = (database: Database, opened: OpenedEnquiry): Promise<void> =>
  database.changes((statements) => insertEnquiry(database, statements, opened));

/** Newest first. */
export async function listEnquiries(
  { manager }: Database,
  { limit, offset, ...filter }: EnquirySearch,
): Promise<{ enquiries: EnquiryWithClient[]; total: number }> {
  const [enquiries, total] = await select(manager, filter).take(limit).skip(offset).getManyAndCount();
  return { enquiries: await withClients(manager, enquiries), total };
}

/** @throws Refusal enquiry_not_found */
export async function findEnquiry({ manager }: Database, id: string): Promise<EnquiryWithClient> {
  const enquiry = await manager.findOneBy(enquiryEntity, { id });
  const [found] = enquiry ? await withClients(manager, [enquiry]) : [];
  if (!found) throw new Refusal("enquiry_not_found");
  return found;
}

export async function updateEnquiry({ write }: Database, id: string, change: EnquiryChange): Promise<void> {
  await write((transaction) => transaction.update(enquiryEntity, { id }, change));
}

/**
 * Stores a client and links it to its enquiry.
 * @throws Refusal email_taken
 */
export const storeClient = (
  { write }: Database,
  client: Client,
  { id, handledAt }: { id: string; handledAt: Date },
): Promise<void> =>
  emailTakenWhenConflict(() =>
    write(async (transaction) => {
      await transaction.insert(clientEntity, client);
      await transaction.update(enquiryEntity, { id }, { clientId: client.id, handledAt });
    }),
  );

/** Newest first. */
export const findEnquiries = ({ manager }: Database, email: string): Promise<Enquiry[]> =>
  manager.find(enquiryEntity, { where: { email }, order: { createdAt: "DESC", id: "DESC" } });

/** @returns how many rows were deleted */
export const eraseEnquiries = ({ write }: Database, email: string): Promise<number> =>
  write(async (transaction) => (await transaction.delete(enquiryEntity, { email })).affected ?? 0);

/**
 * Deletes people whose last enquiry came before a moment, and earlier spam.
 * @returns how many rows were deleted
 */
export async function purgeEnquiries({ write }: Database, before: { lastEnquiry: Date; spam: Date }): Promise<number> {
  let gone = 0;
  for (;;) {
    const portion = await write((transaction) => purgePortion(transaction, before));
    gone += portion;
    if (portion < portionSize) return gone;
  }
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
  statements: Statements,
  { enquiry, notifications }: OpenedEnquiry,
): Promise<void> {
  const { sql, values } = insertion(database.source, enquiryEntity, enquiry);
  await statements.change(`INSERT INTO enquiries ${sql}`, values);
  await insertNotifications(database, statements, notifications);
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
