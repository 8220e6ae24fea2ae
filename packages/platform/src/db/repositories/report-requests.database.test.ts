import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { addClient, october, octoberSnapshot } from "../../testing/records.ts";
import { twoWorkers } from "../../testing/two-workers.ts";
import { dispatchEntity, reportEntity } from "../entities/reports.ts";
import { reportWork } from "./report-work.ts";
import { reportRepository } from "./reports.ts";

const databases = await twoWorkers();

type Client = { id: string; email: string };

const request = ({ id }: Client) => ({ id: newId(), clientId: id, type: "monthly" as const, period: october });
const sending = ({ id, email }: Client) => ({ id: newId(), messageId: `<${id}@agency.test>`, recipient: email });

/** Makes this many simultaneous clicks, spread over both databases. */
function clicks<T>(many: number, click: (reports: ReturnType<typeof reportRepository>) => Promise<T>): Promise<T[]> {
  const repositories = [reportRepository(databases.one), reportRepository(databases.other)] as const;
  return Promise.all(Array.from({ length: many }, (_, index) => click(repositories[index % 2 ? 0 : 1])));
}

async function rowsOf({ id }: Client) {
  const { manager } = databases.one;
  const reports = await manager.findBy(reportEntity, { clientId: id });
  const dispatches = await manager.findBy(dispatchEntity, { messageId: `<${id}@agency.test>` });
  return { reports, dispatches };
}

describe("thirty simultaneous clicks make one report and one dispatch", () => {
  test("for a new report", async () => {
    const client = await addClient(databases.one);
    const answers = await clicks(30, (reports) => reports.requestSending(request(client), sending(client)));
    const { reports, dispatches } = await rowsOf(client);
    expect(reports).toHaveLength(1);
    expect(dispatches).toHaveLength(1);
    expect(new Set(answers.map(({ reportId }) => reportId))).toEqual(new Set([reports[0]?.id]));
    expect(new Set(answers.map(({ dispatchId }) => dispatchId))).toEqual(new Set([dispatches[0]?.id]));
    expect(reports[0]).toMatchObject({ state: "queued" });
  });

  test("for a report that is already generated", async () => {
    const client = await addClient(databases.one);
    const { reportId } = await reportRepository(databases.one).request(request(client));
    const work = reportWork(databases.one);
    const report = await work.claim(reportId);
    if (report) await work.finish(report, octoberSnapshot({ ...client, name: "Kedai", language: "en" }));

    const answers = await clicks(30, (reports) => reports.requestSending(request(client), sending(client)));
    expect(new Set(answers.map((answer) => answer.reportId))).toEqual(new Set([reportId]));
    expect((await rowsOf(client)).dispatches).toHaveLength(1);
  });

  test("for a resend with the same number", async () => {
    const client = await addClient(databases.one);
    const { reportId } = await reportRepository(databases.one).request(request(client));
    const work = reportWork(databases.one);
    const claimed = await work.claim(reportId);
    if (claimed) await work.finish(claimed, octoberSnapshot({ ...client, name: "Kedai", language: "en" }));
    const report = await databases.one.manager.findOneByOrFail(reportEntity, { id: reportId });
    const answers = await clicks(30, (reports) => reports.requestResend(report, 1, sending(client)));
    expect(new Set(answers.map(({ dispatchId }) => dispatchId)).size).toBe(1);
    expect((await rowsOf(client)).dispatches).toHaveLength(1);
  });
});

describe("a comment is stored together with its request or not at all", () => {
  test("a dispatch that cannot be stored keeps the old comment and adds no report", async () => {
    const reports = reportRepository(databases.one);
    const [first, next, fresh] = [
      await addClient(databases.one),
      await addClient(databases.one),
      await addClient(databases.one),
    ];
    await reports.requestSending(request(first), sending(first));
    await reports.request({ ...request(next), comment: "Before" });
    for (const client of [next, fresh]) {
      // The database rejects the row, because another dispatch has this Message-ID.
      const asked = reports.requestSending({ ...request(client), comment: "After" }, sending(first));
      await expect(asked).rejects.toThrow("A dispatch could not be stored");
    }
    expect((await rowsOf(next)).reports).toMatchObject([{ comment: "Before" }]);
    expect((await rowsOf(fresh)).reports).toEqual([]);
  });
});

test("a request for a deleted client is refused and stores nothing", async () => {
  const gone = { id: newId(), email: "gone@client.test" };
  await expect(reportRepository(databases.one).requestSending(request(gone), sending(gone))).rejects.toMatchObject({
    code: expect.stringMatching(/client_not_found|SQLITE_CONSTRAINT_FOREIGNKEY/),
  });
  expect(await rowsOf(gone)).toEqual({ reports: [], dispatches: [] });
});

test("due reports are counted, with the oldest due time", async () => {
  await databases.one.write((transaction) => transaction.deleteAll(reportEntity));
  const reports = reportRepository(databases.one);
  expect(await reports.due()).toEqual({ waiting: 0, oldest: null });
  const client = await addClient(databases.one);
  const { reportId } = await reports.requestSending(request(client), sending(client));
  await databases.one.source.query(
    `UPDATE reports SET dueAt = ${databases.one.sqlNow(-3600)} WHERE id = '${reportId}'`,
  );
  const { waiting, oldest } = await reports.due();
  expect(waiting).toBe(2);
  expect((await databases.one.now()).getTime() - (oldest?.getTime() ?? 0)).toBeGreaterThanOrEqual(3_599_000);
});
