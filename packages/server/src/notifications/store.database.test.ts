import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import type { EnquiryNotice, EnquiryMails } from "../enquiries/mail.ts";
import { expireLease, twoWorkers } from "../testing/migrated-scratch.ts";
import { addressNotification } from "./address-notification.ts";
import type { NotificationRequest } from "./notification.ts";
import {
  dueNotifications,
  findNotification,
  insertNotification,
  listNotifications,
  notificationWork,
  purgeNotifications,
  withdrawNotifications,
} from "./store.ts";
import { notificationEntity } from "./table.ts";

const { one, other } = await twoWorkers();
beforeEach(() => one.write((transaction) => transaction.clear(notificationEntity)));

const notice: EnquiryNotice = {
  enquiryId: "1",
  kind: "contact",
  name: "Aina Contoh",
  email: "aina@person.test",
  website: null,
  service: null,
  message: "咖啡 ☕",
  page: null,
  city: null,
  language: "en",
  marketing: false,
  details: {},
  appointment: null,
};

function request(key: string, changes: Partial<NotificationRequest> = {}): NotificationRequest {
  const notification = addressNotification<EnquiryMails>(
    { newId, host: "agency.test" },
    {
      kind: "enquiry-notice",
      to: { email: "staff@agency.test" },
      about: "Aina@Person.test",
      language: "en",
      parameters: notice,
      key,
    },
  );
  return { ...notification, ...changes };
}

/** Inserts a notification. @returns its id; an existing row with its key stays */
async function write(notification: NotificationRequest, database = one): Promise<string> {
  await database.changes((statements) => insertNotification(database, statements, notification));
  return notification.id;
}

const withdraw = (...keys: string[]) =>
  one.write((transaction) =>
    withdrawNotifications(
      transaction,
      keys.map((key) => `enquiry-notice/${key}`),
    ),
  );

describe("a notification", () => {
  test("is stored with its content and a fixed Message-ID", async () => {
    const notificationId = await write(request("a"));
    const notification = await findNotification(one, notificationId);
    expect(notification).toMatchObject({
      state: "queued",
      attempts: 0,
      person: "aina@person.test",
      parameters: notice,
      replyTo: null,
      messageId: request("a").messageId,
    });
    expect(notification?.messageId).toMatch(/^<[\da-f]{40}@agency\.test>$/);
    expect(request("b").messageId).not.toBe(notification?.messageId);
  });

  test("is stored once when requested thirty times at once", async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => write(request("same"), n % 2 ? one : other)));
    expect((await listNotifications(one, { limit: 10, offset: 0 })).total).toBe(1);
  });

  test("is never truncated", async () => {
    const long = request("x".repeat(300));
    const written = write(long);
    // SQLite accepts text of any length.
    if (one.kind === "mariadb") return expect(written).rejects.toThrow(/too long/i);
    expect(await findNotification(one, await written)).toMatchObject({ dedupeKey: long.dedupeKey });
  });

  test("can be withdrawn while queued, but not while being sent", async () => {
    const notificationId = await write(request("going"));
    await write(request("waiting"));
    const work = notificationWork(one);
    const claimed = await work.claim(notificationId);
    if (!claimed) throw new Error("The notification cannot be claimed");
    await work.markSending(claimed);
    await withdraw("going", "waiting", "none");
    expect((await listNotifications(one, { limit: 10, offset: 0 })).notifications).toMatchObject([
      { id: notificationId, state: "sending" },
    ]);
  });

  test("is not sent when it is withdrawn after a claim", async () => {
    const notificationId = await write(request("claimed"));
    const work = notificationWork(one);
    const claimed = await work.claim(notificationId);
    await withdraw("claimed");
    if (!claimed) throw new Error("The notification cannot be claimed");
    expect(await work.markSending(claimed)).toBe(false);
  });
});

describe("a worker", () => {
  test("cannot send after another worker takes over its lease", async () => {
    const notificationId = await write(request("a"));
    const slow = await notificationWork(one).claim(notificationId);
    expect(await notificationWork(other).claim(notificationId)).toBeNull();
    await expireLease(one, notificationEntity, notificationId);
    const quick = await notificationWork(other).claim(notificationId);
    if (!slow || !quick) throw new Error("The notification cannot be claimed");
    expect(await notificationWork(one).markSending(slow)).toBe(false);
    expect(await notificationWork(other).markSending(quick)).toBe(true);
    await notificationWork(other).markSent(notificationId);
    expect(await findNotification(one, notificationId)).toMatchObject({
      state: "sent",
      parameters: null,
      leaseOwner: null,
    });
    expect(await notificationWork(one).claim(notificationId)).toBeNull();
  });

  test("claims the oldest due notification and none that is due later", async () => {
    await write(request("tomorrow", { dueAt: new Date(Date.now() + 86_400_000) }));
    expect(await notificationWork(one).claim()).toBeNull();
    const notificationId = await write(request("late", { dueAt: new Date(Date.now() - 60_000) }));
    await write(request("now"));
    expect(await dueNotifications(one)).toMatchObject({ waiting: 2 });
    expect(await notificationWork(one).claim()).toMatchObject({ id: notificationId });
  });
});

test("only old notifications are deleted", async () => {
  const notificationId = await write(request("old"));
  await write(request("new"));
  await one.write((transaction) =>
    transaction.update(notificationEntity, { id: notificationId }, { requestedAt: new Date("2024-11-01T00:00:00Z") }),
  );
  expect(await purgeNotifications(one, new Date("2024-11-21T00:00:00Z"))).toEqual([notificationId]);
  expect((await listNotifications(one, { limit: 10, offset: 0 })).total).toBe(1);
});
