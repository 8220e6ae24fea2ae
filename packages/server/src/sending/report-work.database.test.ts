import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Problem } from "@agency/model/problems";
import type { Database } from "../kit/db/database.ts";
import { leaseSeconds } from "../kit/work/lease.ts";
import { refreshPrepared } from "../reports/refresh-prepared.ts";
import type { Report } from "../reports/report.ts";
import { findApproved, listApproved, listRevisions } from "../reports/store.ts";
import { reportEntity } from "../reports/table.ts";
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
import { reportWork } from "./generate-report.ts";
import { dueReports } from "./store.ts";
import { dispatchEntity } from "./table.ts";

const diskFull: Problem = { code: "disk_full", params: {} };

let id: string;
let client: Awaited<ReturnType<typeof addClient>>;

const databases = await twoWorkers();
const one = reportWork(databases.one);
const other = reportWork(databases.other);

beforeEach(async () => {
  await databases.one.write((transaction) => transaction.deleteAll(reportEntity));
  client = await addClient(databases.one);
  ({ reportId: id } = await request(client));
});

const request = (of: { id: string }) => generateOctober(databases.one, of);

const stored = () => databases.one.manager.findOneByOrFail(reportEntity, { id });
const claimed = async (work = one): Promise<Report> => {
  const report = await work.claim();
  if (!report) throw new Error("Nothing to claim");
  return report;
};
const secondsFromNow = async (moment: Date | null) =>
  ((moment?.getTime() ?? Number.NaN) - (await databases.one.now()).getTime()) / 1000;

describe("a claim", () => {
  test("leases the row for the lease's duration, by the database's clock", async () => {
    const report = await claimed();
    expect(report).toMatchObject({ id, state: "running", attempts: 1 });
    expect(report.leaseOwner).not.toBeNull();
    const seconds = await secondsFromNow(report.leaseUntil);
    expect(seconds).toBeGreaterThan(leaseSeconds - 20);
    expect(seconds).toBeLessThanOrEqual(leaseSeconds);
  });

  test("is won by only one of twenty parallel workers", async () => {
    const claims = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? one : other).claim(index % 3 ? undefined : id),
    );
    const won = (await Promise.all(claims)).filter((report) => report !== null);
    expect(won).toHaveLength(1);
    expect(await stored()).toMatchObject({ attempts: 1, leaseOwner: won[0]?.leaseOwner });
  });

  test("takes no row twice when twenty workers claim twenty rows at once", async () => {
    await Promise.all(Array.from({ length: 19 }, async () => request(await addClient(databases.one))));
    const seen: string[] = [];
    const takeAll = async (work: typeof one) => {
      for (let report = await work.claim(); report; report = await work.claim()) seen.push(report.id);
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => takeAll(index % 2 ? one : other)));
    expect(new Set(seen).size).toBe(seen.length);
    await takeAll(one);
    expect(seen).toHaveLength(20);
  });

  test("takes the row with the oldest due time", async () => {
    const { reportId: older } = await request(await addClient(databases.one));
    await databases.one.source.query(`UPDATE reports SET dueAt = ${databases.one.sqlNow(-3600)} WHERE id = '${older}'`);
    expect((await claimed()).id).toBe(older);
    expect((await claimed()).id).toBe(id);
  });

  test("finds nothing when no row, or not the given row, is waiting", async () => {
    await finishApproved(one, await claimed(), octoberSnapshot(client));
    expect(await one.claim()).toBeNull();
    expect(await one.claim(id)).toBeNull();
    expect(await one.claim("no-such-row")).toBeNull();
  });

  describe("ignores a wrong worker clock", () => {
    afterEach(() => void vi.useRealTimers());

    test.each([-3, 3])("that is %d days off", async (days) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
      const report = await claimed();
      expect(await other.claim()).toBeNull();
      expect(await finishApproved(one, report, octoberSnapshot(client))).toBe(true);
    });
  });
});

describe("an expired lease", () => {
  test("lets another worker take over the row", async () => {
    const frozen = await claimed(one);
    expect(await other.claim()).toBeNull();
    await expireLease(databases.one, reportEntity, id);
    const taken = await claimed(other);
    expect(taken).toMatchObject({ id, attempts: 2 });
    expect(taken.leaseOwner).not.toBe(frozen.leaseOwner);
  });

  test("blocks the old holder's writes", async () => {
    const frozen = await claimed(one);
    await expireLease(databases.one, reportEntity, id);
    const taken = await claimed(other);
    const before = await stored();

    expect(await finishApproved(one, frozen, octoberSnapshot(client))).toBe(false);
    await one.retry(frozen, diskFull, 0);
    await one.fail(frozen, diskFull);
    expect(await stored()).toEqual(before);

    expect(await finishApproved(other, taken, octoberSnapshot(client))).toBe(true);
    expect(await stored()).toMatchObject({ state: "done", leaseOwner: null, leaseUntil: null });
    expect(await finishApproved(one, frozen, octoberSnapshot(client))).toBe(false);
  });

  test("blocks its holder even before another worker claims the row", async () => {
    const slow = await claimed();
    await expireLease(databases.one, reportEntity, id);
    expect(await finishApproved(one, slow, octoberSnapshot(client))).toBe(false);
    expect(await stored()).toMatchObject({ state: "running", generatedAt: null });
  });
});

test("a new request supersedes the report that is being generated", async () => {
  const running = await claimed();
  await request(client);
  expect(await finishApproved(one, running, octoberSnapshot(client))).toBe(false);
  const again = await claimed();
  expect(again.attempts).toBe(1);
  expect(await finishApproved(one, again, octoberSnapshot(client))).toBe(true);
});

test("a retried report waits for the given delay", async () => {
  await one.retry(await claimed(), diskFull, 600);
  expect(await one.claim()).toBeNull();
  expect(await one.claim(id)).toBeNull();
  const waiting = await stored();
  expect(waiting).toMatchObject({ state: "queued", problem: diskFull, attempts: 1, leaseOwner: null });
  const seconds = await secondsFromNow(waiting.dueAt);
  expect(seconds).toBeGreaterThan(580);
  expect(seconds).toBeLessThanOrEqual(600);
  await makeDue(databases.one, reportEntity, id);
  expect(await claimed()).toMatchObject({ attempts: 2 });
});

test("a report that waits for its next try is made at once when what it shows changes", async () => {
  await one.retry(await claimed(), diskFull, 600);
  const which = { clientId: client.id };
  expect(await databases.one.write((transaction) => refreshPrepared(databases.one, transaction, which))).toEqual([id]);
  expect(await claimed()).toMatchObject({ id, attempts: 1, problem: null });
});

test("a finished report is stored with its snapshot", async () => {
  const snapshot = octoberSnapshot(client);
  await finishApproved(one, await claimed(), snapshot);
  expect(await stored()).toMatchObject({
    state: "done",
    problem: null,
    sample: true,
    snapshot,
    generatedAt: snapshot.generatedAt,
    version: 1,
    unapproved: false,
    approving: false,
    revision: 1,
  });
  expect(await listRevisions(databases.one, id)).toMatchObject([
    { number: 1, snapshot, approvedBy: "siti", approvedAt: snapshot.generatedAt },
  ]);
});

test("a prepared report is not a revision", async () => {
  const snapshot = octoberSnapshot(client);
  const outcome = { unapproved: true, undrawn: false, doubtful: false, revision: null, problem: null };
  await one.finish([{ report: await claimed(), snapshot, ...outcome }]);
  expect(await stored()).toMatchObject({ snapshot, unapproved: true, revision: 0 });
  expect(await listApproved(databases.one, client.id, "period")).toEqual([]);
  expect(await findApproved(databases.one, client.id, id)).toBeNull();
});

test("of several that are stored together only those count whose lease is still valid", async () => {
  const others = [await addClient(databases.one), await addClient(databases.one)];
  for (const asking of others) await request(asking);
  const reports = [await claimed(), await claimed(), await claimed()];
  const [lost, ...kept] = reports;
  await expireLease(databases.one, reportEntity, lost?.id ?? "");
  const taken = await claimed(other);
  const outcome = { unapproved: true, undrawn: false, doubtful: false, revision: null, problem: null };
  const generated = reports.map((report) => ({ report, snapshot: octoberSnapshot(client), ...outcome }));
  expect(await one.finish(generated)).toEqual(kept.map((report) => report.id));
  const states = await databases.one.manager.find(reportEntity, { select: { id: true, state: true, life: true } });
  expect(states).toHaveLength(3);
  for (const { id: known, state, life } of states) {
    const expected = known === taken.id ? ["running", "preparing"] : ["done", "held"];
    expect([state, life]).toEqual(expected);
  }
});

test("what keeps a report from its approval fails the emails that wait for it", async () => {
  const { reportId, dispatchId } = await sendOctober(databases.one, await addClient(databases.one));
  const problem = { code: "letters_missing", params: {} } as const;
  const claimedOne = await one.claim(reportId);
  if (!claimedOne) throw new Error("The report cannot be claimed");
  const outcome = { unapproved: true, undrawn: true, doubtful: false, revision: null, problem };
  const snapshot = octoberSnapshot(client);
  expect(await one.finish([{ report: claimedOne, snapshot, ...outcome }])).toEqual([reportId]);
  const { manager } = databases.one;
  expect(await manager.findOneByOrFail(reportEntity, { id: reportId })).toMatchObject({ state: "done", undrawn: true });
  expect(await manager.findOneByOrFail(dispatchEntity, { id: dispatchId })).toMatchObject({ state: "failed", problem });
});

type Client = { id: string; email: string };

/** Makes this many simultaneous clicks, spread over both databases. */
function clicks<T>(many: number, click: (database: Database) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: many }, (_, index) => click(index % 2 ? databases.one : databases.other)));
}

async function storedRows(of: Client) {
  const { manager } = databases.one;
  const reports = await manager.findBy(reportEntity, { clientId: of.id });
  const dispatches = await manager.findBy(dispatchEntity, { recipient: of.email });
  return { reports, dispatches };
}

describe("thirty simultaneous clicks make one report and one dispatch", () => {
  test("for a new report", async () => {
    const fresh = await addClient(databases.one);
    const answers = await clicks(30, (database) => sendOctober(database, fresh));
    const { reports, dispatches } = await storedRows(fresh);
    expect(reports).toHaveLength(1);
    expect(dispatches).toHaveLength(1);
    expect(new Set(answers.map(({ reportId }) => reportId))).toEqual(new Set([reports[0]?.id]));
    expect(new Set(answers.map(({ dispatchId }) => dispatchId))).toEqual(new Set([dispatches[0]?.id]));
    expect(reports[0]).toMatchObject({ state: "queued" });
  });

  test("for a report that is already generated", async () => {
    const fresh = await addClient(databases.one);
    const { reportId } = await generateOctober(databases.one, fresh);
    const work = reportWork(databases.one);
    const report = await work.claim(reportId);
    if (report) await finishApproved(work, report, octoberSnapshot({ ...fresh, name: "Kedai", language: "en" }));

    const answers = await clicks(30, (database) => sendOctober(database, fresh));
    expect(new Set(answers.map((answer) => answer.reportId))).toEqual(new Set([reportId]));
    expect((await storedRows(fresh)).dispatches).toHaveLength(1);
  });

  test("for a resend with the same number", async () => {
    const fresh = await addClient(databases.one);
    const { reportId } = await generateOctober(databases.one, fresh);
    const work = reportWork(databases.one);
    const first = await work.claim(reportId);
    if (first) await finishApproved(work, first, octoberSnapshot({ ...fresh, name: "Kedai", language: "en" }));
    const report = await databases.one.manager.findOneByOrFail(reportEntity, { id: reportId });
    const answers = await clicks(30, (database) =>
      storeDispatches(database, report, {
        number: 1,
        dispatches: [dispatchTo(fresh)],
        contacts: [fresh.email],
      }),
    );
    expect(new Set(answers.flat()).size).toBe(1);
    expect((await storedRows(fresh)).dispatches).toHaveLength(1);
  });
});

describe("a comment is stored together with its request or not at all", () => {
  test("a dispatch that cannot be stored keeps the old comment and adds no report", async () => {
    const [first, next, fresh] = [
      await addClient(databases.one),
      await addClient(databases.one),
      await addClient(databases.one),
    ];
    await sendOctober(databases.one, first);
    await generateOctober(databases.one, next, { comments: { en: "Before" } });
    for (const asking of [next, fresh]) {
      // The database rejects the row, because another dispatch has this Message-ID.
      const asked = sendOctober(databases.one, asking, { comments: { en: "After" }, to: first });
      await expect(asked).rejects.toThrow("A dispatch could not be stored");
    }
    expect((await storedRows(next)).reports).toMatchObject([{ comments: { en: "Before" } }]);
    expect((await storedRows(fresh)).reports).toEqual([]);
  });
});

test("a request for a deleted client is refused and stores nothing", async () => {
  const gone = { id: newId(), email: "gone@client.test" };
  await expect(sendOctober(databases.one, gone)).rejects.toMatchObject({
    code: expect.stringMatching(/client_not_found|SQLITE_CONSTRAINT_FOREIGNKEY/),
  });
  expect(await storedRows(gone)).toEqual({ reports: [], dispatches: [] });
});

test("due reports are counted, with the oldest due time", async () => {
  await databases.one.write((transaction) => transaction.deleteAll(reportEntity));
  expect(await dueReports(databases.one)).toEqual({ waiting: 0, oldest: null });
  const fresh = await addClient(databases.one);
  const { reportId } = await sendOctober(databases.one, fresh);
  await databases.one.source.query(
    `UPDATE reports SET dueAt = ${databases.one.sqlNow(-3600)} WHERE id = '${reportId}'`,
  );
  const { waiting, oldest } = await dueReports(databases.one);
  expect(waiting).toBe(2);
  expect((await databases.one.now()).getTime() - (oldest?.getTime() ?? 0)).toBeGreaterThanOrEqual(3_599_000);
});
