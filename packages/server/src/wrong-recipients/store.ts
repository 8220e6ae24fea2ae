import { type EntityManager, In, IsNull } from "typeorm";
import type { Client } from "../clients/client.ts";
import { clientEntity, contactEntity, welcomeEntity } from "../clients/table.ts";
import { isDuplicate, transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { released } from "../kit/work/lease.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { clientsInScope } from "../own-clients/store.ts";
import { noteLives } from "../reports/note-lives.ts";
import type { Report } from "../reports/report.ts";
import { reportEntity } from "../reports/table.ts";
import { noteHolders } from "../sending/holders.ts";
import { waitingStates } from "../sending/mails.ts";
import { type Dispatch, dispatchEntity } from "../sending/table.ts";
import { shareEntity } from "../shares/table.ts";
import { wrongRecipientEntity } from "./table.ts";
import type { FormerContact, WrongRecipient } from "./wrong-recipient.ts";

type Email = Pick<Dispatch, "id" | "reportId" | "recipient" | "recipientName" | "revision" | "sentAt">;

/** With its email, the email's report and that one's client. */
export type WrongRecipientOfReport = WrongRecipient & {
  email: Email;
  report: Pick<Report, "id" | "type" | "periodStart" | "periodEnd">;
  client: Client;
};

type Noted = Pick<WrongRecipient, "id" | "dispatchId" | "noticedAt" | "noticedBy">;

/**
 * Notes that an email went to the wrong person, and takes from that address what it has of the client: it is taken off the contacts, its
 * links end, and emails that wait for it are cancelled. The first contact stays, as a client needs an address, and gets no reports.
 * Noting the same email again changes nothing.
 * @returns the id that stands
 */
export async function storeWrongRecipient(
  database: Database,
  client: Pick<Client, "id">,
  recipient: string,
  noted: Noted,
): Promise<string> {
  try {
    return await database.write(async (transaction) => {
      const { dispatchId } = noted;
      const before = await transaction.findOneBy(wrongRecipientEntity, { dispatchId });
      if (before) return before.id;
      const told = await transaction.findOneBy(welcomeEntity, { clientId: client.id, email: recipient });
      const taken = await takeContact(transaction, client.id, recipient);
      const row = { ...noted, ...taken, knownId: told?.accessId ?? null, settledAt: null, settledBy: null };
      await transaction.insert(wrongRecipientEntity, row);
      await takeLinks(database, transaction, { clientId: client.id, recipient, now: noted.noticedAt });
      await noteLives(database, transactionStatements(transaction), { clientIds: [client.id] });
      return noted.id;
    });
  } catch (error) {
    // Somebody else noted the same email at this moment.
    if (!isDuplicate(error)) throw error;
    const { id } = await database.manager.findOneByOrFail(wrongRecipientEntity, { dispatchId: noted.dispatchId });
    return id;
  }
}

async function takeContact(
  transaction: EntityManager,
  clientId: string,
  email: string,
): Promise<Pick<WrongRecipient, "contact" | "former">> {
  const contact = await transaction.findOneBy(contactEntity, { clientId, email });
  if (contact) {
    const { name, phone, language, reportTypes } = contact;
    await transaction.delete(contactEntity, { id: contact.id });
    return { contact: "removed", former: { name, phone, language, reportTypes } };
  }
  const client = await transaction.findOneBy(clientEntity, { id: clientId, email });
  if (!client) return { contact: "gone", former: null };
  const { contactName: name, phone, contactReportTypes: reportTypes } = client;
  await transaction.update(clientEntity, { id: clientId }, { contactReportTypes: [] });
  return { contact: "first", former: { name, phone, language: null, reportTypes } };
}

type Taken = { clientId: string; recipient: string; now: Date };

/** Ends the links that the emails to an address have, and cancels the emails that no worker has handed over yet. */
async function takeLinks(
  database: Database,
  transaction: EntityManager,
  { clientId, recipient, now }: Taken,
): Promise<void> {
  await transaction.delete(welcomeEntity, { clientId, email: recipient });
  const reports = await transaction.find(reportEntity, { select: { id: true }, where: { clientId } });
  const reportIds = reports.map(({ id }) => id);
  await transaction.update(shareEntity, { reportId: In(reportIds), recipient, endedAt: IsNull() }, { endedAt: now });
  // A worker that has one in hand notices: each of its steps asks for the state.
  const waiting = await transaction.find(dispatchEntity, {
    select: { id: true, reportId: true },
    where: { reportId: In(reportIds), recipient, state: In(waitingStates) },
  });
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await transaction.update(dispatchEntity, { id: In(ids) }, { ...released, state: "cancelled", problem: null });
  const changed = new Set(waiting.map(({ reportId }) => reportId));
  await noteHolders(database, transactionStatements(transaction), [...changed]);
}

/**
 * Takes the note back, and puts the contact back where it was, unless the client has that contact again. Links stay ended.
 */
export const deleteWrongRecipient = (
  database: Database,
  { id, contact, former, client, email }: WrongRecipientOfReport,
  newContact: { id: string; now: Date },
): Promise<void> =>
  database.write(async (transaction) => {
    await transaction.delete(wrongRecipientEntity, { id });
    if (former) await putBack(transaction, { contact, former, client, email: email.recipient }, newContact);
    await noteLives(database, transactionStatements(transaction), { clientIds: [client.id] });
  });

type PutBack = Pick<WrongRecipient, "contact"> & { former: FormerContact; client: Client; email: string };

async function putBack(
  transaction: EntityManager,
  { contact, former, client, email }: PutBack,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const { name, phone, language, reportTypes } = former;
  const isFirst = client.email === email;
  if (contact === "first" && isFirst && client.contactReportTypes?.length === 0) {
    await transaction.update(clientEntity, { id: client.id }, { contactReportTypes: reportTypes });
  }
  if (contact !== "removed" || isFirst) return;
  if (await transaction.existsBy(contactEntity, { clientId: client.id, email })) return;
  const kept = { id, clientId: client.id, email, name, phone, language, reportTypes: reportTypes ?? [] };
  await transaction.insert(contactEntity, { ...kept, createdAt: now });
}

export async function findWrongRecipient(
  database: Database,
  scope: Scope,
  id: string,
): Promise<WrongRecipientOfReport | null> {
  const { manager } = database;
  const found = await manager.findOneBy(wrongRecipientEntity, { id });
  if (!found) return null;
  const email = await manager.findOneOrFail(dispatchEntity, {
    select: { id: true, reportId: true, recipient: true, recipientName: true, revision: true, sentAt: true },
    where: { id: found.dispatchId },
  });
  const report = await manager.findOneOrFail(reportEntity, {
    select: { id: true, clientId: true, type: true, periodStart: true, periodEnd: true },
    where: { id: email.reportId },
  });
  const client = await manager.findOneByOrFail(clientEntity, { id: report.clientId });
  if (!((await clientsInScope(database, scope))?.has(client.id) ?? true)) return null;
  return { ...found, email, report, client };
}

/** Those of a report, the first one noticed first. */
export async function wrongRecipientsOfReport({ manager }: Database, reportId: string): Promise<WrongRecipient[]> {
  const mails = await manager.find(dispatchEntity, { select: { id: true }, where: { reportId } });
  return manager.find(wrongRecipientEntity, {
    where: { dispatchId: In(mails.map(({ id }) => id)) },
    order: { noticedAt: "ASC", id: "ASC" },
  });
}

/** How many addresses a revision of a report was emailed to. */
export async function countReached(
  { manager }: Database,
  { reportId, revision }: Pick<Email, "reportId" | "revision">,
): Promise<number> {
  const sent = await manager.find(dispatchEntity, {
    select: { recipient: true },
    where: { reportId, ...(revision !== null && { revision }), state: In(["sending", "sent", "uncertain"]) },
  });
  return new Set(sent.map(({ recipient }) => recipient)).size;
}

/** Says who did what there was to do; null for one that waits again. */
export async function settleWrongRecipient(
  { writeOne }: Database,
  id: string,
  settled: { at: Date; by: string } | null,
): Promise<void> {
  await writeOne((transaction) =>
    transaction.update(
      wrongRecipientEntity,
      { id },
      { settledAt: settled?.at ?? null, settledBy: settled?.by ?? null },
    ),
  );
}

/** What is noted about emails to an address. */
export async function wrongRecipientsAt(database: Database, recipient: string): Promise<WrongRecipient[]> {
  const { manager } = database;
  return manager.findBy(wrongRecipientEntity, { dispatchId: In(await mailsTo(manager, recipient)) });
}

/** Forgets who the contact was. That a report went to the wrong person stays noted. */
export const forgetFormerContact = ({ write }: Database, recipient: string): Promise<void> =>
  write(async (transaction) => {
    const mails = await mailsTo(transaction, recipient);
    if (mails.length > 0) await transaction.update(wrongRecipientEntity, { dispatchId: In(mails) }, { former: null });
  });

async function mailsTo(manager: EntityManager, recipient: string): Promise<string[]> {
  const mails = await manager.find(dispatchEntity, { select: { id: true }, where: { recipient } });
  return mails.map(({ id }) => id);
}
