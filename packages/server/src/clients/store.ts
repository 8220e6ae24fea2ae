import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThanOrEqual, Not } from "typeorm";
import { clientPackages } from "@agency/content/settings";
import type { ClientSort } from "@agency/model/states";
import { isConflict, transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { containing, countAround, placeholders, rowReader } from "../kit/db/select.ts";
import { Refusal } from "../kit/refusal.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotification } from "../notifications/store.ts";
import { scoped } from "../own-clients/own-clients.ts";
import type { Client, ClientSearch, EndedClient, LogoFacts, StoredContact } from "./client.ts";
import { clientEntity, clientLogoEntity, contactEntity } from "./table.ts";

const oldestFirst = { createdAt: "ASC", id: "ASC" } as const;

const findClients = ({ manager }: Database, where: FindOptionsWhere<Client>): Promise<Client[]> =>
  manager.find(clientEntity, { where, order: oldestFirst });

async function findBy({ source, select }: Database, column: "id" | "accessId", value: string): Promise<Client | null> {
  const rows = rowReader(source, clientEntity, "client");
  const [row] = await select(`SELECT ${rows.columns} FROM clients client WHERE client.${column} = ?`, [value]);
  return row ? rows.read(row) : null;
}

export const clientById = (database: Database, id: string): Promise<Client | null> => findBy(database, "id", id);

export const clientByAccessId = (database: Database, accessId: string): Promise<Client | null> =>
  findBy(database, "accessId", accessId);

/** Ids of no client are ignored. */
export const clientsById = (database: Database, ids: string[]): Promise<Client[]> =>
  findClients(database, { id: In(ids) });

/** IDs of no client are ignored. */
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
  const rows = rowReader(source, clientEntity, "client");
  const { limit, offset } = search;
  const { where, parameters } = chooseClients(search);
  const found = await select(
    `SELECT ${rows.columns} FROM clients client${where} ORDER BY ${orderBy(search, kind)} LIMIT ? OFFSET ?`,
    [...parameters, limit, offset],
  );
  const total = await countAround(found.length, { limit, offset }, async () => {
    const [counted] = await select(`SELECT COUNT(*) AS total FROM clients client${where}`, parameters);
    return Number(counted?.["total"]);
  });
  return { clients: found.map(rows.read), total };
}

/** What every client may be known by. */
export const clientNames = ({ manager }: Database): Promise<Pick<Client, "name" | "email" | "website">[]> =>
  manager.find(clientEntity, { select: { name: true, email: true, website: true } });

/** Every client, by name. */
export const allClients = ({ manager }: Database): Promise<Client[]> =>
  manager.find(clientEntity, { order: { name: "ASC", id: "ASC" } });

/** The clients whose website is known, by name. */
export const clientsWithWebsite = ({ manager }: Database): Promise<Pick<Client, "id" | "name" | "website">[]> =>
  manager.find(clientEntity, {
    select: { id: true, name: true, website: true },
    where: { website: Not(IsNull()) },
    order: { name: "ASC", id: "ASC" },
  });

/** The contacts of clients besides the first one of each, by the ids of the clients. */
export async function findContacts(
  { source, select }: Pick<Database, "source" | "select">,
  clientIds: string[],
): Promise<Map<string, StoredContact[]>> {
  if (clientIds.length === 0) return new Map();
  const rows = rowReader(source, contactEntity, "contact");
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

/** Stores what belongs to a new client, in the transaction that stores it. */
export type StoreAlong = (transaction: EntityManager, client: Client) => Promise<void>;

/** @throws Refusal email_taken */
export const insertClient = (
  { write }: Database,
  client: Client,
  { contacts = [], along }: { contacts?: StoredContact[]; along?: StoreAlong | undefined } = {},
): Promise<void> =>
  emailTakenWhenConflict(() =>
    write(async (transaction) => {
      await transaction.insert(clientEntity, client);
      if (contacts.length > 0) await transaction.insert(contactEntity, contacts);
      await along?.(transaction, client);
    }),
  );

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
    await insertNotification(database, transactionStatements(transaction), notification);
    return true;
  });

export const hasEnded = (endedOn: string) => ({ status: "ended" as const, endedOn: LessThanOrEqual(endedOn) });

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

export function emailTaken(): Refusal {
  return new Refusal("email_taken", { fields: [{ field: "email" satisfies keyof Client, problem: "taken" }] });
}

/** The WHERE of a search for clients, with its values. */
function chooseClients({
  scope,
  search,
  status,
  package: chosen,
}: Pick<ClientSearch, "scope" | "search" | "status" | "package">): {
  where: string;
  parameters: string[];
} {
  const conditions: string[] = [];
  const parameters: string[] = [];
  if (search) {
    const contacts =
      "EXISTS (SELECT 1 FROM contacts contact WHERE contact.clientId = client.id AND (contact.name LIKE ? ESCAPE '!' OR contact.email LIKE ? ESCAPE '!'))";
    const own = ["name", "email", "contactName"].map((column) => `client.${column} LIKE ? ESCAPE '!'`);
    conditions.push(`(${[...own, contacts].join(" OR ")})`);
    parameters.push(...Array.from({ length: 5 }, () => containing(search)));
  }
  if (status) {
    conditions.push("client.status = ?");
    parameters.push(status);
  }
  if (chosen) {
    conditions.push("client.package = ?");
    parameters.push(chosen);
  }
  const own = scoped(scope, "client.id");
  return {
    where: ` WHERE ${["1 = 1", ...conditions].join(" AND ")}${own.sql}`,
    parameters: [...parameters, ...own.values],
  };
}

/** The ORDER BY of a list of clients: names without regard to case, packages from small to large. */
function orderBy(
  { sort = "created", order = "desc" }: Pick<ClientSearch, "sort" | "order">,
  kind: Database["kind"],
): string {
  const byName = kind === "sqlite" ? "client.name COLLATE NOCASE" : "client.name";
  const columns: Record<ClientSort, string> = {
    created: "client.createdAt",
    name: byName,
    package: `CASE client.package ${clientPackages.map((name, index) => `WHEN '${name}' THEN ${index}`).join(" ")} END`,
    fee: "client.monthlyFee",
    status: "CASE client.status WHEN 'active' THEN 0 WHEN 'paused' THEN 1 ELSE 2 END",
  };
  const way = order.toUpperCase();
  if (sort === "created" || sort === "name") return `${columns[sort]} ${way}, client.id ${way}`;
  return `${columns[sort]} ${way}, ${byName} ASC, client.id ASC`;
}

/** The picture of a client's logo as PNG. What pages need to know of it is part of its client. */
export async function readLogo({ manager }: Database, clientId: string): Promise<Buffer | null> {
  const row = await manager.findOneBy(clientLogoEntity, { clientId });
  return row && Buffer.from(row.picture, "base64");
}

/** Keeps a picture in place of the one before. */
export const saveLogo = ({ write }: Database, clientId: string, png: Uint8Array, logo: LogoFacts): Promise<void> =>
  write(async (transaction) => {
    await transaction.upsert(clientLogoEntity, { clientId, picture: Buffer.from(png).toString("base64") }, [
      "clientId",
    ]);
    await transaction.update(clientEntity, { id: clientId }, { logo });
  });

export const removeLogo = ({ write }: Database, clientId: string): Promise<void> =>
  write(async (transaction) => {
    await transaction.delete(clientLogoEntity, { clientId });
    await transaction.update(clientEntity, { id: clientId }, { logo: null });
  });
