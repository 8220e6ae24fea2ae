import { beforeEach, describe, expect, test } from "vitest";
import { enquiryEntity } from "../enquiries/table.ts";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { newsletterAt } from "../testing/sample-forms.ts";
import { confirmedSubscribers, purgeSubscribers } from "./store.ts";
import { unsubscribe } from "./subscribe.ts";
import { signUpEntity } from "./table.ts";

let now: Date;

const clock = () => now;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const email = "mei@client.test";
const kinds = async () => (await site.notifications(email)).map(({ kind }) => kind);

const database = await scratchDatabase();
const site = newsletterAt(database, clock);
beforeEach(async () => {
  now = new Date("2026-11-10T04:00:00Z");
  for (const table of ["subscribers", "sign_ups", "notifications", "enquiries"]) {
    await database.write((transaction) => transaction.query(`DELETE FROM ${table}`));
  }
});

const inbox = () => database.manager.find(enquiryEntity);

describe("a newsletter sign-up", () => {
  test("joins the list only after the click in the email", async () => {
    await site.signUp(email, "ms");
    expect(await site.subscriber(email)).toMatchObject({ state: "pending", confirmedAt: null, language: "ms" });
    expect(await confirmedSubscribers(database)).toEqual([]);
    expect(await inbox()).toEqual([]);
    later(60);
    const [token = ""] = await site.tokens(email);
    await site.confirm(token);
    expect(await site.subscriber(email)).toMatchObject({
      state: "confirmed",
      confirmedAt: now,
      noticeVersion: "1.0",
      page: "/blog",
    });
    expect(await inbox()).toMatchObject([
      { kind: "subscription", email, purpose: "newsletter", language: "ms", page: "/blog", noticeVersion: "1.0" },
    ]);
  });

  test("appears in the inbox once after two clicks, and the staff are told once", async () => {
    const { confirmedAt } = await site.subscribe(email);
    later(5);
    const [token = ""] = await site.tokens(email);
    await site.confirm(token);
    expect(await site.subscriber(email)).toMatchObject({ state: "confirmed", confirmedAt });
    expect(await inbox()).toHaveLength(1);
    expect(await site.notifications("staff@agency.test")).toMatchObject([
      { kind: "enquiry-notice", parameters: { kind: "subscription", email, page: "/blog" } },
    ]);
  });

  test("rejects a guessed link and a link older than 30 days", async () => {
    await expect(site.confirm("x".repeat(43))).rejects.toMatchObject({ code: "link_not_found" });
    await site.signUp(email);
    const [token = ""] = await site.tokens(email);
    later(30 * 24 * 60 + 1);
    await expect(site.confirm(token)).rejects.toMatchObject({ code: "link_not_found" });
  });

  test("is deleted once it is answered", async () => {
    await site.signUp(email);
    expect(await database.manager.count(signUpEntity)).toBe(0);
  });
});

describe("an address that signs up again", () => {
  test("gets a mail every 15 minutes, at most three a day, and each link works", async () => {
    for (let minute = 0; minute < 60; minute += 1) {
      await site.signUp(email);
      later(1);
    }
    expect(await kinds()).toHaveLength(3);
    later(24 * 60);
    await site.signUp(email);
    const tokens = await site.tokens(email);
    expect(new Set(tokens).size).toBe(4);
    await site.confirm(tokens[1] ?? "");
    expect(await site.subscriber(email)).toMatchObject({ state: "confirmed" });
  });

  test("stays on the list unchanged and is told so", async () => {
    const { confirmedAt, unsubscribeToken } = await site.subscribe(email, "ms");
    later(60);
    await site.signUp(email, "en");
    expect(await site.subscriber(email)).toMatchObject({ state: "confirmed", confirmedAt, language: "ms" });
    const notifications = await site.notifications(email);
    expect(notifications.at(-1)).toEqual({ kind: "newsletter-known", parameters: { unsubscribeToken } });
    for (let minute = 0; minute < 60; minute += 1) await site.signUp(email);
    expect(await kinds()).toHaveLength(2);
  });
});

describe("unsubscribing", () => {
  const leave = (token: string) => unsubscribe(contextOn(database, { clock }), token);

  test("takes effect at once, and a second click changes nothing", async () => {
    const { unsubscribeToken } = await site.subscribe(email);
    later(60);
    await leave(unsubscribeToken);
    const left = now;
    later(60);
    await leave(unsubscribeToken);
    expect(await confirmedSubscribers(database)).toEqual([]);
    expect(await site.subscriber(email)).toMatchObject({ state: "unsubscribed", unsubscribedAt: left });
  });

  test("is undone only by confirming a new sign-up, not by an old link or the sign-up alone", async () => {
    const { unsubscribeToken } = await site.subscribe(email);
    const [old = ""] = await site.tokens(email);
    later(60);
    await leave(unsubscribeToken);
    await expect(site.confirm(old)).rejects.toMatchObject({ code: "link_not_found" });
    await site.signUp(email);
    expect(await site.subscriber(email)).toMatchObject({ state: "unsubscribed" });
    const tokens = await site.tokens(email);
    await site.confirm(tokens.at(-1) ?? "");
    expect(await site.subscriber(email)).toMatchObject({ state: "confirmed", unsubscribedAt: null, confirmedAt: now });
  });

  test("needs the exact token, including case", async () => {
    const { unsubscribeToken } = await site.subscribe(email);
    for (const wrong of [unsubscribeToken.toUpperCase(), unsubscribeToken.toLowerCase(), "", "x"]) {
      await expect(leave(wrong), wrong).rejects.toMatchObject({ code: "link_not_found" });
    }
  });
});

test("old unconfirmed and unsubscribed addresses are deleted and confirmed ones are kept", async () => {
  await site.subscribe("on@client.test");
  await site.signUp("never@client.test");
  const { unsubscribeToken } = await site.subscribe("left@client.test");
  await unsubscribe(contextOn(database, { clock }), unsubscribeToken);
  expect(await purgeSubscribers(database, { requested: now, unsubscribed: now })).toBe(0);
  later(1);
  expect(await purgeSubscribers(database, { requested: now, unsubscribed: new Date(0) })).toBe(1);
  expect(await site.subscriber("never@client.test")).toBeNull();
  expect(await purgeSubscribers(database, { requested: now, unsubscribed: now })).toBe(1);
  expect(await site.subscriber("left@client.test")).toBeNull();
  expect(await site.subscriber("on@client.test")).toMatchObject({ state: "confirmed" });
});
