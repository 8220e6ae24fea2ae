import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, LessThanOrEqual, Not } from "typeorm";
import { refreshPrepared } from "../figures/refresh-prepared.ts";
import { isConflict } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { countAround, placeholders, rowsOf } from "../kit/db/select.ts";
import { Refusal } from "../kit/refusal.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotification } from "../notifications/store.ts";
import { reportEntity } from "../reports/table.ts";
import { dispatchEntity } from "../sending/table.ts";
import { shareEntity } from "../shares/table.ts";
import { chooseClients, orderOf } from "./choose-clients.ts";
import type { Client, ClientAnalytics, ClientDetails, ClientSearch, EndedClient } from "./client.ts";
import type { StoredContact } from "./contact.ts";
import { clientEntity, contactEntity } from "./table.ts";
import { deleteLinksOf, endLinksOfFormer } from "./welcomes.ts";

const oldestFirst = { createdAt: "ASC", id: "ASC" } as const;

const findClients = ({ manager }: Database, where: FindOptionsWhere<Client>): Promise<Client[]> =>
  manager.find(clientEntity, { where, order: oldestFirst });

async function findBy({ source, select }: Database, column: "id" | "accessId", value: string): Promise<Client | null> {
  const rows = rowsOf(source, clientEntity, "client");
  const [row] = await select(`SELECT ${rows.columns} FROM clients client WHERE client.${column} = ?`, [value]);
  return row ? rows.read(row) : null;
}

export const clientById = (database: Database, id: string): Promise<Client | null> => findBy(database, "id", id);

export const clientByAccessId = (database: Database, accessId: string): Promise<Client | null> =>
  findBy(database, "accessId", accessId);

/** Those of the clients that exist. */
export const clientsById = (database: Database, ids: string[]): Promise<Client[]> =>
  findClients(database, { id: In(ids) });

/** Those of the clients that exist. */
export const clientsByAccessId = (database: Database, accessIds: string[]): Promise<Client[]> =>
  findClients(database, { accessId: In(accessIds) });

/** The clients whose first contact has this email address in lower case. */
export const clientsByEmail = (database: Database, email: string): Promise<Client[]> =>
  findClients(database, { email });

/** Oldest first. */
export const activeClients = (database: Database): Promise<Client[]> => findClients(database, { status: "active" });

export async function listClients(
  { source, select, kind }: Database,
  search: ClientSearch,
): Promise<{ clients: Client[]; total: number }> {
  const rows = rowsOf(source, clientEntity, "client");
  const { limit, offset } = search;
  const { where, parameters } = chooseClients(search);
  const found = await select(
    `SELECT ${rows.columns} FROM clients client${where} ORDER BY ${orderOf(search, kind)} LIMIT ? OFFSET ?`,
    [...parameters, limit, offset],
  );
  const total = await countAround(found.length, { limit, offset }, async () => {
    const [counted] = await select(`SELECT COUNT(*) AS total FROM clients client${where}`, parameters);
    return Number(counted?.["total"]);
  });
  return { clients: found.map(rows.read), total };
}

/** The clients whose website is known, by name. */
export const clientsWithWebsite = ({ manager }: Database): Promise<Pick<Client, "id" | "name" | "website">[]> =>
  manager.find(clientEntity, {
    select: { id: true, name: true, website: true },
    where: { website: Not(IsNull()) },
    order: { name: "ASC", id: "ASC" },
  });

/** The contacts of clients besides the first one of each, by the ids of the clients. */
export async function contactsOf(
  { source, select }: Database,
  clientIds: string[],
): Promise<Map<string, StoredContact[]>> {
  if (clientIds.length === 0) return new Map();
  const rows = rowsOf(source, contactEntity, "contact");
  const found = await select(
    `SELECT ${rows.columns} FROM contacts contact
    WHERE contact.clientId IN (${placeholders(clientIds)}) ORDER BY contact.createdAt, contact.id`,
    clientIds,
  );
  return Map.groupBy(found.map(rows.read), ({ clientId }: StoredContact) => clientId);
}

/** The contacts with this email address in lower case, besides the first one of each client. */
export async function contactsByEmail(
  database: Database,
  email: string,
): Promise<(StoredContact & { accessId: string })[]> {
  const found = await database.manager.find(contactEntity, {
    where: { email },
    order: { createdAt: "DESC", id: "DESC" },
  });
  const clients = await clientsById(
    database,
    found.map(({ clientId }) => clientId),
  );
  const accessIds = new Map(clients.map(({ id, accessId }) => [id, accessId]));
  return found.flatMap((contact) => {
    const accessId = accessIds.get(contact.clientId);
    return accessId === undefined ? [] : [{ ...contact, accessId }];
  });
}

/** @returns how many contacts were deleted */
export const eraseContacts = ({ write }: Database, email: string): Promise<number> =>
  write(async (transaction) => {
    const found = await transaction.find(contactEntity, { select: { id: true, clientId: true }, where: { email } });
    await deleteLinksOf(transaction, email, [...new Set(found.map(({ clientId }) => clientId))]);
    return (await transaction.delete(contactEntity, { email })).affected ?? 0;
  });

/** @throws Refusal email_taken */
export const insertClient = ({ write }: Database, client: Client, contacts: StoredContact[] = []): Promise<void> =>
  emailTakenWhenConflict(() =>
    write(async (transaction) => {
      await transaction.insert(clientEntity, client);
      if (contacts.length > 0) await transaction.insert(contactEntity, contacts);
    }),
  );

/**
 * Changes a client, and replaces its contacts when there are any given. Its prepared reports are made again when they would say
 * something else.
 * @returns the ids of these reports
 * @throws Refusal email_taken
 */
export const storeChange = (
  database: Database,
  id: string,
  details: Partial<ClientDetails> & { updatedAt: Date },
  contacts?: StoredContact[],
): Promise<string[]> =>
  emailTakenWhenConflict(() =>
    database.write(async (transaction) => {
      await changeClient(transaction, id, details);
      if (contacts) await transaction.delete(contactEntity, { clientId: id });
      if (contacts && contacts.length > 0) await transaction.insert(contactEntity, contacts);
      if (contacts || details.email !== undefined) await endLinksOfFormer(transaction, id, () => database.sqlNow());
      const isReported = reported.some((detail) => details[detail] !== undefined);
      return isReported ? refreshPrepared(database, transaction, { clientId: id }) : [];
    }),
  );

/** Also ends the links to the client's reports: anybody with the old ID could have made some. */
export const replaceAccessId = ({ write, sqlNow }: Database, id: string, accessId: string): Promise<void> =>
  write(async (transaction) => {
    await transaction.update(clientEntity, { id }, { accessId });
    // By themselves: with a subquery in an UPDATE, MariaDB before 11.1 reads every share.
    const reports = await transaction.find(reportEntity, { select: { id: true }, where: { clientId: id } });
    await transaction.update(
      shareEntity,
      { reportId: In(reports.map((report) => report.id)), endedAt: IsNull() },
      { endedAt: () => sqlNow() },
    );
  });

/** Clients whose contract ended on this day or before, and of whose deletion nobody was warned. */
export const unwarnedClients = async ({ manager }: Database, endedOn: string): Promise<EndedClient[]> =>
  ended(await manager.findBy(clientEntity, { ...hasEnded(endedOn), deletionWarnedAt: IsNull() }));

/** Ended clients of whose deletion the staff were warned. */
export const warnedClients = async ({ manager }: Database): Promise<(EndedClient & { deletionWarnedAt: Date })[]> =>
  ended(await manager.findBy(clientEntity, { status: "ended", deletionWarnedAt: Not(IsNull()) }));

/**
 * Stores a warning together with its notification.
 * @returns false when the client has changed meanwhile
 */
export const storeWarning = (
  database: Database,
  { id, endedOn }: EndedClient,
  deletionWarnedAt: Date,
  notification: NotificationRequest,
): Promise<boolean> =>
  database.write(async (transaction) => {
    const unchanged = { id, status: "ended" as const, endedOn, deletionWarnedAt: IsNull() };
    const { affected } = await transaction.update(clientEntity, unchanged, { deletionWarnedAt });
    if (affected !== 1) return false;
    await insertNotification(database, transaction, notification);
    return true;
  });

/**
 * Deletes the clients whose contract ended on this day or before and of which the staff were warned before a moment, with all that
 * belongs to them.
 * @returns how many, and the ids of their reports' emails
 */
export const purgeEndedClients = (
  { write }: Database,
  { endedOn, warnedBefore }: { endedOn: string; warnedBefore: Date },
): Promise<{ clients: number; mails: string[] }> =>
  write(async (transaction) => {
    const due = await transaction.findBy(clientEntity, {
      ...hasEnded(endedOn),
      deletionWarnedAt: LessThan(warnedBefore),
    });
    const clientIds = due.map(({ id }) => id);
    if (clientIds.length === 0) return { clients: 0, mails: [] };
    const mails = await mailsOf(transaction, clientIds);
    await transaction.delete(clientEntity, clientIds);
    return { clients: clientIds.length, mails };
  });

/** Deletes a client with all that belongs to it. @returns the ids of its reports' emails */
export const deleteClient = ({ write }: Database, id: string): Promise<string[]> =>
  write(async (transaction) => {
    const mails = await mailsOf(transaction, [id]);
    await transaction.delete(clientEntity, { id });
    return mails;
  });

export async function clientAnalytics(
  { manager }: Database,
  { start, end }: { start: Date; end: Date },
): Promise<ClientAnalytics> {
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
