import { In, LessThanOrEqual } from "typeorm";
import { enquiryKinds } from "@agency/model/states";
import type { Context } from "../kit/context.ts";
import { transactionStatements } from "../kit/db/change.ts";
import { publicHost } from "../kit/environment.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { lockThrottles } from "../kit/throttle/throttles.ts";
import { addressNotification, ringFor } from "./address-notification.ts";
import type { NoticeDigest, NoticeDigestMails } from "./mail.ts";
import type { Notification } from "./notification.ts";
import { insertNotification } from "./store.ts";
import { notificationEntity } from "./table.ts";

/** Shortest time between two digests, and how long the first notice waits for others, in ms. */
const between = 3_600_000;
const patience = 15 * 60_000;

/** The most notices of one digest. */
const most = 2000;

const digestKind = "notice-digest" satisfies keyof NoticeDigestMails;

/**
 * Tells the staff of the gathered notices in one email, at most once an hour. What they are about is in the inbox.
 * @returns how many notices it stands for; 0 when none was due
 */
export async function tellGathered(context: Context): Promise<number> {
  const { database, clock, newId, environment } = context;
  const now = await clock();
  const { email, language } = staffInbox(environment);
  const told = await database.write(async (transaction) => {
    // One worker after another.
    await lockThrottles(transaction, [digestKind]);
    const [last] = await transaction.find(notificationEntity, {
      where: { kind: digestKind },
      order: { requestedAt: "DESC" },
      take: 1,
    });
    if (last && last.requestedAt.getTime() > now.getTime() - between) return null;
    const gathered = await transaction.find(notificationEntity, {
      where: { state: "gathered", dueAt: LessThanOrEqual(now) },
      order: { dueAt: "ASC" },
      take: most,
    });
    const [first] = gathered;
    if (!first || first.dueAt.getTime() > now.getTime() - patience) return null;
    const digest = addressNotification<NoticeDigestMails>(
      { newId, host: publicHost(environment) },
      {
        kind: digestKind,
        to: { email },
        language,
        parameters: { total: gathered.length, counts: countNotices(gathered), since: first.dueAt.toISOString() },
        key: newId(),
      },
    );
    await transaction.delete(notificationEntity, { id: In(gathered.map(({ id }) => id)) });
    await insertNotification(database, transactionStatements(transaction), digest);
    return { digest, total: gathered.length };
  });
  if (!told) return 0;
  await ringFor(context, [told.digest]);
  return told.total;
}

/** What the notices are about: a form, or a booking that its person changed. */
function countNotices(gathered: readonly Pick<Notification, "parameters">[]): NoticeDigest["counts"] {
  const counts: NoticeDigest["counts"] = {};
  for (const { parameters } of gathered) {
    const form = parameters && "kind" in parameters ? parameters.kind : undefined;
    const about = enquiryKinds.find((kind) => kind === form) ?? "booking";
    counts[about] = (counts[about] ?? 0) + 1;
  }
  return counts;
}
