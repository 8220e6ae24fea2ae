import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import type { Database } from "../kit/db/database.ts";
import { reportWork } from "../sending/generate-report.ts";
import { dueReports, storeDispatches } from "../sending/store.ts";
import { dispatchEntity } from "../sending/table.ts";
import { twoWorkers } from "../testing/migrated-scratch.ts";
import {
  addClient,
  dispatchTo,
  finishApproved,
  generateOctober,
  octoberSnapshot,
  sendOctober,
} from "../testing/records.ts";
import { reportEntity } from "./table.ts";

const databases = await twoWorkers();

type Client = { id: string; email: string };

/** Makes this many simultaneous clicks, spread over both databases. */
function clicks<T>(many: number, click: (database: Database) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: many }, (_, index) => click(index % 2 ? databases.one : databases.other)));
}

async function rowsOf({ id, email }: Client) {
  const { manager } = databases.one;
  const reports = await manager.findBy(reportEntity, { clientId: id });
  const dispatches = await manager.findBy(dispatchEntity, { recipient: email });
  return { reports, dispatches };
}

describe("thirty simultaneous clicks make one report and one dispatch", () => {
  test("for a new report", async () => {
    const client = await addClient(databases.one);
    const answers = await clicks(30, (database) => sendOctober(database, client));
    const { reports, dispatches } = await rowsOf(client);
    expect(reports).toHaveLength(1);
    expect(dispatches).toHaveLength(1);
    expect(new Set(answers.map(({ reportId }) => reportId))).toEqual(new Set([reports[0]?.id]));
    expect(new Set(answers.map(({ dispatchId }) => dispatchId))).toEqual(new Set([dispatches[0]?.id]));
    expect(reports[0]).toMatchObject({ state: "queued" });
  });

  test("for a report that is already generated", async () => {
    const client = await addClient(databases.one);
    const { reportId } = await generateOctober(databases.one, client);
    const work = reportWork(databases.one);
    const report = await work.claim(reportId);
    if (report) await finishApproved(work, report, octoberSnapshot({ ...client, name: "Kedai", language: "en" }));

    const answers = await clicks(30, (database) => sendOctober(database, client));
    expect(new Set(answers.map((answer) => answer.reportId))).toEqual(new Set([reportId]));
    expect((await rowsOf(client)).dispatches).toHaveLength(1);
  });

  test("for a resend with the same number", async () => {
    const client = await addClient(databases.one);
    const { reportId } = await generateOctober(databases.one, client);
    const work = reportWork(databases.one);
    const claimed = await work.claim(reportId);
    if (claimed) await finishApproved(work, claimed, octoberSnapshot({ ...client, name: "Kedai", language: "en" }));
    const report = await databases.one.manager.findOneByOrFail(reportEntity, { id: reportId });
    const answers = await clicks(30, (database) =>
      storeDispatches(database, report, {
        number: 1,
        dispatches: [dispatchTo(client)],
        contacts: [client.email],
      }),
    );
    expect(new Set(answers.flat()).size).toBe(1);
    expect((await rowsOf(client)).dispatches).toHaveLength(1);
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
    await generateOctober(databases.one, next, { comment: "Before" });
    for (const client of [next, fresh]) {
      // The database rejects the row, because another dispatch has this Message-ID.
      const asked = sendOctober(databases.one, client, { comment: "After", to: first });
      await expect(asked).rejects.toThrow("A dispatch could not be stored");
    }
    expect((await rowsOf(next)).reports).toMatchObject([{ comment: "Before" }]);
    expect((await rowsOf(fresh)).reports).toEqual([]);
  });
});

test("a request for a deleted client is refused and stores nothing", async () => {
  const gone = { id: newId(), email: "gone@client.test" };
  await expect(sendOctober(databases.one, gone)).rejects.toMatchObject({
    code: expect.stringMatching(/client_not_found|SQLITE_CONSTRAINT_FOREIGNKEY/),
  });
  expect(await rowsOf(gone)).toEqual({ reports: [], dispatches: [] });
});

test("due reports are counted, with the oldest due time", async () => {
  await databases.one.write((transaction) => transaction.deleteAll(reportEntity));
  expect(await dueReports(databases.one)).toEqual({ waiting: 0, oldest: null });
  const client = await addClient(databases.one);
  const { reportId } = await sendOctober(databases.one, client);
  await databases.one.source.query(
    `UPDATE reports SET dueAt = ${databases.one.sqlNow(-3600)} WHERE id = '${reportId}'`,
  );
  const { waiting, oldest } = await dueReports(databases.one);
  expect(waiting).toBe(2);
  expect((await databases.one.now()).getTime() - (oldest?.getTime() ?? 0)).toBeGreaterThanOrEqual(3_599_000);
});
