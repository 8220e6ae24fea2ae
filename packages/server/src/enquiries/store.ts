import { type EntityManager, In, type SelectQueryBuilder } from "typeorm";
import type { Client } from "../clients/client.ts";
import { emailTakenWhenConflict } from "../clients/store.ts";
import { clientEntity } from "../clients/table.ts";
import { insertion, isDuplicate, type Statements, transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { containing } from "../kit/db/select.ts";
import { Refusal } from "../kit/refusal.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotification, insertNotifications } from "../notifications/store.ts";
import { notificationEntity } from "../notifications/table.ts";
import { colleaguesById } from "../responsible/store.ts";
import { insertFirstSchedules } from "../schedules/store.ts";
import type { Enquiry, EnquiryAnswer, EnquiryChange, EnquiryFilter, EnquiryInFull, EnquirySearch } from "./enquiry.ts";
import { enquiryAnswerEntity, enquiryEntity } from "./table.ts";

/** How many rows one transaction deletes, or one query is about. */
const portionSize = 500;

/** An enquiry with its notifications, ready to store. */
export type OpenedEnquiry = { enquiry: Enquiry; notifications: NotificationRequest[] };

/** Stores an enquiry and its notifications. */
export const storeEnquiry = (database: Database, opened: OpenedEnquiry): Promise<void> =>
  database.changes((statements) => insertEnquiry(database, statements, opened));

/** Newest first. */
export async function listEnquiries(
  database: Database,
  { limit, offset, ...search }: EnquirySearch,
): Promise<{ enquiries: EnquiryInFull[]; total: number }> {
  const [enquiries, total] = await select(database.manager, search).take(limit).skip(offset).getManyAndCount();
  return { enquiries: await inFull(database, enquiries), total };
}

/** @throws Refusal enquiry_not_found */
export async function findEnquiry(database: Database, id: string): Promise<EnquiryInFull> {
  const enquiry = await database.manager.findOneBy(enquiryEntity, { id });
  const [found] = enquiry ? await inFull(database, [enquiry]) : [];
  if (!found) throw new Refusal("enquiry_not_found");
  return found;
}

export async function updateEnquiry({ write }: Database, id: string, change: EnquiryChange): Promise<void> {
  await write((transaction) => transaction.update(enquiryEntity, { id }, change));
}

/**
 * Stores a client and links it to its enquiry.
 * @param scheduled whether it gets a first schedule
 * @throws Refusal email_taken
 */
export const storeClient = (
  { write }: Database,
  client: Client,
  {
    id,
    scheduled,
    ...settled
  }: { id: string; scheduled: boolean } & Pick<Enquiry, "state" | "settledAt" | "settledBy">,
): Promise<void> =>
  emailTakenWhenConflict(() =>
    write(async (transaction) => {
      await transaction.insert(clientEntity, client);
      if (scheduled) await insertFirstSchedules(transaction, [client]);
      await transaction.update(enquiryEntity, { id }, { clientId: client.id, ...settled });
    }),
  );

/** What was answered from here, the first answer of each enquiry first. */
export const answersToEnquiries = ({ manager }: Database, enquiryIds: string[]): Promise<EnquiryAnswer[]> =>
  inPortions(enquiryIds, (ids) =>
    manager.find(enquiryAnswerEntity, { where: { enquiryId: In(ids) }, order: { number: "ASC" } }),
  );

/**
 * Stores an answer with its email, unless the same was stored before.
 * @returns whether it is new
 * @throws Refusal enquiry_answered when somebody else answered meanwhile
 */
export async function storeAnswer(
  database: Database,
  answer: EnquiryAnswer,
  mail: NotificationRequest,
): Promise<boolean> {
  const { enquiryId, number, by, at } = answer;
  try {
    return await database.write(async (transaction) => {
      const before = await transaction.findBy(enquiryAnswerEntity, { enquiryId });
      if (
        isSame(
          before.find((one) => one.number === number),
          answer,
        )
      )
        return false;
      if (before.length !== number) throw new Refusal("enquiry_answered");
      await transaction.insert(enquiryAnswerEntity, answer);
      await transaction.update(enquiryEntity, { id: enquiryId }, { state: "answered", settledAt: at, settledBy: by });
      await insertNotification(database, transactionStatements(transaction), mail);
      return true;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // Stored at this moment, by another click or by somebody else.
    if (isSame(await database.manager.findOneBy(enquiryAnswerEntity, { enquiryId, number }), answer)) return false;
    throw new Refusal("enquiry_answered");
  }
}

function isSame(stored: EnquiryAnswer | null | undefined, { text, by }: EnquiryAnswer): boolean {
  return stored?.text === text && stored.by === by;
}

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
  { kind, state, responsibleId, spam, search, from, until, order }: EnquiryFilter & Pick<EnquirySearch, "order">,
): SelectQueryBuilder<Enquiry> {
  const query = manager.createQueryBuilder(enquiryEntity, "enquiry");
  if (order === "waiting") query.orderBy("CASE WHEN enquiry.state = 'waiting' THEN 0 ELSE 1 END", "ASC");
  query.addOrderBy("enquiry.createdAt", "DESC").addOrderBy("enquiry.id", "DESC");
  if (kind) query.andWhere("enquiry.kind = :kind", { kind });
  if (state) query.andWhere("enquiry.state = :state", { state });
  if (responsibleId === null) query.andWhere("enquiry.responsibleId IS NULL");
  else if (responsibleId) query.andWhere("enquiry.responsibleId = :responsibleId", { responsibleId });
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

/** The key of an answer's email. */
export const answerKey = ({ enquiryId, number }: Pick<EnquiryAnswer, "enquiryId" | "number">) =>
  `${enquiryId}/${number}`;

async function inFull(database: Database, enquiries: Enquiry[]): Promise<EnquiryInFull[]> {
  const [clients, colleagues, answers, counts] = await Promise.all([
    madeClients(database, enquiries),
    colleaguesById(
      database,
      enquiries.flatMap(({ responsibleId }) => responsibleId ?? []),
    ),
    answersToEnquiries(
      database,
      enquiries.map(({ id }) => id),
    ),
    countByAddress(database, enquiries),
  ]);
  const mails = await answerMails(database, answers);
  const answersById = Map.groupBy(answers, ({ enquiryId }) => enquiryId);
  return enquiries.map((enquiry) => ({
    enquiry,
    client: clients.find(({ id }) => id === enquiry.clientId) ?? null,
    responsible: colleagues.get(enquiry.responsibleId ?? "") ?? null,
    answers: (answersById.get(enquiry.id) ?? []).map((answer) => ({
      ...answer,
      mail: mails.get(`enquiry-answer/${answerKey(answer)}`) ?? null,
    })),
    sameAddress: (counts.get(enquiry.email) ?? 0) - (enquiry.spam ? 0 : 1),
  }));
}

async function madeClients({ manager }: Database, enquiries: Enquiry[]) {
  const ids = new Set(enquiries.flatMap(({ clientId }) => (clientId === null ? [] : [clientId])));
  return inPortions([...ids], (portion) =>
    manager.find(clientEntity, { select: { id: true, accessId: true, name: true }, where: { id: In(portion) } }),
  );
}

/** How many enquiries came from each address, without spam. */
async function countByAddress({ manager }: Database, enquiries: Enquiry[]): Promise<Map<string, number>> {
  const rows = await inPortions([...new Set(enquiries.map(({ email }) => email))], (emails) =>
    manager
      .createQueryBuilder(enquiryEntity, "enquiry")
      .select("enquiry.email", "email")
      .addSelect("COUNT(*)", "found")
      .where("enquiry.email IN (:...emails) AND enquiry.spam = :no", { emails, no: false })
      .groupBy("enquiry.email")
      .getRawMany<{ email: string; found: string | number }>(),
  );
  return new Map(rows.map(({ email, found }) => [email, Number(found)]));
}

/** The state of each answer's email, by its key. */
async function answerMails({ manager }: Database, answers: EnquiryAnswer[]) {
  const mails = await inPortions(
    answers.map((answer) => `enquiry-answer/${answerKey(answer)}`),
    (keys) =>
      manager.find(notificationEntity, { select: { dedupeKey: true, state: true }, where: { dedupeKey: In(keys) } }),
  );
  return new Map(mails.map(({ dedupeKey, state }) => [dedupeKey, state]));
}

/** Reads by lists that are too long for one query. */
async function inPortions<Value, Found>(
  values: Value[],
  find: (portion: Value[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let start = 0; start < values.length; start += portionSize)
    found.push(...(await find(values.slice(start, start + portionSize))));
  return found;
}
