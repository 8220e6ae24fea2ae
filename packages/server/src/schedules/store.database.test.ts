import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { updateClient } from "../board/change-client.ts";
import type { Client } from "../clients/client.ts";
import { clientEntity } from "../clients/table.ts";
import { readAll } from "../figures/reading.ts";
import { sampleFigures } from "../figures/sample.ts";
import { keepReadings } from "../figures/store.ts";
import { readEnvironment } from "../kit/environment.ts";
import { reportEntity } from "../reports/table.ts";
import { requestReports } from "../sending/request-reports.ts";
import { dispatchEntity } from "../sending/table.ts";
import { contextOn } from "../testing/context.ts";
import { countQueries } from "../testing/count-queries.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { addClient, october } from "../testing/records.ts";
import { changeSchedules } from "./change-schedules.ts";
import { runSchedules, type ScheduleCounts } from "./run-schedules.ts";
import type { Schedule } from "./schedules.ts";
import { findSchedules, storeSchedules } from "./store.ts";
import { untried } from "./untried.fixture.ts";

const due = new Date("2026-11-03T01:00:00Z");
const plan = { reportType: "monthly", enabled: true, day: 3, hour: 9, mode: "send" } as const;

const database = await scratchDatabase();
beforeEach(() => database.write((transaction) => transaction.deleteAll(clientEntity)));

const context = contextOn(database, {
  environment: readEnvironment({ SAMPLE_DATA: "on", PUBLIC_URL: "http://agency.test" }),
});

/** Runs the schedules as the worker does, at a given time. */
function run(now: Date): Promise<ScheduleCounts> {
  return runSchedules({ ...context, clock: () => now, request: requestReports.bind(null, context) });
}

async function addScheduled(client: Partial<Client> = {}, schedule: Partial<Schedule> = {}): Promise<Client> {
  const added = await addClient(database, client);
  await storeSchedules(database, [{ clientId: added.id, ...plan, ...untried, ...schedule }]);
  return added;
}

const addFigures = ({ id }: Client) =>
  database.write((transaction) =>
    keepReadings(context, transaction, [
      {
        id: newId(),
        clientId: id,
        reportType: "monthly",
        periodStart: october.start,
        kind: "typed",
        readAt: due,
        detail: null,
        author: "siti",
        final: null,
        figures: readAll(sampleFigures(id, "monthly", october)),
      },
    ]),
  );

async function asked({ id }: Client) {
  const reports = await database.manager.findBy(reportEntity, { clientId: id });
  const dispatches = await Promise.all(
    reports.map((report) => database.manager.findBy(dispatchEntity, { reportId: report.id })),
  );
  return { reports: reports.map(({ periodStart }) => periodStart), dispatches: dispatches.flat().length };
}

test("a scheduled report is requested once, however many workers check and however often", async () => {
  const client = await addScheduled();
  await addFigures(client);
  expect(await run(new Date(due.getTime() - 1))).toEqual({});
  await Promise.all([run(due), run(due), run(due)]);
  expect(await run(due)).toEqual({});
  expect(await asked(client)).toEqual({ reports: [october.start], dispatches: 1 });
});

test("a run of schedules is written down as theirs, and one that found nothing to make is not", async () => {
  const client = await addScheduled();
  const entries = () =>
    database.select("SELECT kind, actor FROM activity WHERE clientId = ? ORDER BY at, id", [client.id]);
  await run(due);
  expect(await entries()).toEqual([]);
  await addFigures(client);
  await run(due);
  expect(await entries()).toEqual([{ kind: "run.started", actor: "schedule" }]);
});

test("a schedule for review queues no mail and asks for no approval, one that sends for both", async () => {
  const [reviewed, sent] = [await addScheduled({}, { mode: "review" }), await addScheduled()];
  await Promise.all([reviewed, sent].map(addFigures));
  expect(await run(due)).toEqual({ requested: 2 });
  expect(await asked(reviewed)).toEqual({ reports: [october.start], dispatches: 0 });
  expect(await asked(sent)).toEqual({ reports: [october.start], dispatches: 1 });
  const approving = (client: Client) =>
    database.manager.findBy(reportEntity, { clientId: client.id }).then((found) => found.map((one) => one.approving));
  expect(await approving(reviewed)).toEqual([false]);
  expect(await approving(sent)).toEqual([true]);
});

test("a client without figures of its own is sent no samples, and gets its report once it has some", async () => {
  const client = await addScheduled();
  expect(await run(due)).toEqual({ sample_not_mailed: 1 });
  expect(await findSchedules(database, client.id)).toMatchObject([
    { lastOutcome: "sample_not_mailed", triedPeriodStart: october.start, lastOutcomeAt: due, lastPeriodStart: null },
  ]);
  expect(await asked(client)).toEqual({ reports: [], dispatches: 0 });
  await addFigures(client);
  expect(await run(due)).toEqual({ requested: 1 });
  expect(await asked(client)).toEqual({ reports: [october.start], dispatches: 1 });
});

test("the reports of thirty clients take as many queries as those of one", async () => {
  const clients: Client[] = [];
  const add = async () => {
    const client = await addClient(database);
    await addFigures(client);
    clients.push(client);
  };
  const queries = async () => {
    await database.write((transaction) => transaction.deleteAll(reportEntity));
    const ask = { type: "monthly", period: october, until: "send", by: null } as const;
    return (await countQueries(database, () => requestReports(context, clients, ask))).queries.length;
  };
  await add();
  const one = await queries();
  while (clients.length < 30) await add();
  expect(await queries()).toBe(one);
});

test("paused and ended clients and disabled schedules are skipped", async () => {
  const paused = await addScheduled({ status: "paused" });
  const ended = await addScheduled({ status: "ended", endedOn: "2026-10-31" });
  const off = await addScheduled({}, { enabled: false });
  for (const client of [paused, ended, off]) await addFigures(client);
  expect(await run(due)).toEqual({});
  for (const client of [paused, ended, off]) expect(await asked(client)).toEqual({ reports: [], dispatches: 0 });
});

describe("a client that is activated", () => {
  const activate = (client: Client, now: Date) =>
    updateClient({ ...context, clock: () => now }, client, {
      ...client,
      status: "active",
      endedOn: null,
    });

  test.each([{ status: "paused" }, { status: "ended", endedOn: "2026-10-31" }] as const)(
    "gets no report that became due while it was $status",
    async (state) => {
      const client = await addScheduled(state, { lastPeriodStart: "2026-08-01" });
      await addFigures(client);
      await activate(client, due);
      expect(await run(due)).toEqual({});
      expect(await asked(client)).toEqual({ reports: [], dispatches: 0 });
    },
  );

  test("gets the report that becomes due afterwards", async () => {
    const client = await addScheduled({ status: "paused" });
    await addFigures(client);
    await activate(client, new Date(due.getTime() - 1));
    expect(await run(due)).toEqual({ requested: 1 });
  });

  test("keeps its schedules when only its details change", async () => {
    const client = await addScheduled({}, { lastPeriodStart: "2026-09-01" });
    await addFigures(client);
    await activate(client, due);
    expect(await run(due)).toEqual({ requested: 1 });
  });
});

describe("saving a schedule", () => {
  test("again keeps the record of past runs, so that nothing is mailed twice", async () => {
    const client = await addScheduled();
    await addFigures(client);
    await run(due);
    const change = { day: 1, hour: 0, mode: "review" } as const;
    await changeSchedules(
      { ...context, clock: () => due },
      { scope: "all", clientIds: [client.accessId], reportType: plan.reportType, change },
    );
    expect(await findSchedules(database, client.id)).toEqual([
      {
        clientId: client.id,
        ...plan,
        ...change,
        lastPeriodStart: october.start,
        triedPeriodStart: october.start,
        lastOutcome: "requested",
        lastOutcomeAt: due,
      },
    ]);
    expect(await run(due)).toEqual({});
  });

  test("for several types at once keeps each of them", async () => {
    const { id: clientId } = await addClient(database);
    const types = ["monthly", "quarterly", "weekly"] as const;
    await storeSchedules(
      database,
      types.map((reportType) => ({ clientId, ...plan, ...untried, reportType })),
    );
    const saved = await findSchedules(database, clientId);
    expect(saved.map(({ reportType }) => reportType).toSorted()).toEqual([...types]);
  });
});
