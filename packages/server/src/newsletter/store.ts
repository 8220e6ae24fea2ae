import { type EntityManager, In, IsNull, MoreThan, Not } from "typeorm";
import { insertEnquiry, type OpenedEnquiry } from "../enquiries/store.ts";
import { isConflict, transactionStatements } from "../kit/db/change.ts";
import type { Database } from "../kit/db/database.ts";
import { currentRequestId, withRequestId } from "../kit/log/request-id.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import { insertNotification, withdrawWaiting } from "../notifications/store.ts";
import { notificationEntity } from "../notifications/table.ts";
import type { Issue, IssueCounts, IssueRecipient, SignUp, SignUpAnswer, Subscriber } from "./newsletter.ts";
import { issueEntity, issueRecipientEntity, signUpEntity, subscriberEntity, subscriptionMailEntity } from "./table.ts";

/** Stores a sign-up. Takes the same time whether or not the address is known. */
export async function storeSignUp({ write }: Database, signUp: SignUp): Promise<void> {
  await write((transaction) => transaction.insert(signUpEntity, { ...signUp, requestId: currentRequestId() }));
}

/** The unanswered sign-ups, oldest first. */
export const openSignUps = ({ manager }: Database, limit: number): Promise<SignUp[]> =>
  manager.find(signUpEntity, { order: { requestedAt: "ASC", id: "ASC" }, take: limit });

/** Closes a sign-up with its answer. @returns false when another worker was faster */
export const storeAnswer = (
  database: Database,
  signUp: Pick<SignUp, "id">,
  { insert, update, mail }: SignUpAnswer,
): Promise<boolean> =>
  database.write(async (transaction) => {
    const requestId = await signUpRequest(transaction, signUp.id);
    const { affected } = await transaction.delete(signUpEntity, { id: signUp.id });
    if (affected !== 1) return false;
    if (insert) await transaction.insert(subscriberEntity, insert);
    if (update) await transaction.update(subscriberEntity, { id: update.id, state: Not("confirmed") }, update.change);
    if (mail) {
      await transaction.insert(subscriptionMailEntity, mail.note);
      const keep = () => insertNotification(database, transactionStatements(transaction), mail.notification);
      await (requestId === null ? keep() : withRequestId(requestId, keep));
    }
    return true;
  });

export const findSubscriber = ({ manager }: Database, email: string): Promise<Subscriber | null> =>
  manager.findOneBy(subscriberEntity, { email });

/** When emails answered this subscriber's sign-ups, from a moment on. */
export async function mailsSince({ manager }: Database, subscriberId: string, moment: Date): Promise<Date[]> {
  const mails = await manager.findBy(subscriptionMailEntity, { subscriberId, sentAt: MoreThan(moment) });
  return mails.map(({ sentAt }) => sentAt);
}

export async function subscriberToConfirm({ manager }: Database, tokenHash: string): Promise<Subscriber | null> {
  const mail = await manager.findOneBy(subscriptionMailEntity, { tokenHash });
  return mail && manager.findOneBy(subscriberEntity, { id: mail.subscriberId });
}

export async function subscriberToRemove({ manager }: Database, unsubscribeToken: string): Promise<Subscriber | null> {
  const found = await manager.findOneBy(subscriberEntity, { unsubscribeToken });
  // MariaDB compares without regard to case.
  return found?.unsubscribeToken === unsubscribeToken ? found : null;
}

/** Confirms a subscriber and adds the enquiry with its staff notice. @returns false when another request was faster */
export const storeConfirmation = (
  database: Database,
  { id }: Pick<Subscriber, "id">,
  confirmedAt: Date,
  opened: OpenedEnquiry,
): Promise<boolean> =>
  database.write(async (transaction) => {
    const unconfirmed = { id, state: Not("confirmed" as const) };
    const change = { state: "confirmed", confirmedAt, unsubscribedAt: null } as const;
    const { affected } = await transaction.update(subscriberEntity, unconfirmed, change);
    if (affected !== 1) return false;
    await insertEnquiry(database, transactionStatements(transaction), opened);
    return true;
  });

/** Unsubscribes: also ends open links and waiting notifications. */
export const storeLeaving = ({ write }: Database, id: string, unsubscribedAt: Date): Promise<void> =>
  write(async (transaction) => {
    await transaction.update(subscriberEntity, { id }, { state: "unsubscribed", unsubscribedAt });
    await transaction.delete(subscriptionMailEntity, { subscriberId: id });
    await withdrawIssues(transaction, id);
  });

/** Newest first. */
export const confirmedSubscribers = ({ manager }: Database): Promise<Subscriber[]> =>
  manager.find(subscriberEntity, { where: { state: "confirmed" }, order: { confirmedAt: "DESC", id: "DESC" } });

/** Deletes sign-ups still unconfirmed since `requested`, and subscribers who left before `unsubscribed`. @returns how many */
export const purgeSubscribers = (
  { write }: Database,
  { requested, unsubscribed }: { requested: Date; unsubscribed: Date },
): Promise<number> =>
  write(async (transaction) => {
    const { affected } = await transaction
      .createQueryBuilder()
      .delete()
      .from(subscriberEntity)
      .where("state = 'pending' AND requestedAt < :requested", { requested })
      .orWhere("state = 'unsubscribed' AND unsubscribedAt < :unsubscribed", { unsubscribed })
      .execute();
    return affected ?? 0;
  });

/** Ends every link that confirms a sign-up, also links that were not mailed yet. People who wanted to confirm sign up again. */
export const endOpenSignUps = ({ write }: Database): Promise<void> =>
  write(async (transaction) => {
    await transaction.delete(subscriberEntity, { state: "pending" });
    // Those of people who had left and came back.
    await transaction.query(
      "DELETE FROM subscription_mails WHERE subscriberId IN (SELECT id FROM subscribers WHERE state <> 'confirmed')",
    );
    await withdrawWaiting(transaction, "newsletter-confirmation");
  });

/** Erases a person, also from sign-ups that wait. @returns how many rows were deleted */
export const eraseSubscriber = ({ write }: Database, email: string): Promise<number> =>
  write(async (transaction) => {
    const removed = await Promise.all([
      transaction.delete(signUpEntity, { email }),
      transaction.delete(subscriberEntity, { email }),
    ]);
    return removed.reduce((sum, { affected }) => sum + (affected ?? 0), 0);
  });

/** Cancels a subscriber's unsent issues. */
async function withdrawIssues(transaction: EntityManager, subscriberId: string): Promise<void> {
  const recipients = await transaction.findBy(issueRecipientEntity, { subscriberId });
  if (recipients.length === 0) return;
  const ids = recipients.map(({ notificationId }) => notificationId);
  await transaction.delete(notificationEntity, { id: In(ids), state: In(["queued", "failed"]) });
}

/** The id of the sign-up's request: its notification is traced to that, not to the worker's run. */
async function signUpRequest(transaction: EntityManager, id: string): Promise<string | null> {
  const found = await transaction
    .createQueryBuilder(signUpEntity, "signUp")
    .select("signUp.requestId", "requestId")
    .where("signUp.id = :id", { id })
    .getRawOne<{ requestId: string | null }>();
  return found?.requestId ?? null;
}

/** The states of an unfinished notification. */
const waiting = ["queued", "sending"];

/** The issue for this article: the existing one or a new one. */
export const storeIssue = ({ write, sqlNow }: Database, { id, slug }: Pick<Issue, "id" | "slug">): Promise<Issue> =>
  write(async (transaction) => {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(issueEntity)
      .values({ id, slug, requestedAt: () => sqlNow(), spreadAt: null })
      .orIgnore()
      .execute();
    return transaction.findOneByOrFail(issueEntity, { slug });
  });

/** Issues with recipients still missing, oldest first. */
export const unspreadIssues = ({ manager }: Database): Promise<Issue[]> =>
  manager.find(issueEntity, { where: { spreadAt: IsNull() }, order: { requestedAt: "ASC" } });

/** Number of unsent notifications of an issue. */
export const countWaiting = ({ manager }: Database, issueId: string): Promise<number> =>
  issueNotifications(manager, issueId).andWhere("notification.state IN (:...waiting)", { waiting }).getCount();

/** Subscribers from before the issue who have no notification of it yet. */
export const nextRecipients = ({ manager }: Database, issue: Issue, limit: number): Promise<Subscriber[]> =>
  withoutNotification(manager, issue).orderBy("subscriber.id", "ASC").take(limit).getMany();

/**
 * Adds a notification for each, except for subscribers who have left meanwhile.
 * @returns false when another worker has added one of them meanwhile; then none are added
 */
export async function addRecipients(
  database: Database,
  recipients: { recipient: IssueRecipient; notification: NotificationRequest }[],
): Promise<boolean> {
  try {
    await database.write(async (transaction) => {
      const ids = recipients.map(({ recipient }) => recipient.subscriberId);
      const onList = await confirmedAmong(database, transaction, ids);
      for (const { recipient, notification } of recipients) {
        if (!onList.has(recipient.subscriberId)) continue;
        await transaction.insert(issueRecipientEntity, recipient);
        await insertNotification(database, transactionStatements(transaction), notification);
      }
    });
    return true;
  } catch (error) {
    if (isConflict(error, "issue_recipients")) return false;
    throw error;
  }
}

export async function markSpread({ write, sqlNow }: Database, id: string): Promise<void> {
  await write((transaction) =>
    transaction.update(issueEntity, { id, spreadAt: IsNull() }, { spreadAt: () => sqlNow() }),
  );
}

/** Newest first. */
export async function listIssues({ manager }: Database): Promise<{ issue: Issue; counts: IssueCounts }[]> {
  const issues = await manager.find(issueEntity, { order: { requestedAt: "DESC", id: "DESC" } });
  return Promise.all(issues.map(async (issue) => ({ issue, counts: await readCounts(manager, issue) })));
}

function issueNotifications(manager: EntityManager, issueId: string) {
  return manager
    .createQueryBuilder(notificationEntity, "notification")
    .innerJoin("issueRecipient", "recipient", "recipient.notificationId = notification.id")
    .where("recipient.issueId = :issueId", { issueId });
}

/** The subscribers without a notification for an issue. People who confirmed after its request get the next issue. */
function withoutNotification(manager: EntityManager, { id, requestedAt }: Issue) {
  return manager
    .createQueryBuilder(subscriberEntity, "subscriber")
    .where("subscriber.state = 'confirmed' AND subscriber.confirmedAt <= :requestedAt", { requestedAt })
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM issue_recipients recipient
        WHERE recipient.issueId = :issueId AND recipient.subscriberId = subscriber.id)`,
      { issueId: id },
    );
}

/** The ids that are still subscribed. Locks them, so that nobody can unsubscribe before the transaction ends. */
async function confirmedAmong(
  { kind }: Database,
  transaction: EntityManager,
  ids: string[],
): Promise<Set<Subscriber["id"]>> {
  const found = await transaction.find(subscriberEntity, {
    select: { id: true },
    where: { id: In(ids), state: "confirmed" },
    // SQLite's transactions need no lock: they run one at a time.
    ...(kind === "mariadb" && { lock: { mode: "pessimistic_write" } }),
  });
  return new Set(found.map(({ id }) => id));
}

async function readCounts(manager: EntityManager, issue: Issue): Promise<IssueCounts> {
  const rows = await issueNotifications(manager, issue.id)
    .select("notification.state", "state")
    .addSelect("COUNT(*)", "count")
    .groupBy("notification.state")
    .getRawMany<{ state: string; count: string | number }>();
  const count = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
  const toCome = issue.spreadAt === null ? await withoutNotification(manager, issue).getCount() : 0;
  return {
    queued: count(...waiting) + toCome,
    sent: count("sent"),
    failed: count("failed"),
    uncertain: count("uncertain"),
  };
}
