import { beforeEach, expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { mails } from "../compose/mails.ts";
import { keepEnquiry } from "../enquiries/keep-enquiry.ts";
import { atStrangersWord } from "../kit/mail/strangers-word.ts";
import { startApi } from "../testing/api.ts";
import { emptyInbox } from "../testing/sample-forms.ts";
import { tellGathered } from "./gather-notices.ts";
import { anHour, confirmationKinds, noticeKinds } from "./mail-budgets.ts";
import { withdrawNotifications } from "./store.ts";
import { notificationEntity } from "./table.ts";

const api = await startApi({ environment: { STAFF_EMAIL: "staff@agency.test" } });
const { dependencies } = api;
const { database } = dependencies;
beforeEach(() => emptyInbox(api));

const minute = 60_000;
/** The database's clock, moved on. */
const later = (minutes: number) => async () => new Date((await database.now()).getTime() + minutes * minute);
const tell = (minutes: number) => tellGathered({ ...dependencies, clock: later(minutes) });
const stored = () => database.manager.find(notificationEntity, { order: { dueAt: "ASC", id: "ASC" } });

async function writeIn(times: number, gathersNotices = false): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const form = { kind: "contact", email: `p${n}@person.example`, receipt: true, visit: { language: "en" } } as const;
    await atStrangersWord({ gathersNotices }, () => keepEnquiry(dependencies, form));
  }
}

test("every kind with a budget is an email that there is", () => {
  expect(Object.keys(mails)).toEqual(expect.arrayContaining([...confirmationKinds, ...noticeKinds]));
});

test("beyond the hour's budget of all, confirmations wait and notices are gathered, and Attention says so", async () => {
  await writeIn(anHour.confirmations + 2);
  const now = await database.now();
  const all = await stored();
  const receipts = all.filter(({ kind }) => kind === "enquiry-receipt");
  const waiting = receipts.filter(({ dueAt }) => dueAt > now);
  expect(receipts).toHaveLength(anHour.confirmations + 2);
  expect(waiting).toHaveLength(2);
  // Each leaves an hour after the one whose place it takes.
  expect(waiting.map(({ dueAt }) => dueAt.getTime() - 60 * minute)).toEqual(
    receipts.slice(0, 2).map(({ dueAt }) => dueAt.getTime()),
  );
  expect(all.filter(({ kind, state }) => kind === "enquiry-notice" && state === "queued")).toHaveLength(anHour.notices);

  const gathered = anHour.confirmations + 2 - anHour.notices;
  const { items, counts } = await api.call(readAttention, { query: {} });
  expect(counts.mail_rush).toBe(1);
  expect(items).toContainEqual(expect.objectContaining({ kind: "mail_rush", waiting: 2, gathered }));
});

test("what is gathered reaches the staff in one email an hour, and nothing of it is lost", async () => {
  await writeIn(3, true);
  expect(await tell(5)).toBe(0);
  expect(await tell(20)).toBe(3);
  const digests = async () => (await stored()).filter(({ kind }) => kind === "notice-digest");
  expect(await digests()).toMatchObject([
    { recipient: "staff@agency.test", state: "queued", parameters: { total: 3, counts: { contact: 3 } } },
  ]);
  expect((await stored()).filter(({ state }) => state === "gathered")).toEqual([]);

  await writeIn(2, true);
  expect(await tell(30)).toBe(0);
  const once = await Promise.all([tell(70), tell(70)]);
  expect(new Set(once)).toEqual(new Set([0, 2]));
  expect(await digests()).toHaveLength(2);
});

test("a gathered notice that is withdrawn is told nowhere", async () => {
  await writeIn(1, true);
  const keys = (await stored()).map(({ dedupeKey }) => dedupeKey);
  await database.write((transaction) => withdrawNotifications(transaction, keys));
  expect(await tell(20)).toBe(0);
});

test("what the staff and the product email themselves has no budget", async () => {
  for (let n = 0; n < anHour.notices + 2; n += 1) {
    await keepEnquiry(dependencies, { kind: "contact", email: `p${n}@person.example`, visit: { language: "en" } });
  }
  expect(new Set((await stored()).map(({ state }) => state))).toEqual(new Set(["queued"]));
});
