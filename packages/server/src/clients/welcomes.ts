import { type EntityManager, In, IsNull, Not } from "typeorm";
import { isDuplicate } from "../kit/db/change.ts";
import { reportEntity } from "../reports/table.ts";
import { shareEntity } from "../shares/table.ts";
import { clientEntity, contactEntity, welcomeEntity } from "./table.ts";
import type { Welcome } from "./welcome.ts";

/**
 * Notes that a contact is told a client ID, in the caller's transaction.
 * @returns whether that is new to the contact
 */
export async function noteWelcome(transaction: EntityManager, welcome: Welcome): Promise<boolean> {
  const { clientId, email, accessId } = welcome;
  const known = await transaction.findOneBy(welcomeEntity, { clientId, email });
  if (known?.accessId === accessId) return false;
  if (known) {
    await transaction.update(welcomeEntity, { clientId, email }, { accessId });
    return true;
  }
  try {
    await transaction.insert(welcomeEntity, welcome);
    return true;
  } catch (error) {
    // Another worker tells the same contact at this moment.
    if (!isDuplicate(error)) throw error;
    return false;
  }
}

/**
 * Ends the links in the emails to people who are no contacts of a client any more, in the caller's transaction. One who becomes a
 * contact again is told the client ID again.
 */
export async function endLinksOfFormer(transaction: EntityManager, clientId: string, now: () => string): Promise<void> {
  const [client, contacts] = await Promise.all([
    transaction.findOne(clientEntity, { select: { id: true, email: true }, where: { id: clientId } }),
    transaction.find(contactEntity, { select: { id: true, email: true }, where: { clientId } }),
  ]);
  const present = [...(client ? [client.email] : []), ...contacts.map(({ email }) => email)];
  const former = Not(In(present));
  await transaction.delete(welcomeEntity, { clientId, email: former });
  const reports = await transaction.find(reportEntity, { select: { id: true }, where: { clientId } });
  if (reports.length === 0) return;
  const links = { reportId: In(reports.map(({ id }) => id)), recipient: former, endedAt: IsNull() };
  await transaction.update(shareEntity, links, { endedAt: now });
}

/** Deletes the links in the emails to a person who was a client's contact, in the caller's transaction. */
export async function deleteLinksOf(transaction: EntityManager, email: string, clientIds: string[]): Promise<void> {
  if (clientIds.length === 0) return;
  await transaction.delete(welcomeEntity, { email, clientId: In(clientIds) });
  const reports = await transaction.find(reportEntity, { select: { id: true }, where: { clientId: In(clientIds) } });
  await transaction.delete(shareEntity, { recipient: email, reportId: In(reports.map(({ id }) => id)) });
}
