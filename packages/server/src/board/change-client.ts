import { type EntityManager, In, IsNull, LessThan, Not } from "typeorm";
import { tellActivity } from "../activity/record.ts";
import {
  type Client,
  type ClientAnalytics,
  type ClientDetails,
  type Contact,
  requireEndInPast,
  type StoredContact,
  storedContacts,
} from "../clients/client.ts";
import { findContacts, emailTakenWhenConflict, hasEnded } from "../clients/store.ts";
import { clientEntity, contactEntity, welcomeEntity } from "../clients/table.ts";
import type { Context } from "../kit/context.ts";
import { transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { sqlMoment } from "../kit/db/select.ts";
import { Refusal } from "../kit/refusal.ts";
import { type Scope, scoped } from "../own-clients/own-clients.ts";
import { noteLives } from "../reports/note-lives.ts";
import { refreshPrepared } from "../reports/refresh-prepared.ts";
import { reportEntity } from "../reports/table.ts";
import { passOver, findSchedules } from "../schedules/store.ts";
import { endRuns } from "../sending/settle-runs.ts";
import { dispatchEntity, runItemEntity } from "../sending/table.ts";
import { shareEntity } from "../shares/table.ts";

/**
 * Changes a client; its ID and approved reports stay. One that is activated gets no reports that became due before.
 * @param contacts replace those besides the first one; undefined keeps them
 * @param expected when the client was changed last; undefined where that does not matter
 * @throws Refusal client_changed, email_taken, or invalid_input when the contract ends in the future or an address occurs twice
 */
export async function updateClient(
  { database, bell, clock, newId }: Context,
  client: Client,
  details: ClientDetails,
  { contacts, expected }: { contacts?: Contact[] | undefined; expected?: Date } = {},
): Promise<{ client: Client; contacts: StoredContact[] }> {
  const updatedAt = await clock();
  requireEndInPast(details, updatedAt);
  // Unchanged values are not written: the row may have a language or package that the settings no longer list.
  const changed = Object.entries(details).filter(([name, value]) => client[name as keyof ClientDetails] !== value);
  tellActivity({
    details: { changed: [...changed.map(([name]) => name), ...(contacts ? ["contacts"] : [])] },
  });
  const after = { ...client, ...details, updatedAt };
  const kept = contacts ?? (await findContacts(database, [client.id])).get(client.id) ?? [];
  // Also checks the contacts that stay against a changed address of the client.
  const stored = storedContacts(after, kept, newId);
  if (client.status !== "active" && details.status === "active") {
    // Before the client is active, so that no worker runs them in between.
    await passOver(database, await findSchedules(database, client.id), updatedAt);
  }
  const refreshed = await storeChange(database, {
    id: client.id,
    details: { ...Object.fromEntries(changed), updatedAt },
    contacts: contacts && stored,
    expected,
  });
  for (const id of refreshed) await bell.ring("report", id);
  return { client: after, contacts: stored };
}

/**
 * Changes a client, and replaces its contacts when there are any given. Its prepared reports are made again when they would say
 * something else.
 * @returns the ids of these reports
 * @throws Refusal client_changed, email_taken
 */
export const storeChange = (database: Database, change: StoredChange): Promise<string[]> =>
  emailTakenWhenConflict(() => database.write((transaction) => storeChangeWith(database, transaction, change)));

/** As `storeChange`, in the caller's transaction. */
export async function storeChangeWith(
  database: Database,
  transaction: EntityManager,
  { id, details, contacts, expected }: StoredChange,
): Promise<string[]> {
  if (!(await changeClient(transaction, id, details, expected))) throw new Refusal("client_changed");
  if (contacts) await transaction.delete(contactEntity, { clientId: id });
  if (contacts && contacts.length > 0) await transaction.insert(contactEntity, contacts);
  if (contacts || details.email !== undefined) await endLinksOfFormer(transaction, id, () => database.sqlNow());
  const isReported = reported.some((detail) => details[detail] !== undefined);
  const refreshed = isReported ? await refreshPrepared(database, transaction, { clientId: id }) : [];
  await noteLives(database, transactionStatements(transaction), { clientIds: [id] });
  return refreshed;
}

type StoredChange = {
  id: string;
  details: Partial<ClientDetails> & { updatedAt: Date };
  contacts?: StoredContact[] | undefined;
  /** When the client was changed last, for a change that overwrites nothing unseen. */
  expected?: Date | undefined;
};

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

/** @returns how many contacts were deleted */
export const eraseContacts = (database: Database, email: string): Promise<number> =>
  database.write(async (transaction) => {
    const found = await transaction.find(contactEntity, { select: { id: true, clientId: true }, where: { email } });
    const clientIds = [...new Set(found.map(({ clientId }) => clientId))];
    await deleteContactLinks(transaction, email, clientIds);
    const { affected } = await transaction.delete(contactEntity, { email });
    await noteLives(database, transactionStatements(transaction), { clientIds });
    return affected ?? 0;
  });

/**
 * Deletes the clients whose contract ended on this day or before and of which the staff were warned before a moment, with all that
 * belongs to them.
 * @returns how many, and the ids of their reports' emails
 */
export const purgeEndedClients = (
  database: Database,
  { endedOn, warnedBefore }: { endedOn: string; warnedBefore: Date },
): Promise<{ clients: number; mails: string[] }> =>
  database.write(async (transaction) => {
    const due = await transaction.findBy(clientEntity, {
      ...hasEnded(endedOn),
      deletionWarnedAt: LessThan(warnedBefore),
    });
    const clientIds = due.map(({ id }) => id);
    if (clientIds.length === 0) return { clients: 0, mails: [] };
    const mails = await deleteAll(database, transaction, clientIds);
    return { clients: clientIds.length, mails };
  });

/** Deletes a client with all that belongs to it. @returns the ids of its reports' emails */
export const deleteClient = (database: Database, id: string): Promise<string[]> =>
  database.write((transaction) => deleteAll(database, transaction, [id]));

export async function clientAnalytics(
  { select }: Database,
  scope: Scope,
  { start, end }: { start: Date; end: Date },
): Promise<ClientAnalytics> {
  const [own, ofReports] = [scoped(scope, "client.id"), scoped(scope, "report.clientId")];
  const [[clients], [reports]] = await Promise.all([
    select(
      `SELECT COUNT(*) AS total, SUM(CASE WHEN client.status = 'active' THEN 1 ELSE 0 END) AS active,
        SUM(CASE WHEN client.status = 'active' THEN client.monthlyFee ELSE 0 END) AS revenue
      FROM clients client WHERE 1 = 1${own.sql}`,
      own.values,
    ),
    select(
      `SELECT COUNT(*) AS total FROM reports report
      WHERE report.generatedAt >= ? AND report.generatedAt < ?${ofReports.sql}`,
      [sqlMoment(start), sqlMoment(end), ...ofReports.values],
    ),
  ]);
  return {
    totalClients: Number(clients?.["total"] ?? 0),
    activeClients: Number(clients?.["active"] ?? 0),
    reportsThisMonth: Number(reports?.["total"] ?? 0),
    monthlyRevenue: Number(clients?.["revenue"] ?? 0),
  };
}

/** Deletes clients, of whom runs wait for nothing then, in the caller's transaction. @returns the ids of their reports' emails */
async function deleteAll(database: Database, transaction: EntityManager, clientIds: string[]): Promise<string[]> {
  const [mails, waiting] = await Promise.all([
    findMailIds(transaction, clientIds),
    transaction.find(runItemEntity, {
      select: { runId: true, clientId: true },
      where: { clientId: In(clientIds), outcome: "pending" },
    }),
  ]);
  await transaction.delete(clientEntity, clientIds);
  const runIds = new Set(waiting.map(({ runId }) => runId));
  await endRuns(database, transactionStatements(transaction), [...runIds]);
  return mails;
}

/** The ids of the emails of clients' reports. */
async function findMailIds(transaction: EntityManager, clientIds: string[]): Promise<string[]> {
  const mails = await transaction
    .createQueryBuilder(dispatchEntity, "dispatch")
    .select("dispatch.id", "id")
    .innerJoin(reportEntity.options.tableName ?? "", "report", "report.id = dispatch.reportId")
    .where("report.clientId IN (:...clientIds)", { clientIds })
    .getRawMany<{ id: string }>();
  return mails.map(({ id }) => id);
}

/** A report shows these fields of its client, or is made by them. */
const reported = ["name", "language", "package"] as const satisfies readonly (keyof ClientDetails)[];

async function changeClient(
  transaction: EntityManager,
  id: string,
  details: Partial<ClientDetails> & { updatedAt: Date },
  expected: Date | undefined,
): Promise<boolean> {
  const goesOn = details.status !== undefined && details.status !== "ended";
  // A changed end needs a new warning.
  const ending = goesOn || details.endedOn !== undefined ? { deletionWarnedAt: null } : {};
  const { affected } = await transaction.update(
    clientEntity,
    { id, ...(expected && { updatedAt: expected }) },
    { ...details, ...ending, ...(goesOn && { endedOn: null }) },
  );
  return expected === undefined || affected === 1;
}

/**
 * Ends the links in the emails to people who are no longer contacts of a client, in the caller's transaction. One who becomes a
 * contact again is told the client ID again.
 */
async function endLinksOfFormer(transaction: EntityManager, clientId: string, now: () => string): Promise<void> {
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
async function deleteContactLinks(transaction: EntityManager, email: string, clientIds: string[]): Promise<void> {
  if (clientIds.length === 0) return;
  await transaction.delete(welcomeEntity, { email, clientId: In(clientIds) });
  const reports = await transaction.find(reportEntity, { select: { id: true }, where: { clientId: In(clientIds) } });
  await transaction.delete(shareEntity, { recipient: email, reportId: In(reports.map(({ id }) => id)) });
}
