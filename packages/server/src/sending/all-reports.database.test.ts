import { beforeAll, describe, expect, test } from "vitest";
import { startRun } from "@agency/contracts/board";
import { rotateClientId, updateClient } from "@agency/contracts/clients";
import {
  type AllReports,
  type AllReportsQuery,
  listAllReports,
  listClientReports,
  requestReport,
  resendReport,
  sendReport,
} from "@agency/contracts/reports";
import { type DispatchState, type MailFilter, mailFilters } from "@agency/model/states";
import { replyProblem } from "../kit/mail/mail-problem.ts";
import type { MailService } from "../kit/mail/mail-service.ts";
import { startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import { silentMailServer } from "../testing/polled-worker.ts";
import { changeDispatches } from "../testing/records.ts";
import { addClient, addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

const monthly = { reportType: "monthly" } as const;
const noMailbox = replyProblem("550 5.1.1 No such mailbox");
const refusing: MailService = {
  ...silentMailServer,
  deliver: async () => ({ result: "refused", permanent: true, problem: noMailbox, cause: null }),
};

const api = await startApi();
const ask = (clientId: string, reportType: "weekly" | "monthly") =>
  api.call(requestReport, { params: { clientId }, body: { reportType } });
const { id: first } = await addClientWithFigures(api, { name: "First" });
const { id: second } = await addClientWithFigures(api, { name: "Second" });
await typeIn(api, first, { ...october, reportType: "weekly", periodStart: "2026-11-02" });

await send("Sent");
await api.worker.deliver();
await send("Unknown");
await api.worker.deliver(silentMailServer);
await send("Refused");
await api.worker.deliver(refusing);
await send("Waiting");
await ask(first, "weekly");
await ask(second, "monthly");
await api.worker.generate();
await ask(first, "monthly");

async function send(name: string): Promise<void> {
  const { id: clientId } = await addClientWithFigures(api, { name });
  await api.call(sendReport, { params: { clientId }, body: monthly });
  await api.worker.generate();
}

const list = (query: AllReportsQuery) => api.call(listAllReports, { query });
const named = ({ reports }: AllReports) => reports.map(({ clientName, reportType }) => `${clientName} ${reportType}`);
const found = async (query: AllReportsQuery) => named(await list(query));

const everything = [
  "First monthly",
  "Second monthly",
  "First weekly",
  "Waiting monthly",
  "Refused monthly",
  "Unknown monthly",
  "Sent monthly",
];

test("every report is listed with its send history, the last requested first", async () => {
  expect(await found({})).toEqual(everything);
  const { total, reports } = await list({ mail: "failed" });
  expect(total).toBe(1);
  expect(reports).toMatchObject([{ state: "done", dispatches: [{ number: 0, state: "failed", problem: noMailbox }] }]);
});

describe("the list of reports can be filtered", () => {
  test.each<[AllReportsQuery, string[]]>([
    [{ reportType: "weekly" }, ["First weekly"]],
    [{ reportType: "quarterly" }, []],
    [{ state: "queued" }, ["First monthly"]],
    [{ state: "done" }, everything.slice(1)],
    [{ mail: "sent" }, ["Sent monthly"]],
    [{ mail: "uncertain" }, ["Unknown monthly"]],
    [{ mail: "failed" }, ["Refused monthly"]],
    [{ mail: "failed", state: "done" }, ["Refused monthly"]],
    [{ mail: "failed", state: "failed" }, []],
    [{ mail: "pending" }, ["Waiting monthly"]],
    [{ mail: "unsent" }, ["First monthly", "Second monthly", "First weekly"]],
    [{ mail: "unsent", reportType: "weekly" }, ["First weekly"]],
  ])("by %j", async (query, reports) => {
    expect(await found(query)).toEqual(reports);
    expect((await list({ ...query, limit: 1 })).total).toBe(reports.length);
  });

  test("by client, however the ID is written", async () => {
    const of = async (clientId: string, query: AllReportsQuery = {}) =>
      named(await api.call(listClientReports, { params: { clientId }, query }));
    for (const clientId of [first, first.toLowerCase().replaceAll("-", "")]) {
      expect(await of(clientId)).toEqual(["First monthly", "First weekly"]);
    }
    expect(await of(first, { state: "done" })).toEqual(["First weekly"]);
    expect(await of((await addClient(api)).id)).toEqual([]);
  });
});

test("paging shows every report once, with the same total", async () => {
  const pages = await Promise.all([0, 3, 6, 9].map((offset) => list({ limit: 3, offset })));
  expect(pages.map(({ total, reports }) => [total, reports.length])).toEqual([
    [7, 3],
    [7, 3],
    [7, 1],
    [7, 0],
  ]);
  expect(
    pages.flatMap(({ reports }) => reports.map(({ clientName, reportType }) => `${clientName} ${reportType}`)),
  ).toEqual(everything);
});

test("a page takes the same few database queries, however long it is", async () => {
  for (const limit of [1, 7]) {
    const { queries } = await countQueries(api.dependencies.database, () => list({ limit }));
    // The session with its staff member, the reports, the total, their emails and runs, what was approved, their clients,
    // three for their lives.
    expect(queries.length).toBeLessThanOrEqual(11);
  }
});

test("a send history is newest first, with the client's current ID", async () => {
  const [report] = (await list({ mail: "sent" })).reports;
  if (!report) throw new Error("No report was sent");
  const { id } = await api.call(rotateClientId, { params: { clientId: report.clientId } });
  await api.call(resendReport, { params: { clientId: id, reportId: report.id }, body: { number: 1 } });
  const [again] = (await api.call(listClientReports, { params: { clientId: id } })).reports;
  expect(again).toMatchObject({
    clientId: id,
    dispatches: [
      { number: 1, state: "queued" },
      { number: 0, state: "sent" },
    ],
  });
  await api.worker.deliver();
});

describe("a report with several emails", () => {
  const [one, other] = ["one@sample.example", "other@sample.example"];
  let clientId: string;
  let id: string;

  beforeAll(async () => {
    const client = await addClientWithFigures(api, { email: one });
    clientId = client.id;
    const contacts = [{ name: null, email: other, language: null, reportTypes: ["monthly" as const] }];
    await api.call(updateClient, { params: { clientId }, body: { name: client.name, email: one, contacts } });
    ({ id } = await api.call(sendReport, { params: { clientId }, body: monthly }));
    await api.worker.generate();
  });

  test.each<[DispatchState, DispatchState, MailFilter, DispatchState]>([
    ["failed", "queued", "pending", "queued"],
    ["failed", "uncertain", "uncertain", "uncertain"],
    ["sent", "failed", "failed", "failed"],
    ["sent", "cancelled", "sent", "sent"],
    ["cancelled", "cancelled", "unsent", "cancelled"],
  ])("that are %s and %s is listed by the filter %s only, with the state %s", async (its, others, filter, state) => {
    await changeDispatches(api.dependencies.database, { reportId: id, recipient: one }, { state: its });
    await changeDispatches(api.dependencies.database, { reportId: id, recipient: other }, { state: others });
    const { reports } = await api.call(listClientReports, { params: { clientId }, query: { mail: filter } });
    expect(reports).toMatchObject([{ mails: { state } }]);
    for (const mail of mailFilters.filter((another) => another !== filter)) {
      expect((await api.call(listClientReports, { params: { clientId }, query: { mail } })).total).toBe(0);
    }
  });
});

test.each([
  { state: "gone" },
  { mail: "maybe" },
  { reportType: "yearly" },
  { limit: "101" },
  { limit: "0" },
  { offset: "x" },
])("refuses %j with the name of the field", async (query) => {
  const { body } = await api.refused(listAllReports, { query });
  expect(body.fields?.map(({ field }) => field)).toEqual(Object.keys(query));
});

test("a report is listed with the leads and visitors that its client reads, and before its approval with those of the draft", async () => {
  const { id: clientId } = await addClientWithFigures(api, { name: "Compared" });
  const figures = async () => (await api.call(listClientReports, { params: { clientId } })).reports[0]?.figures;
  const type = (periodStart: string, totalLeads: number) =>
    typeIn(api, clientId, { ...october, periodStart, figures: { totalVisitors: 4376, totalLeads } });
  await type("2026-09-01", 100);
  await type(october.periodStart, 118);
  const run = { reportType: october.reportType, periodStart: october.periodStart, clientIds: [clientId] };
  await api.call(startRun, { body: { ...run, action: "prepare" } });
  await api.worker.generate();
  const read = { leads: { value: 118, change: 18 }, visitors: { value: 4376, change: 0 } };
  expect(await figures()).toEqual(read);

  await api.call(startRun, { body: { ...run, action: "approve" } });
  await type(october.periodStart, 90);
  await api.worker.generate();
  const { reports } = await api.call(listClientReports, { params: { clientId } });
  expect(reports).toMatchObject([{ unapproved: true, figures: read }]);
});
