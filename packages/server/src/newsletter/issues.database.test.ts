import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import type { Language } from "@agency/content/settings";
import { notificationEntity } from "../notifications/table.ts";
import { contextOn } from "../testing/context.ts";
import { twoWorkers } from "../testing/migrated-scratch.ts";
import { newsletterAt } from "../testing/sample-forms.ts";
import type { IssueNotification } from "./mail.ts";
import { spreadIssues } from "./spread-issues.ts";
import { addRecipients, countWaiting, listIssues, nextRecipients, storeIssue } from "./store.ts";
import { unsubscribe } from "./subscribe.ts";

const yesterday = new Date(Date.now() - 86_400_000);
const article = async (slug: string, language: Language) => ({
  slug,
  title: `${slug} in ${language}`,
  excerpt: "Words",
  minutes: 8,
});

const scratch = await twoWorkers();
const site = newsletterAt(scratch.one, () => yesterday);
beforeEach(async () => {
  for (const table of ["issue_recipients", "issues", "subscribers", "notifications", "enquiries"]) {
    await scratch.one.write((transaction) => transaction.query(`DELETE FROM ${table}`));
  }
});

const spread = (database = scratch.one) => spreadIssues(contextOn(database), article);
const request = (slug = "seo") => storeIssue(scratch.one, { id: newId(), slug });
const notifications = () => scratch.one.manager.findBy(notificationEntity, { kind: "newsletter-issue" });
const send = () =>
  scratch.one.write((transaction) => transaction.update(notificationEntity, { state: "queued" }, { state: "sent" }));
const sampleNotification = async () => ({
  kind: "newsletter-issue" as const,
  recipient: "en@client.test",
  recipientName: "",
  person: "en@client.test",
  language: "en" as const,
  parameters: { ...(await article("seo", "en")), unsubscribeToken: "x" },
  replyTo: null,
  dedupeKey: "newsletter-issue/x",
  messageId: "<x@agency.test>",
  dueAt: null,
});
const counts = async () => (await listIssues(scratch.one))[0]?.counts;

test("every subscriber gets the article once, in the language of the sign-up", async () => {
  await site.subscribe("en@client.test", "en");
  await site.subscribe("ms@client.test", "ms");
  await site.signUp("never@client.test");
  await request();
  expect(await counts()).toEqual({ queued: 2, sent: 0, failed: 0, uncertain: 0 });
  expect(await spread()).toBe(2);
  const written = await notifications();
  const told = Object.fromEntries(
    written.map(({ recipient, parameters }) => [recipient, parameters as IssueNotification]),
  );
  expect(told["en@client.test"]?.title).toBe("seo in en");
  expect(told["ms@client.test"]?.title).toBe("seo in ms");
  expect(told["ms@client.test"]?.unsubscribeToken).toBe((await site.subscriber("ms@client.test"))?.unsubscribeToken);
  await send();
  expect(await counts()).toEqual({ queued: 0, sent: 2, failed: 0, uncertain: 0 });
});

test("ten simultaneous requests make one issue, and a later request mails nobody again", async () => {
  await site.subscribe("en@client.test");
  const asked = await Promise.all(Array.from({ length: 10 }, () => request()));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  await spread();
  await send();
  expect(await spread()).toBe(0);
  await request();
  expect(await spread()).toBe(0);
  expect(await notifications()).toHaveLength(1);
});

test("two parallel workers, and one that stops midway, mail each subscriber exactly once", async () => {
  for (let person = 0; person < 60; person += 1) await site.subscribe(`p${person}@client.test`);
  await request();
  for (let round = 0; round < 10; round += 1) {
    await Promise.allSettled([spread(scratch.one), spread(scratch.other)]);
    expect(await countWaiting(scratch.one, (await request()).id)).toBeLessThanOrEqual(100);
    await send();
  }
  const recipients = (await notifications()).map(({ recipient }) => recipient);
  expect(recipients).toHaveLength(60);
  expect(new Set(recipients).size).toBe(60);
});

test("a long list is written in batches, so that other notifications do not wait", async () => {
  for (let person = 0; person < 55; person += 1) await site.subscribe(`p${person}@client.test`);
  await request();
  expect(await spread()).toBe(50);
  expect(await spread()).toBe(0);
  expect(await counts()).toMatchObject({ queued: 55 });
  await send();
  expect(await spread()).toBe(5);
});

test("a subscriber whom another worker has added meanwhile is not added again", async () => {
  await site.subscribe("en@client.test");
  const issue = await request();
  const [subscriber] = await nextRecipients(scratch.one, issue, 10);
  const add = async () => {
    const id = newId();
    const notification = { ...(await sampleNotification()), id, messageId: `<${id}@agency.test>`, dedupeKey: id };
    const subscriberId = subscriber?.id ?? "";
    const recipient = { id: newId(), issueId: issue.id, subscriberId, notificationId: id };
    return addRecipients(scratch.one, [{ recipient, notification }]);
  };
  expect([await add(), await add()]).toEqual([true, false]);
  expect(await notifications()).toHaveLength(1);
});

describe("a subscriber who unsubscribes", () => {
  const leave = async (email: string) => {
    const subscriber = await site.subscriber(email);
    await unsubscribe(contextOn(scratch.one), subscriber?.unsubscribeToken ?? "");
  };

  test("gets no mail when the notification is not written yet", async () => {
    await site.subscribe("en@client.test");
    const issue = await request();
    const [subscriber] = await nextRecipients(scratch.one, issue, 10);
    await leave("en@client.test");
    expect(await spread()).toBe(0);
    const notification = { ...(await sampleNotification()), id: newId() };
    const recipient = {
      id: newId(),
      issueId: issue.id,
      subscriberId: subscriber?.id ?? "",
      notificationId: notification.id,
    };
    await addRecipients(scratch.one, [{ recipient, notification }]);
    expect(await notifications()).toEqual([]);
  });

  test("gets no mail when the notification is queued", async () => {
    await site.subscribe("en@client.test");
    await site.subscribe("ms@client.test");
    await request();
    await spread();
    await leave("en@client.test");
    expect((await notifications()).map(({ recipient }) => recipient)).toEqual(["ms@client.test"]);
    expect(await spread()).toBe(0);
    expect(await counts()).toEqual({ queued: 1, sent: 0, failed: 0, uncertain: 0 });
  });
});

test("a person who subscribes after an issue gets the next one", async () => {
  await request();
  const newcomers = newsletterAt(scratch.one, () => new Date(Date.now() + 60_000));
  await newcomers.subscribe("late@client.test");
  expect(await spread()).toBe(0);
  expect(await counts()).toEqual({ queued: 0, sent: 0, failed: 0, uncertain: 0 });
});
