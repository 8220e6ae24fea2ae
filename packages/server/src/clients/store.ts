import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, LessThanOrEqual, Not } from "typeorm";
import { refreshPrepared } from "../figures/refresh-prepared.ts";
import { isConflict } from "../kit/db/conflicts.ts";
import { countAround } from "../kit/db/count-around.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders, rowsOf } from "../kit/db/select.ts";
import { Refusal } from "../kit/refusal.ts";
import { insertNotification } from "../notifications/store.ts";
import { dispatchEntity, reportEntity } from "../reports/table.ts";
import { shareEntity } from "../shares/table.ts";
import { chooseClients, orderOf } from "./choose-clients.ts";
import type { ClientRepository, EndedClient } from "./client-repository.ts";
import type { Client, ClientDetails } from "./client.ts";
import type { StoredContact } from "./contact.ts";
import { clientEntity, contactEntity } from "./table.ts";
import { deleteLinksOf, endLinksOfFormer } from "./welcomes.ts";

export function clientRepository(database: Database): ClientRepository {
  const { source, manager, select, kind } = database;
  const rows = rowsOf(source, clientEntity, "client");
  const contactRows = rowsOf(source, contactEntity, "contact");
  const everything = `SELECT ${rows.columns} FROM clients client`;
  const findBy = async (column: "id" | "accessId", value: string) => {
    const [row] = await select(`${everything} WHERE client.${column} = ?`, [value]);
    return row ? rows.read(row) : null;
  };
  const findAll = (where: FindOptionsWhere<Client>) =>
    manager.find(clientEntity, { where, order: { createdAt: "ASC", id: "ASC" } });
  return {
    list: async (query) => {
      const { limit, offset } = query;
      const { where, parameters } = chooseClients(query);
      const found = await select(`${everything}${where} ORDER BY ${orderOf(query, kind)} LIMIT ? OFFSET ?`, [
        ...parameters,
        limit,
        offset,
      ]);
      const total = await countAround(found.length, { limit, offset }, async () => {
        const [counted] = await select(`SELECT COUNT(*) AS total FROM clients client${where}`, parameters);
        return Number(counted?.["total"]);
      });
      return { clients: found.map(rows.read), total };
    },
    findByAccessId: (accessId) => findBy("accessId", accessId),
    find: (id) => findBy("id", id),
    findAllByAccessId: (accessIds) => findAll({ accessId: In(accessIds) }),
    active: () => findAll({ status: "active" }),
    withWebsite: () =>
      manager.find(clientEntity, {
        select: { id: true, name: true, website: true },
        where: { website: Not(IsNull()) },
        order: { name: "ASC", id: "ASC" },
      }),
    findAll: (ids) => findAll({ id: In(ids) }),
    findAllByEmail: (email) => findAll({ email }),
    contacts: async (clientIds) => {
      if (clientIds.length === 0) return new Map();
      const found = await select(
        `SELECT ${contactRows.columns} FROM contacts contact
        WHERE contact.clientId IN (${placeholders(clientIds)}) ORDER BY contact.createdAt, contact.id`,
        clientIds,
      );
      return Map.groupBy(found.map(contactRows.read), ({ clientId }: StoredContact) => clientId);
    },
    contactsByEmail: async (email) => {
      const found = await manager.find(contactEntity, { where: { email }, order: { createdAt: "DESC", id: "DESC" } });
      const clients = await findAll({ id: In(found.map(({ clientId }) => clientId)) });
      const accessIds = new Map(clients.map(({ id, accessId }) => [id, accessId]));
      return found.flatMap((contact) => {
        const accessId = accessIds.get(contact.clientId);
        return accessId === undefined ? [] : [{ ...contact, accessId }];
      });
    },
    eraseContacts: async (email) =>
      database.write(async (transaction) => {
        const found = await transaction.find(contactEntity, { select: { id: true, clientId: true }, where: { email } });
        await deleteLinksOf(transaction, email, [...new Set(found.map(({ clientId }) => clientId))]);
        return (await transaction.delete(contactEntity, { email })).affected ?? 0;
      }),
    insert: (client, contacts = []) =>
      emailTakenWhenConflict(() =>
        database.write(async (transaction) => {
          await transaction.insert(clientEntity, client);
          if (contacts.length > 0) await transaction.insert(contactEntity, contacts);
        }),
      ),
    update: (id, details, contacts) =>
      emailTakenWhenConflict(() =>
        database.write(async (transaction) => {
          await changeClient(transaction, id, details);
          if (contacts) await transaction.delete(contactEntity, { clientId: id });
          if (contacts && contacts.length > 0) await transaction.insert(contactEntity, contacts);
          if (contacts || details.email !== undefined) await endLinksOfFormer(transaction, id, () => database.sqlNow());
          const isReported = reported.some((detail) => details[detail] !== undefined);
          return isReported ? refreshPrepared(database, transaction, { clientId: id }) : [];
        }),
      ),
    unwarned: async (endedOn) =>
      ended(await manager.findBy(clientEntity, { ...hasEnded(endedOn), deletionWarnedAt: IsNull() })),
    warned: async () =>
      ended(
        await manager.findBy(clientEntity, {
          status: "ended",
          deletionWarnedAt: Not(IsNull()),
        }),
      ),
    warnOfDeletion: ({ id, endedOn }, deletionWarnedAt, notification) =>
      database.write(async (transaction) => {
        const unchanged = { id, status: "ended" as const, endedOn, deletionWarnedAt: IsNull() };
        const { affected } = await transaction.update(clientEntity, unchanged, { deletionWarnedAt });
        if (affected !== 1) return false;
        await insertNotification(database, transaction, notification);
        return true;
      }),
    purgeEnded: ({ endedOn, warnedBefore }) =>
      database.write(async (transaction) => {
        const due = await transaction.findBy(clientEntity, {
          ...hasEnded(endedOn),
          deletionWarnedAt: LessThan(warnedBefore),
        });
        const clientIds = due.map(({ id }) => id);
        if (clientIds.length === 0) return { clients: 0, mails: [] };
        const mails = await mailsOf(transaction, clientIds);
        await transaction.delete(clientEntity, clientIds);
        return { clients: clientIds.length, mails };
      }),
    replaceAccessId: (id, accessId) =>
      database.write(async (transaction) => {
        await transaction.update(clientEntity, { id }, { accessId });
        // By themselves: with a subquery in an UPDATE, MariaDB before 11.1 reads every share.
        const reports = await transaction.find(reportEntity, { select: { id: true }, where: { clientId: id } });
        await transaction.update(
          shareEntity,
          { reportId: In(reports.map((report) => report.id)), endedAt: IsNull() },
          { endedAt: () => database.sqlNow() },
        );
      }),
    delete: (id) =>
      database.write(async (transaction) => {
        const mails = await mailsOf(transaction, [id]);
        await transaction.delete(clientEntity, { id });
        return mails;
      }),
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

/** The ids of the emails of clients' reports. */
async function mailsOf(transaction: EntityManager, clientIds: string[]): Promise<string[]> {
  const mails = await transaction
    .createQueryBuilder(dispatchEntity, "dispatch")
    .select("dispatch.id", "id")
    .innerJoin(reportEntity.options.tableName ?? "", "report", "report.id = dispatch.reportId")
    .where("report.clientId IN (:...clientIds)", { clientIds })
    .getRawMany<{ id: string }>();
  return mails.map(({ id }) => id);
}

/** What a report says of its client, or is made by. */
const reported = ["name", "language", "package"] as const satisfies readonly (keyof ClientDetails)[];

async function changeClient(
  transaction: EntityManager,
  id: string,
  details: Partial<ClientDetails> & { updatedAt: Date },
): Promise<void> {
  const goesOn = details.status !== undefined && details.status !== "ended";
  // A changed end needs a new warning.
  const ending = goesOn || details.endedOn !== undefined ? { deletionWarnedAt: null } : {};
  await transaction.update(clientEntity, { id }, { ...details, ...ending, ...(goesOn && { endedOn: null }) });
}

const hasEnded = (endedOn: string) => ({ status: "ended" as const, endedOn: LessThanOrEqual(endedOn) });

function ended(clients: Client[]): (EndedClient & { deletionWarnedAt: Date })[] {
  return clients as (EndedClient & { deletionWarnedAt: Date })[];
}

/** @throws Refusal email_taken when the work fails because another client has the name and email address */
export async function emailTakenWhenConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isConflict(error, "email")) throw emailTaken();
    throw error;
  }
}

function emailTaken(): Refusal {
  return new Refusal("email_taken", { fields: [{ field: "email" satisfies keyof Client, problem: "taken" }] });
}
