import { type EntityManager, In, IsNull, Not } from "typeorm";
import { type Statements, transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { ownClients } from "../own-clients/store.ts";
import { staffName } from "../staff/staff.ts";
import { staffEntity } from "../staff/table.ts";
import type { Colleague } from "./colleague.ts";

/** Somebody who can sign in, and whether they see every client. */
export type ActiveColleague = Colleague & { seesAll: boolean };

/** Everybody who can sign in, by name. */
export async function activeColleagues({ manager }: Database): Promise<ActiveColleague[]> {
  const active = await manager.find(staffEntity, { where: { endedAt: IsNull(), joinedAt: Not(IsNull()) } });
  return active
    .map((staff) => ({ id: staff.id, name: staffName(staff), seesAll: !staff.ownClientsOnly }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1));
}

/** Who can be responsible for a client: everybody active who sees it. */
export async function candidatesFor(database: Database, clientId: string): Promise<ActiveColleague[]> {
  const active = await activeColleagues(database);
  const limited = active.flatMap(({ id, seesAll }) => (seesAll ? [] : [id]));
  const own = await ownClients(database, limited);
  return active.filter(({ id, seesAll }) => seesAll || own.get(id)?.includes(clientId));
}

/** People by their ids, also former ones. */
export async function colleaguesById({ manager }: Database, ids: string[]): Promise<Map<string, Colleague>> {
  if (ids.length === 0) return new Map();
  const found = await manager.findBy(staffEntity, { id: In([...new Set(ids)]) });
  return new Map(found.map((staff) => [staff.id, { id: staff.id, name: staffName(staff) }]));
}

/** SQL: whether somebody, whose id is the `?`, can sign in. */
const isActive = "member.id = ? AND member.endedAt IS NULL AND member.joinedAt IS NOT NULL";

/**
 * Makes somebody responsible for a client, unless they have left or no longer see it.
 * @param staffId null for nobody
 * @throws Refusal invalid_input
 */
export const setResponsible = ({ changes }: Database, clientId: string, staffId: string | null): Promise<void> =>
  changes(async ({ change }) => {
    // Asked in the statement itself, so that nobody who leaves at this moment is written.
    const sees = `EXISTS (SELECT 1 FROM staff member WHERE ${isActive} AND (member.ownClientsOnly = 0
      OR EXISTS (SELECT 1 FROM staff_clients own WHERE own.staffId = member.id AND own.clientId = ?)))`;
    const changed = await change(
      `UPDATE clients SET responsibleId = ? WHERE id = ?${staffId === null ? "" : ` AND ${sees}`}`,
      [staffId, clientId, ...(staffId === null ? [] : [staffId, clientId])],
    );
    if (changed !== 1) throw notOffered("staffId");
  });

/** @param field of the input that names somebody who cannot be responsible */
export const notOffered = (field: string) =>
  new Refusal("invalid_input", { fields: [{ field, problem: "not_offered" }] });

/** What somebody is responsible for, and the clients that were given to nobody else who is limited to some. */
export type Left = { clients: number; enquiries: number };

/** What each of the team would leave, by their ids. */
export async function countLeft({ select }: Database): Promise<Map<string, Left>> {
  const [clients, enquiries] = await Promise.all([
    select(`SELECT leaver.id AS id, COUNT(*) AS found FROM staff leaver
      INNER JOIN clients client ON ${isLeft("leaver.id")} GROUP BY leaver.id`),
    select(`SELECT enquiry.responsibleId AS id, COUNT(*) AS found FROM enquiries enquiry
      WHERE enquiry.responsibleId IS NOT NULL GROUP BY enquiry.responsibleId`),
  ]);
  const counts = (rows: typeof clients) => new Map(rows.map(({ id, found }) => [String(id), Number(found)]));
  const [ofClients, ofEnquiries] = [counts(clients), counts(enquiries)];
  return new Map(
    [...ofClients.keys(), ...ofEnquiries.keys()].map((id) => [
      id,
      { clients: ofClients.get(id) ?? 0, enquiries: ofEnquiries.get(id) ?? 0 },
    ]),
  );
}

/** SQL: whether `client` is somebody's to hand over. Clients that nobody is limited to are seen by everybody else anyway. */
const isLeft = (leaver: string) => `(client.responsibleId = ${leaver} OR (client.responsibleId IS NULL
  AND EXISTS (SELECT 1 FROM staff_clients own INNER JOIN staff limited ON limited.id = own.staffId
    AND limited.ownClientsOnly = 1 AND limited.id = ${leaver} WHERE own.clientId = client.id)
  AND NOT EXISTS (SELECT 1 FROM staff_clients other INNER JOIN staff limited ON limited.id = other.staffId
    AND limited.ownClientsOnly = 1 AND limited.endedAt IS NULL AND limited.id <> ${leaver}
    WHERE other.clientId = client.id)))`;

/** What was handed over: the ids of the clients, and how many enquiries. */
export type HandedOver = { clientIds: string[]; enquiries: number };

/**
 * Hands the clients and enquiries of a leaver over, in the caller's transaction. Whoever is limited to own clients sees the handed ones from
 * then on, and no enquiry.
 * @param to null for nobody
 * @throws Refusal invalid_input when the successor has left, too, or never joined
 */
export async function handOver(transaction: EntityManager, leaverId: string, to: string | null): Promise<HandedOver> {
  const statements = transactionStatements(transaction);
  const rows = await statements.select(
    `SELECT client.id AS id FROM clients client WHERE ${to === null ? "client.responsibleId = ?" : isLeft("?")}`,
    to === null ? [leaverId] : [leaverId, leaverId, leaverId],
  );
  const clientIds = rows.map(({ id }) => String(id));
  const successor = to === null ? null : await findSuccessor(statements, leaverId, to);
  for (const clientId of clientIds) {
    await statements.change("UPDATE clients SET responsibleId = ? WHERE id = ?", [to, clientId]);
    if (successor?.limited)
      await statements.change(
        `INSERT INTO staff_clients (staffId, clientId) SELECT ?, ? FROM staff member WHERE member.id = ?
          AND NOT EXISTS (SELECT 1 FROM staff_clients own WHERE own.staffId = ? AND own.clientId = ?)`,
        [to, clientId, to, to, clientId],
      );
  }
  const reader = successor?.limited ? null : to;
  const enquiries = await statements.change("UPDATE enquiries SET responsibleId = ? WHERE responsibleId = ?", [
    reader,
    leaverId,
  ]);
  return { clientIds, enquiries };
}

async function findSuccessor({ select }: Statements, leaverId: string, to: string): Promise<{ limited: boolean }> {
  const [found] = await select(`SELECT member.ownClientsOnly AS limited FROM staff member WHERE ${isActive}`, [to]);
  if (!found || to === leaverId) throw notOffered("handOverTo");
  return { limited: Number(found["limited"]) === 1 };
}

/**
 * Ends the responsibility of somebody who is limited to own clients for what they no longer see, in the caller's transaction.
 * @returns the ids of these clients
 */
export async function endUnseen(transaction: EntityManager, staffId: string): Promise<string[]> {
  const { select, change } = transactionStatements(transaction);
  const rows = await select(
    `SELECT client.id AS id FROM clients client WHERE client.responsibleId = ?
      AND client.id NOT IN (SELECT own.clientId FROM staff_clients own WHERE own.staffId = ?)`,
    [staffId, staffId],
  );
  const clientIds = rows.map(({ id }) => String(id));
  for (const id of clientIds) await change("UPDATE clients SET responsibleId = NULL WHERE id = ?", [id]);
  await change("UPDATE enquiries SET responsibleId = NULL WHERE responsibleId = ?", [staffId]);
  return clientIds;
}
