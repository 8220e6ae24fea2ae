import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { notificationEntity } from "../notifications/table.ts";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import type { Enquiry } from "./enquiry.ts";
import { openEnquiry } from "./keep-enquiry.ts";
import { listEnquiries, purgeEnquiries, storeEnquiry } from "./store.ts";
import { enquiryEntity } from "./table.ts";

const database = await scratchDatabase();
beforeEach(() =>
  database.write(async (transaction) => {
    await transaction.deleteAll(enquiryEntity);
    await transaction.deleteAll(notificationEntity);
  }),
);

async function keep(email: string, at: string, changes: Partial<Enquiry> = {}): Promise<string> {
  const { enquiry, notifications } = await openEnquiry(contextOn(database, { clock: () => new Date(at) }), {
    kind: "contact",
    email,
    visit: { language: "en" },
  });
  await storeEnquiry(database, { enquiry: { ...enquiry, ...changes }, notifications });
  return enquiry.id;
}

const left = async () => {
  const found = await listEnquiries(database, { limit: 5000, offset: 0 });
  return found.enquiries.map(({ enquiry }) => enquiry.id).toSorted();
};

test("an enquiry that cannot be stored leaves no notification", async () => {
  const id = await keep("aina@person.test", "2026-11-10T04:00:00Z");
  const again = keep("aina@person.test", "2026-11-10T04:00:00Z", { id });
  await expect(again).rejects.toThrow(/duplicate|unique/i);
  expect(await database.manager.count(notificationEntity)).toBe(1);
});

test("all of a person's enquiries are deleted once the last one is old", async () => {
  const before = { lastEnquiry: new Date("2024-11-21T00:00:00Z"), spam: new Date("2026-10-22T00:00:00Z") };
  await keep("gone@person.test", "2023-01-01T00:00:00Z");
  await keep("gone@person.test", "2024-11-20T23:59:59Z");
  const old = await keep("back@person.test", "2023-01-01T00:00:00Z");
  const recent = await keep("back@person.test", "2024-11-21T00:00:00Z");
  await keep("robot@person.test", "2026-10-21T23:00:00Z", { spam: true });
  const newSpam = await keep("robot@person.test", "2026-10-22T00:00:00Z", { spam: true });
  expect(await purgeEnquiries(database, before)).toBe(3);
  expect(await left()).toEqual([old, recent, newSpam].toSorted());
  expect(await purgeEnquiries(database, before)).toBe(0);
});

test("a flood of spam is deleted completely, in batches", async () => {
  const { enquiry } = await openEnquiry(contextOn(database, { clock: () => new Date("2026-01-01T00:00:00Z") }), {
    kind: "contact",
    email: "robot@person.test",
    visit: { language: "en", trap: "x" },
  });
  const flood = Array.from({ length: 1200 }, () => ({ ...enquiry, id: newId() }));
  await database.write(async (transaction) => {
    for (let start = 0; start < flood.length; start += 200)
      await transaction.insert(enquiryEntity, flood.slice(start, start + 200));
  });
  const kept = await keep("aina@person.test", "2026-11-10T04:00:00Z");
  expect(await purgeEnquiries(database, { lastEnquiry: new Date(0), spam: new Date("2026-10-22T00:00:00Z") })).toBe(
    1200,
  );
  expect(await left()).toEqual([kept]);
});
