import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LetterRequest } from "@agency/core/letters/letter";
import type { EnquiryNotice } from "@agency/core/letters/letter-parameters";
import type { LetterRepository } from "@agency/core/letters/letter-repository";
import { addressLetter } from "@agency/core/letters/write-letter";
import { expireLease, twoWorkers } from "../../testing/two-workers.ts";
import type { Database } from "../database.ts";
import { letterEntity } from "../entities/letters.ts";
import { letterWork } from "./letter-work.ts";
import { letterRepository } from "./letters.ts";

let one: Database;
let other: Database;
let letters: LetterRepository;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ one, other, remove } = await twoWorkers());
  letters = letterRepository(one);
});
beforeEach(() => one.write((transaction) => transaction.clear(letterEntity)));
afterAll(() => remove());

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
};

function request(key: string, changes: Partial<LetterRequest> = {}): LetterRequest {
  const letter = addressLetter(
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
  return { ...letter, ...changes };
}

describe("a letter", () => {
  test("is kept with what it needs, under a Message-ID that stays", async () => {
    const { letterId } = await letters.write(request("a"));
    const letter = await letters.find(letterId);
    expect(letter).toMatchObject({
      state: "queued",
      attempts: 0,
      person: "aina@person.test",
      parameters: notice,
      replyTo: null,
      messageId: request("a").messageId,
    });
    expect(letter?.messageId).toMatch(/^<[\da-f]{40}@agency\.test>$/);
    expect(request("b").messageId).not.toBe(letter?.messageId);
  });

  test("asked for by thirty at once is one letter", async () => {
    const asked = await Promise.all(
      Array.from({ length: 30 }, (_, n) => letterRepository(n % 2 ? one : other).write(request("same"))),
    );
    expect(new Set(asked.map(({ letterId }) => letterId)).size).toBe(1);
    expect((await letters.list({ limit: 10, offset: 0 })).total).toBe(1);
  });

  test("is never cut off", async () => {
    const long = request("x".repeat(300));
    const written = letters.write(long);
    // SQLite takes texts of any length.
    if (one.kind === "mariadb") return expect(written).rejects.toThrow(/too long/i);
    expect(await letters.find((await written).letterId)).toMatchObject({ dedupeKey: long.dedupeKey });
  });

  test("is taken back while it waits, and not once it is on its way", async () => {
    const { letterId } = await letters.write(request("going"));
    await letters.write(request("waiting"));
    const work = letterWork(one);
    const claimed = await work.claim(letterId);
    if (!claimed) throw new Error("The letter cannot be claimed");
    await work.markSending(claimed);
    expect(await letters.withdraw(["enquiry-notice/going", "enquiry-notice/waiting", "enquiry-notice/none"])).toBe(1);
    expect((await letters.list({ limit: 10, offset: 0 })).letters).toMatchObject([{ id: letterId, state: "sending" }]);
  });

  test("taken back after it was claimed does not go", async () => {
    const { letterId } = await letters.write(request("claimed"));
    const work = letterWork(one);
    const claimed = await work.claim(letterId);
    await letters.withdraw(["enquiry-notice/claimed"]);
    if (!claimed) throw new Error("The letter cannot be claimed");
    expect(await work.markSending(claimed)).toBe(false);
  });
});

describe("a worker", () => {
  test("that lost its lease to another does not send", async () => {
    const { letterId } = await letters.write(request("a"));
    const slow = await letterWork(one).claim(letterId);
    expect(await letterWork(other).claim(letterId)).toBeNull();
    await expireLease(one, letterEntity, letterId);
    const quick = await letterWork(other).claim(letterId);
    if (!slow || !quick) throw new Error("The letter cannot be claimed");
    expect(await letterWork(one).markSending(slow)).toBe(false);
    expect(await letterWork(other).markSending(quick)).toBe(true);
    await letterWork(other).markSent(letterId);
    expect(await letters.find(letterId)).toMatchObject({ state: "sent", parameters: null, leaseOwner: null });
    expect(await letterWork(one).claim(letterId)).toBeNull();
  });

  test("finds the oldest letter that is due, and none that is not", async () => {
    await letters.write(request("tomorrow", { dueAt: new Date(Date.now() + 86_400_000) }));
    expect(await letterWork(one).claim()).toBeNull();
    const { letterId } = await letters.write(request("late", { dueAt: new Date(Date.now() - 60_000) }));
    await letters.write(request("now"));
    expect(await letters.due()).toMatchObject({ waiting: 2 });
    expect(await letterWork(one).claim()).toMatchObject({ id: letterId });
  });
});

test("letters go when they are old, and no others", async () => {
  const { letterId } = await letters.write(request("old"));
  await letters.write(request("new"));
  await one.write((transaction) =>
    transaction.update(letterEntity, { id: letterId }, { requestedAt: new Date("2024-11-01T00:00:00Z") }),
  );
  expect(await letters.purge(new Date("2024-11-21T00:00:00Z"))).toEqual([letterId]);
  expect((await letters.list({ limit: 10, offset: 0 })).total).toBe(1);
});
