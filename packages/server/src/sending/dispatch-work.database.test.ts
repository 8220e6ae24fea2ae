import { beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "@agency/model/problems";
import type { Snapshot } from "@agency/model/report/snapshot";
import { replyProblem } from "../kit/mail/mail-problem.ts";
import { reportEntity } from "../reports/table.ts";
import { contextOn } from "../testing/context.ts";
import { expireLease, makeDue, twoWorkers } from "../testing/migrated-scratch.ts";
import {
  addClient,
  dispatchTo,
  finishApproved,
  generateOctober,
  octoberSnapshot,
  sendOctober,
  storeDispatches,
} from "../testing/records.ts";
import { prepareMail } from "./deliver-report.ts";
import { type ClaimedDispatch, dispatchWork } from "./dispatch-work.ts";
import { reportWork } from "./generate-report.ts";
import { answerDispatch } from "./run-steps.ts";
import { type Dispatch, dispatchEntity } from "./table.ts";

const later = replyProblem("451 4.3.0 Try again later");
const unknown = replyProblem("550 5.1.1 No such mailbox");
const broken: Problem = { code: "internal_error", params: {} };
const stopped: Problem = { code: "worker_stopped", params: {} };
const unanswered: Problem = { code: "mail_unanswered", params: {} };

let client: Awaited<ReturnType<typeof addClient>>;
let snapshot: Snapshot;
let id: string;
let reportId: string;

const databases = await twoWorkers();
const one = dispatchWork(databases.one);
const other = dispatchWork(databases.other);

beforeEach(async () => {
  await databases.one.write((transaction) => transaction.deleteAll(reportEntity));
  client = await addClient(databases.one);
  snapshot = octoberSnapshot(client);
  ({ reportId, dispatchId: id } = await sendOctober(databases.one, client));
});

const generateAgain = () => generateOctober(databases.one, client);

const generate = async () => {
  const work = reportWork(databases.one);
  const report = await work.claim(reportId);
  if (!report || !(await finishApproved(work, report, snapshot))) throw new Error("The report could not be made");
};
const failToGenerate = async () => {
  const work = reportWork(databases.one);
  const report = await work.claim(reportId);
  if (!report) throw new Error("No report to fail");
  await work.fail(report, broken);
};
/** @returns the link's token; null when the lease was lost */
const prepare = (work: typeof one, dispatch: Dispatch) =>
  prepareMail(contextOn(databases.one), work, { dispatch, revision: 1, client });
const stored = () => databases.one.manager.findOneByOrFail(dispatchEntity, { id });
const storedReport = () => databases.one.manager.findOneByOrFail(reportEntity, { id: reportId });

async function claimed(work = one, of = id): Promise<ClaimedDispatch> {
  const claim = await work.claim(of);
  if (!claim) throw new Error("Nothing to claim");
  return claim;
}

/** Brings the dispatch to the point where the final dot may be sent. */
async function atTheDot(work = one): Promise<Dispatch> {
  const { row: dispatch } = await claimed(work);
  expect(await prepare(work, dispatch)).not.toBeNull();
  expect(await work.markSending(dispatch)).toBe(true);
  return dispatch;
}

describe("a dispatch that depends on its report", () => {
  test("can be claimed once the report is generated", async () => {
    expect(await one.claim()).toBeNull();
    expect(await one.claim(id)).toBeNull();
    await generate();
    const { row: dispatch, report, revision } = await claimed();
    expect(dispatch).toMatchObject({ id, number: 0, recipient: client.email, attempts: 1, state: "queued" });
    expect(report).toEqual({ id: reportId, clientId: client.id });
    expect(revision).toMatchObject({ number: 1, snapshot });
  });

  test("waits while the report is generated again", async () => {
    await generate();
    await generateAgain();
    expect(await one.claim(id)).toBeNull();
    await generate();
    expect(await one.claim(id)).not.toBeNull();
  });

  test("fails with the report, for the same problem", async () => {
    await failToGenerate();
    expect(await stored()).toMatchObject({ state: "failed", problem: broken });
    expect(await storedReport()).toMatchObject({ state: "failed", problem: broken });
    expect(await one.claim(id)).toBeNull();
  });

  test("keeps its revision when the report fails after the email was prepared", async () => {
    await generate();
    const { row: dispatch } = await claimed();
    await prepare(one, dispatch);
    await one.retry(dispatch, later, 0);
    await generateAgain();
    await failToGenerate();
    expect(await stored()).toMatchObject({ state: "queued", problem: later });
    expect((await claimed()).revision).toMatchObject({ number: 1, snapshot });
  });

  test("resends the generated report even when generating it again fails", async () => {
    await generate();
    const sending = { number: 1, dispatches: [dispatchTo(client, "-1")], contacts: [client.email] };
    const [resend] = await storeDispatches(databases.one, await storedReport(), sending);
    await generateAgain();
    await failToGenerate();
    expect((await one.claim(resend))?.row).toMatchObject({ number: 1, revision: 1 });
  });
});

test("only one of twenty parallel workers claims a dispatch", async () => {
  await generate();
  const claims = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).claim()));
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
});

describe("a stalled worker whose dispatch another worker claimed", () => {
  let frozen: Dispatch;
  let taken: Dispatch;

  beforeEach(async () => {
    await generate();
    ({ row: frozen } = await claimed(one));
    await prepare(one, frozen);
    await expireLease(databases.one, dispatchEntity, id);
    ({ row: taken } = await claimed(other));
  });

  test("cannot send", async () => {
    expect(await one.markSending(frozen)).toBe(false);
    expect(await prepare(one, frozen)).toBeNull();
  });

  test("cannot retry it, fail it or mark it as uncertain", async () => {
    const before = await stored();
    await one.retry(frozen, later, 0);
    await one.fail(frozen, later);
    await one.markUncertain(frozen, later);
    await one.requeueAbandoned(frozen, later);
    expect(await stored()).toEqual(before);
  });

  test("does not disturb the new lease holder", async () => {
    await one.markSending(frozen);
    expect(await prepare(other, taken)).not.toBeNull();
    expect(await other.markSending(taken)).toBe(true);
  });
});

test("an expired lease blocks the final dot even before another worker claims the dispatch", async () => {
  await generate();
  const { row: dispatch } = await claimed();
  await prepare(one, dispatch);
  await expireLease(databases.one, dispatchEntity, id);
  expect(await one.markSending(dispatch)).toBe(false);
  expect(await stored()).toMatchObject({ state: "rendered" });
});

test("the final dot is allowed once", async () => {
  await generate();
  const dispatch = await atTheDot();
  expect(await one.markSending(dispatch)).toBe(false);
});

describe("after the final dot", () => {
  let dispatch: Dispatch;
  beforeEach(async () => {
    await generate();
    dispatch = await atTheDot();
  });

  test("no worker can claim the dispatch, even after its lease expires", async () => {
    await expireLease(databases.one, dispatchEntity, id);
    expect(await other.claim()).toBeNull();
    expect(await other.claim(id)).toBeNull();
  });

  test("the dispatch counts as abandoned only once its lease expires", async () => {
    expect(await other.abandoned()).toEqual([]);
    await expireLease(databases.one, dispatchEntity, id);
    expect((await other.abandoned()).map((left) => left.id)).toEqual([id]);
  });

  test("the dispatch is marked as sent by the database's clock and loses the problem of earlier attempts", async () => {
    await one.markSent(id);
    const sent = await stored();
    expect(sent).toMatchObject({ state: "sent", problem: null, leaseOwner: null, leaseUntil: null });
    const now = await databases.one.now();
    expect(Math.abs(now.getTime() - (sent.sentAt?.getTime() ?? 0))).toBeLessThan(10_000);
  });

  test("a known time of sending is kept", async () => {
    const sentAt = new Date("2026-11-02T01:00:00.250Z");
    await one.markSent(id, sentAt);
    expect((await stored()).sentAt).toEqual(sentAt);
  });

  test("a late mark does not change the time of sending", async () => {
    const sentAt = new Date("2026-11-02T01:00:00Z");
    await one.markSent(id, sentAt);
    await other.markSent(id);
    expect((await stored()).sentAt).toEqual(sentAt);
  });

  test("a temporary refusal queues the dispatch again and a permanent one fails it", async () => {
    await one.retry(dispatch, later, 60);
    expect(await stored()).toMatchObject({ state: "queued", problem: later, leaseOwner: null });
    expect(await one.claim(id)).toBeNull();
    await makeDue(databases.one, dispatchEntity, id);
    const again = await claimed();
    expect(again).toMatchObject({ row: { attempts: 2 }, revision: { snapshot } });
    await one.fail(again.row, unknown);
    expect(await stored()).toMatchObject({ state: "failed", problem: unknown });
    expect(await one.claim(id)).toBeNull();
  });

  describe("an uncertain dispatch", () => {
    beforeEach(() => one.markUncertain(dispatch, unanswered));

    const answer = ({ arrived }: { arrived: boolean }) =>
      databases.one.write((transaction) =>
        answerDispatch(databases.one, transaction, { reportId, dispatchId: id, arrived }),
      );

    test("cannot be claimed", async () => {
      expect(await stored()).toMatchObject({
        state: "uncertain",
        problem: unanswered,
        leaseOwner: null,
      });
      expect(await one.claim(id)).toBeNull();
      expect(await one.abandoned()).toEqual([]);
    });

    test("is settled by the worker that receives a late 250", async () => {
      await one.markSent(id);
      expect(await stored()).toMatchObject({ state: "sent", problem: null });
    });

    test("can be marked as sent by the staff, once", async () => {
      expect(await answer({ arrived: true })).toBe(0);
      expect(await stored()).toMatchObject({ state: "sent", problem: null });
      expect((await stored()).sentAt).not.toBeNull();
      await expect(answer({ arrived: false })).rejects.toThrow("not_uncertain");
    });

    test("can be queued again by the staff, with the same revision and Message-ID", async () => {
      expect(await answer({ arrived: false })).toBe(0);
      expect(await claimed()).toMatchObject({
        row: { attempts: 1, messageId: dispatch.messageId },
        revision: { number: 1, snapshot },
      });
    });

    test("is not sent twice when a late 250 arrives", async () => {
      await answer({ arrived: false });
      const { row: again } = await claimed(other);
      await prepare(other, again);
      await one.markSent(id);
      expect(await other.markSending(again)).toBe(false);
      expect(await stored()).toMatchObject({ state: "sent" });
    });
  });

  test("a dispatch that is known to be unsent can be claimed at once by any worker", async () => {
    await expireLease(databases.one, dispatchEntity, id);
    const [left] = await other.abandoned();
    await other.requeueAbandoned(left as Dispatch, stopped);
    expect(await claimed(other)).toMatchObject({ row: { attempts: 2 }, revision: { snapshot } });
  });
});

describe("a dispatch in a worker's hand when a later sending begins", () => {
  let resendId: string;

  beforeEach(async () => {
    await generate();
    const dispatch = await atTheDot();
    const sending = { number: 1, dispatches: [dispatchTo(client, "-1")], contacts: [client.email] };
    [resendId = ""] = await storeDispatches(databases.one, await storedReport(), sending);
    await one.retry(dispatch, later, 0);
  });

  test("is cancelled when the mail server put it off", async () => {
    const { row: dispatch, obsolete } = await claimed();
    expect(obsolete).toBe(true);
    await one.cancel(dispatch);
    expect(await stored()).toMatchObject({ state: "cancelled", problem: null, leaseOwner: null });
    expect(await claimed(one, resendId)).toMatchObject({ obsolete: false });
  });

  test("is tried again when the later sending failed", async () => {
    await one.fail((await claimed(one, resendId)).row, unknown);
    expect(await claimed()).toMatchObject({ obsolete: false });
  });
});

describe("a repeated request to send", () => {
  test("changes nothing while the mail is being sent, sent or uncertain", async () => {
    await generate();
    const dispatch = await atTheDot();
    for (const settle of [
      async () => undefined,
      () => one.markUncertain(dispatch, unanswered),
      () => one.markSent(id),
    ]) {
      await settle();
      const before = await stored();
      expect(await sendOctober(databases.one, client)).toEqual({ reportId, dispatchId: id });
      expect(await stored()).toEqual(before);
    }
  });

  test("retries a failed dispatch with a newly generated report", async () => {
    await failAtTheMailServer();
    await sendOctober(databases.one, client);
    expect(await stored()).toMatchObject({ state: "queued", attempts: 0, problem: null, revision: null });
    expect(await one.claim(id)).toBeNull();
    await generate();
    expect(await one.claim(id)).not.toBeNull();
  });

  test("cancels a failed dispatch to a former address and makes one to the current address", async () => {
    await failAtTheMailServer();
    client = { ...client, email: "new-owner@client.test" };
    const { dispatchId } = await sendOctober(databases.one, client);
    expect(await stored()).toMatchObject({ state: "cancelled", recipient: `owner-${client.id}@client.test` });
    await generate();
    expect((await one.claim(dispatchId))?.row).toMatchObject({ recipient: client.email, attempts: 1 });
    expect(await one.claim()).toBeNull();
  });

  async function failAtTheMailServer() {
    await generate();
    const { row: dispatch } = await claimed();
    await prepare(one, dispatch);
    await one.fail(dispatch, unknown);
  }
});
