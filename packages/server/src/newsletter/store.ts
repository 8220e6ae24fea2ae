import { type EntityManager, In, MoreThan, Not } from "typeorm";
import { insertEnquiry } from "../enquiries/store.ts";
import type { Database } from "../kit/db/database.ts";
import { currentRequestId, withRequestId } from "../kit/log/request-id.ts";
import { insertNotification } from "../notifications/store.ts";
import { notificationEntity } from "../notifications/table.ts";
import type { NewsletterRepository } from "./newsletter-repository.ts";
import { issueRecipientEntity, signUpEntity, subscriberEntity, subscriptionMailEntity } from "./table.ts";

export function newsletterRepository(database: Database): NewsletterRepository {
  const { manager, write } = database;
  const findByEmail = (email: string) => manager.findOneBy(subscriberEntity, { email });
  return {
    keepSignUp: (signUp) =>
      write(async (transaction) => {
        await transaction.insert(signUpEntity, { ...signUp, requestId: currentRequestId() });
      }),
    openSignUps: (limit) => manager.find(signUpEntity, { order: { requestedAt: "ASC", id: "ASC" }, take: limit }),
    answer: (signUp, { insert, update, mail }) =>
      write(async (transaction) => {
        const requestId = await requestOf(transaction, signUp.id);
        const { affected } = await transaction.delete(signUpEntity, { id: signUp.id });
        if (affected !== 1) return false;
        if (insert) await transaction.insert(subscriberEntity, insert);
        if (update)
          await transaction.update(subscriberEntity, { id: update.id, state: Not("confirmed") }, update.change);
        if (mail) {
          await transaction.insert(subscriptionMailEntity, mail.note);
          const keep = () => insertNotification(database, transaction, mail.notification);
          await (requestId === null ? keep() : withRequestId(requestId, keep));
        }
        return true;
      }),
    findByEmail,
    mailsSince: async (subscriberId, moment) => {
      const mails = await manager.findBy(subscriptionMailEntity, { subscriberId, sentAt: MoreThan(moment) });
      return mails.map(({ sentAt }) => sentAt);
    },
    findByConfirmation: async (tokenHash) => {
      const mail = await manager.findOneBy(subscriptionMailEntity, { tokenHash });
      return mail && manager.findOneBy(subscriberEntity, { id: mail.subscriberId });
    },
    findByUnsubscribeToken: async (unsubscribeToken) => {
      const found = await manager.findOneBy(subscriberEntity, { unsubscribeToken });
      // MariaDB compares without regard to case.
      return found?.unsubscribeToken === unsubscribeToken ? found : null;
    },
    confirm: ({ id }, confirmedAt, opened) =>
      write(async (transaction) => {
        const unconfirmed = { id, state: Not("confirmed" as const) };
        const change = { state: "confirmed", confirmedAt, unsubscribedAt: null } as const;
        const { affected } = await transaction.update(subscriberEntity, unconfirmed, change);
        if (affected !== 1) return false;
        await insertEnquiry(database, transaction, opened);
        return true;
      }),
    unsubscribe: (id, unsubscribedAt) =>
      write(async (transaction) => {
        await transaction.update(subscriberEntity, { id }, { state: "unsubscribed", unsubscribedAt });
        await transaction.delete(subscriptionMailEntity, { subscriberId: id });
        await withdrawIssues(transaction, id);
      }),
    confirmed: () =>
      manager.find(subscriberEntity, { where: { state: "confirmed" }, order: { confirmedAt: "DESC", id: "DESC" } }),
    purge: ({ requested, unsubscribed }) =>
      write(async (transaction) => {
        const { affected } = await transaction
          .createQueryBuilder()
          .delete()
          .from(subscriberEntity)
          .where("state = 'pending' AND requestedAt < :requested", { requested })
          .orWhere("state = 'unsubscribed' AND unsubscribedAt < :unsubscribed", { unsubscribed })
          .execute();
        return affected ?? 0;
      }),
    ofPerson: findByEmail,
    erasePerson: (email) =>
      write(async (transaction) => {
        const removed = await Promise.all([
          transaction.delete(signUpEntity, { email }),
          transaction.delete(subscriberEntity, { email }),
        ]);
        return removed.reduce((sum, { affected }) => sum + (affected ?? 0), 0);
      }),
  };
}

/** Cancels a subscriber's unsent issues. */
async function withdrawIssues(transaction: EntityManager, subscriberId: string): Promise<void> {
  const recipients = await transaction.findBy(issueRecipientEntity, { subscriberId });
  if (recipients.length === 0) return;
  const ids = recipients.map(({ notificationId }) => notificationId);
  await transaction.delete(notificationEntity, { id: In(ids), state: In(["queued", "failed"]) });
}

/** The id of the sign-up's request: its notification is traced to that, not to the worker's run. */
async function requestOf(transaction: EntityManager, id: string): Promise<string | null> {
  const found = await transaction
    .createQueryBuilder(signUpEntity, "signUp")
    .select("signUp.requestId", "requestId")
    .where("signUp.id = :id", { id })
    .getRawOne<{ requestId: string | null }>();
  return found?.requestId ?? null;
}
