import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { replyProblem } from "@agency/core/mail/mail-problem";
import type { Dispatch, Report } from "@agency/core/reports/report";
import type { Problem } from "@agency/model/problems";
import type { Snapshot } from "@agency/model/report/snapshot";
import { addClient, october, octoberSnapshot } from "../../testing/records.ts";
import { expireLease, makeDue, twoWorkers } from "../../testing/two-workers.ts";
import { dispatchEntity, reportEntity } from "../entities/reports.ts";
import { dispatchWork } from "./dispatch-work.ts";
import { reportWork } from "./report-work.ts";
import { reportRepository } from "./reports.ts";

const later = replyProblem("451 4.3.0 Try again later");
const unknown = replyProblem("550 5.1.1 No such mailbox");
const broken: Problem = { code: "internal_error", params: {} };
const stopped: Problem = { code: "worker_stopped", params: {} };
const unanswered: Problem = { code: "mail_unanswered", params: {} };

let databases: Awaited<ReturnType<typeof twoWorkers>>;
let one: ReturnType<typeof dispatchWork>;
let other: ReturnType<typeof dispatchWork>;
let reports: ReturnType<typeof reportRepository>;
let client: Awaited<ReturnType<typeof addClient>>;
let snapshot: Snapshot;
let id: string;
let reportId: string;

beforeAll(async () => {
  databases = await twoWorkers();
  one = dispatchWork(databases.one);
  other = dispatchWork(databases.other);
  reports = reportRepository(databases.one);
});
afterAll(() => databases.remove());

beforeEach(async () => {
  await databases.one.write((transaction) => transaction.deleteAll(reportEntity));
  client = await addClient(databases.one);
  snapshot = octoberSnapshot(client);
  ({ reportId, dispatchId: id } = await send());
});

const send = () =>
  reports.requestSending(
    { id: newId(), clientId: client.id, type: "monthly", period: october },
    { id: newId(), messageId: `<${client.id}@agency.test>`, recipient: client.email },
  );

const generate = async () => {
  const work = reportWork(databases.one);
  const report = await work.claim(reportId);
  if (!report || !(await work.finish(report, snapshot))) throw new Error("The report could not be made");
};
const failToGenerate = async () => {
  const work = reportWork(databases.one);
  const report = await work.claim(reportId);
  if (!report) throw new Error("No report to fail");
  await work.fail(report, broken);
};
const stored = () => databases.one.manager.findOneByOrFail(dispatchEntity, { id });
const storedReport = () => databases.one.manager.findOneByOrFail(reportEntity, { id: reportId });

async function claimed(work = one): Promise<{ dispatch: Dispatch; report: Report }> {
  const claim = await work.claim(id);
  if (!claim) throw new Error("Nothing to claim");
  return claim;
}

/** Brings the sending to where the final dot may go out. */
async function atTheDot(work = one): Promise<Dispatch> {
  const { dispatch } = await claimed(work);
  expect(await work.freeze(dispatch, snapshot)).toBe(true);
  expect(await work.markSending(dispatch)).toBe(true);
  return dispatch;
}

describe("a sending waits for its report", () => {
  test("and is claimed when that is made", async () => {
    expect(await one.claim()).toBeNull();
    expect(await one.claim(id)).toBeNull();
    await generate();
    const { dispatch, report } = await claimed();
    expect(dispatch).toMatchObject({ id, number: 0, recipient: client.email, attempts: 1, state: "queued" });
    expect(report).toMatchObject({ id: reportId, snapshot });
  });

  test("also while that is made anew", async () => {
    await generate();
    await reports.request({ id: newId(), clientId: client.id, type: "monthly", period: october });
    expect(await one.claim(id)).toBeNull();
    await generate();
    expect(await one.claim(id)).not.toBeNull();
  });

  test("and fails with it, in the report's words", async () => {
    await failToGenerate();
    expect(await stored()).toMatchObject({ state: "failed", problem: broken });
    expect(await storedReport()).toMatchObject({ state: "failed", problem: broken });
    expect(await one.claim(id)).toBeNull();
  });

  test("but one that was frozen already goes on as it was, whatever becomes of the report", async () => {
    await generate();
    const { dispatch } = await claimed();
    await one.freeze(dispatch, snapshot);
    await one.retry(dispatch, later, 0);
    await reports.request({ id: newId(), clientId: client.id, type: "monthly", period: october });
    await failToGenerate();
    expect(await stored()).toMatchObject({ state: "queued", problem: later });
    expect((await claimed()).dispatch.snapshot).toEqual(snapshot);
  });

  test("and a resend of a made report is sent as it stood, even if making it anew fails", async () => {
    await generate();
    const { dispatchId: resend } = await reports.requestResend(await storedReport(), 1, {
      id: newId(),
      messageId: `<${client.id}-1@agency.test>`,
      recipient: client.email,
    });
    await reports.request({ id: newId(), clientId: client.id, type: "monthly", period: october });
    await failToGenerate();
    expect((await one.claim(resend))?.dispatch).toMatchObject({ number: 1, snapshot });
  });
});

test("one of twenty workers gets a sending, in two processes at once", async () => {
  await generate();
  const claims = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).claim()));
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
});

describe("a frozen worker whose sending was taken over", () => {
  let frozen: Dispatch;
  let taken: Dispatch;

  beforeEach(async () => {
    await generate();
    ({ dispatch: frozen } = await claimed(one));
    await one.freeze(frozen, snapshot);
    await expireLease(databases.one, dispatchEntity, id);
    ({ dispatch: taken } = await claimed(other));
  });

  test("may not send", async () => {
    expect(await one.markSending(frozen)).toBe(false);
    expect(await one.freeze(frozen, snapshot)).toBe(false);
  });

  test("may neither give back nor fail it, nor put it in doubt", async () => {
    const before = await stored();
    await one.retry(frozen, later, 0);
    await one.fail(frozen, later);
    await one.markUncertain(frozen, later);
    await one.requeueAbandoned(frozen, later);
    expect(await stored()).toEqual(before);
  });

  test("leaves the new holder undisturbed", async () => {
    await one.markSending(frozen);
    expect(await other.freeze(taken, snapshot)).toBe(true);
    expect(await other.markSending(taken)).toBe(true);
  });
});

test("a lease that ran out stops the dot even before somebody else comes", async () => {
  await generate();
  const { dispatch } = await claimed();
  await one.freeze(dispatch, snapshot);
  await expireLease(databases.one, dispatchEntity, id);
  expect(await one.markSending(dispatch)).toBe(false);
  expect(await stored()).toMatchObject({ state: "rendered" });
});

test("the dot is allowed once", async () => {
  await generate();
  const dispatch = await atTheDot();
  expect(await one.markSending(dispatch)).toBe(false);
});

describe("after the dot", () => {
  let dispatch: Dispatch;
  beforeEach(async () => {
    await generate();
    dispatch = await atTheDot();
  });

  test("nobody takes the sending, not even when its lease has run out", async () => {
    await expireLease(databases.one, dispatchEntity, id);
    expect(await other.claim()).toBeNull();
    expect(await other.claim(id)).toBeNull();
  });

  test("it is left behind only once its lease has run out", async () => {
    expect(await other.abandoned()).toEqual([]);
    await expireLease(databases.one, dispatchEntity, id);
    expect((await other.abandoned()).map((left) => left.id)).toEqual([id]);
  });

  test("it is marked as sent by the database's clock, and problems of earlier tries are forgotten", async () => {
    await one.markSent(id);
    const sent = await stored();
    expect(sent).toMatchObject({ state: "sent", problem: null, leaseOwner: null, leaseUntil: null });
    const now = await databases.one.now();
    expect(Math.abs(now.getTime() - (sent.sentAt?.getTime() ?? 0))).toBeLessThan(10_000);
  });

  test("a known moment of sending is kept", async () => {
    const sentAt = new Date("2026-11-02T01:00:00.250Z");
    await one.markSent(id, sentAt);
    expect((await stored()).sentAt).toEqual(sentAt);
  });

  test("a mark that comes late does not move the moment of sending", async () => {
    const sentAt = new Date("2026-11-02T01:00:00Z");
    await one.markSent(id, sentAt);
    await other.markSent(id);
    expect((await stored()).sentAt).toEqual(sentAt);
  });

  test("a temporary refusal puts it back in the queue, a permanent one ends it", async () => {
    await one.retry(dispatch, later, 60);
    expect(await stored()).toMatchObject({ state: "queued", problem: later, leaseOwner: null });
    expect(await one.claim(id)).toBeNull();
    await makeDue(databases.one, dispatchEntity, id);
    const again = await claimed();
    expect(again.dispatch).toMatchObject({ attempts: 2, snapshot });
    await one.fail(again.dispatch, unknown);
    expect(await stored()).toMatchObject({ state: "failed", problem: unknown });
    expect(await one.claim(id)).toBeNull();
  });

  describe("and in doubt", () => {
    beforeEach(() => one.markUncertain(dispatch, unanswered));

    test("nobody takes it", async () => {
      expect(await stored()).toMatchObject({
        state: "uncertain",
        problem: unanswered,
        leaseOwner: null,
      });
      expect(await one.claim(id)).toBeNull();
      expect(await one.abandoned()).toEqual([]);
    });

    test("the worker that gets its 250 after all settles it", async () => {
      await one.markSent(id);
      expect(await stored()).toMatchObject({ state: "sent", problem: null });
    });

    test("the staff may say that it arrived, once", async () => {
      expect(await reports.settle(reportId, id, "sent")).toBe(true);
      expect(await stored()).toMatchObject({ state: "sent", problem: null });
      expect((await stored()).sentAt).not.toBeNull();
      expect(await reports.settle(reportId, id, "queued")).toBe(false);
    });

    test("the staff may have it sent again, as it was", async () => {
      expect(await reports.settle(reportId, id, "queued")).toBe(true);
      expect((await claimed()).dispatch).toMatchObject({ attempts: 1, snapshot, messageId: dispatch.messageId });
    });

    test("a 250 that comes after all keeps a second mail from going out", async () => {
      await reports.settle(reportId, id, "queued");
      const { dispatch: again } = await claimed(other);
      await other.freeze(again, snapshot);
      await one.markSent(id);
      expect(await other.markSending(again)).toBe(false);
      expect(await stored()).toMatchObject({ state: "sent" });
    });
  });

  test("one that is known not to have gone out may be tried at once, by whoever comes", async () => {
    await expireLease(databases.one, dispatchEntity, id);
    const [left] = await other.abandoned();
    await other.requeueAbandoned(left as Dispatch, stopped);
    expect((await claimed(other)).dispatch).toMatchObject({ attempts: 2, snapshot });
  });
});

describe("a repeated request to send", () => {
  test("changes nothing once the mail is on its way, sent or in doubt", async () => {
    await generate();
    const dispatch = await atTheDot();
    for (const settle of [
      async () => undefined,
      () => one.markUncertain(dispatch, unanswered),
      () => one.markSent(id),
    ]) {
      await settle();
      const before = await stored();
      expect(await send()).toEqual({ reportId, dispatchId: id });
      expect(await stored()).toEqual(before);
    }
  });

  test("tries again where it failed, with a fresh report, to the address of now", async () => {
    await generate();
    const { dispatch } = await claimed();
    await one.freeze(dispatch, snapshot);
    await one.fail(dispatch, unknown);
    client = { ...client, email: "new-owner@client.test" };
    await send();
    expect(await stored()).toMatchObject({
      state: "queued",
      attempts: 0,
      problem: null,
      snapshot: null,
      recipient: "new-owner@client.test",
    });
    expect(await one.claim(id)).toBeNull();
    await generate();
    expect(await one.claim(id)).not.toBeNull();
  });
});
