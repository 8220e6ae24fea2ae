import { type EntityManager, In, IsNull, LessThanOrEqual } from "typeorm";
import type { AccountKind } from "@agency/model/connections";
import type { FigureKey } from "@agency/model/figures";
import type { Client } from "../clients/client.ts";
import { type Removed, removeFigures } from "../figures/remove-figures.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import type { Database } from "../kit/db/database.ts";
import { placeholders } from "../kit/db/select.ts";
import type { Connection, PendingConsent } from "./connection.ts";
import type { Source, Tracking } from "./source.ts";
import { connectionEntity, pendingConsentEntity, sourceEntity } from "./table.ts";

/** Oldest first. */
export const allConnections = ({ manager }: Database): Promise<Connection[]> =>
  manager.find(connectionEntity, { order: { connectedAt: "ASC", id: "ASC" } });

export const connectionById = ({ manager }: Database, id: string): Promise<Connection | null> =>
  manager.findOneBy(connectionEntity, { id });

/** The connection of a Google account. */
export const findConnection = ({ manager }: Database, email: string): Promise<Connection | null> =>
  manager.findOneBy(connectionEntity, { provider: "google", email });

/** Inserts the connection, or replaces the one with its id. */
export const saveConnection = ({ writeOne }: Database, connection: Connection): Promise<void> =>
  writeOne(async (transaction) => void (await transaction.save(connectionEntity, connection)));

/**
 * Changes a connection, unless its secret is another than it was by now: what was read with an old token says nothing about a new one.
 * @returns whether it was changed
 */
export const changeConnection = (
  { writeOne }: Database,
  { id, secret }: Pick<Connection, "id" | "secret">,
  change: Partial<Pick<Connection, "secret" | "state" | "checkedAt" | "endsAt">>,
): Promise<boolean> =>
  writeOne(async (transaction) => {
    const was = { id, secret: secret === null ? IsNull() : secret };
    return (await transaction.update(connectionEntity, was, change)).affected === 1;
  });

/** Deletes the connection with the sources of clients that use it. */
export const deleteConnection = (context: FiguresContext, id: string): Promise<void> =>
  context.database.write(async (transaction) => {
    const sources = await transaction.find(sourceEntity, {
      select: { id: true, clientId: true },
      where: { connectionId: id },
    });
    await transaction.delete(connectionEntity, { id });
    const clientIds = [...new Set(sources.map(({ clientId }) => clientId))];
    await sourcesChanged(context, transaction, clientIds);
  });

/** Keeps a visit to the consent page, and forgets visits that expired before `now`. */
export const insertPending = ({ write }: Database, pending: PendingConsent, now: Date): Promise<void> =>
  write(async (transaction) => {
    await transaction.delete(pendingConsentEntity, { expiresAt: LessThanOrEqual(now) });
    await transaction.insert(pendingConsentEntity, pending);
  });

/** Forgets every visit to the consent page. */
export const deletePending = ({ writeOne }: Database): Promise<void> =>
  writeOne(async (transaction) => void (await transaction.deleteAll(pendingConsentEntity)));

/** Takes a visit away, so that a `state` works once. Null when there is none. */
export const takePending = ({ write }: Database, stateHash: string): Promise<PendingConsent | null> =>
  write(async (transaction) => {
    const found = await transaction.findOneBy(pendingConsentEntity, { stateHash });
    // Of two takers at once, one deletes the row.
    const { affected } = await transaction.delete(pendingConsentEntity, { stateHash });
    return affected === 1 ? found : null;
  });

export const findSources = ({ manager }: Database, clientId: string): Promise<Source[]> =>
  manager.find(sourceEntity, { where: { clientId }, order: { kind: "ASC" } });

/** The clients' sources by the clients' ids, each in the order of their kinds; without those who have none. */
export async function sourcesByClient({ manager }: Database, clientIds: string[]): Promise<Map<string, Source[]>> {
  const found = await manager.find(sourceEntity, { where: { clientId: In(clientIds) }, order: { kind: "ASC" } });
  return Map.groupBy(found, ({ clientId }) => clientId);
}

/** What clients' sources are called and whose sites they have, to tell whose a file or an account is. */
export const accountsOfClients = ({
  manager,
}: Database): Promise<Pick<Source, "clientId" | "kind" | "accountId" | "name" | "sites">[]> =>
  manager.find(sourceEntity, { select: { clientId: true, kind: true, accountId: true, name: true, sites: true } });

/** The clients that use accounts of a kind, by name, by the accounts' ids. */
export async function accountUsers(
  { select }: Database,
  kind: AccountKind,
  accountIds: string[],
): Promise<Map<string, Pick<Client, "id" | "name">[]>> {
  if (accountIds.length === 0) return new Map();
  const rows = await select(
    `SELECT source.accountId AS accountId, client.id AS id, client.name AS name FROM sources source
      INNER JOIN clients client ON client.id = source.clientId
      WHERE source.kind = ? AND source.accountId IN (${placeholders(accountIds)}) ORDER BY client.name, client.id`,
    [kind, ...accountIds],
  );
  const users = rows.map(({ accountId, id, name }) => ({
    accountId: String(accountId),
    id: String(id),
    name: String(name),
  }));
  return Map.groupBy(users, ({ accountId }) => accountId);
}

/** How many clients have a source of each connection, by the connection's id. */
export async function clientCounts({ select }: Database): Promise<Map<string, number>> {
  const rows = await select(
    "SELECT connectionId, COUNT(DISTINCT clientId) AS clients FROM sources GROUP BY connectionId",
    [],
  );
  return new Map(rows.map(({ connectionId, clients }) => [String(connectionId), Number(clients)]));
}

/** Keeps a client's source, in place of another one of its kind and of the figures that others of its kind gave. */
export const saveSource = (
  context: FiguresContext,
  source: Source,
  { approvedToo }: { approvedToo: boolean },
): Promise<Removed> =>
  context.database.write(async (transaction) => {
    const { clientId, kind, accountId: staying, chosenBy: by, chosenAt: at } = source;
    await transaction.delete(sourceEntity, { clientId, kind });
    await transaction.insert(sourceEntity, source);
    const leaving = { kind, staying };
    const removed = await removeFigures(context, transaction, { clientId, leaving, approvedToo, by, at });
    await sourcesChanged(context, transaction, [clientId]);
    return removed;
  });

/** Takes a client's source away with the figures that it gave. */
export const deleteSource = (
  context: FiguresContext,
  clientId: string,
  { kind, ...removing }: { kind: AccountKind; approvedToo: boolean; by: string; at: Date },
): Promise<Removed> =>
  context.database.write(async (transaction) => {
    await transaction.delete(sourceEntity, { clientId, kind });
    const leaving = { kind, staying: null };
    const removed = await removeFigures(context, transaction, { clientId, leaving, ...removing });
    await sourcesChanged(context, transaction, [clientId]);
    return removed;
  });

export const setTracking = ({ writeOne }: Database, id: string, tracking: Tracking): Promise<void> =>
  writeOne(async (transaction) => void (await transaction.update(sourceEntity, { id }, { tracking })));

export const setFills = ({ write }: Database, changes: { id: string; fills: FigureKey[] }[]): Promise<void> =>
  write(async (transaction) => {
    for (const { id, fills } of changes) await transaction.update(sourceEntity, { id }, { fills });
  });

function sourcesChanged({ database, reports }: FiguresContext, transaction: EntityManager, clientIds: string[]) {
  return reports.figuresChanged(database, transaction, { what: "sources", which: { clientIds } });
}
