import { beforeEach, expect, test } from "vitest";
import { startRun } from "@agency/contracts/board";
import { updateClient } from "@agency/contracts/clients";
import { addWork, addWorkForMany, readPlan } from "@agency/contracts/plan";
import { approveReport, editReport, readDraft, requestReport } from "@agency/contracts/reports";
import { readQueue } from "@agency/contracts/review-queue";
import { startApi } from "../testing/api.ts";
import { addClient, october, september, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(api.empty);

const reportType = "monthly";
const queue = async () => (await api.call(readQueue, { query: { reportType } })).entries;

async function prepare(names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const { id } = await addClient(api, { name, email: `${name}@sample.example` });
    await typeIn(api, id, october);
    ids.push(id);
  }
  await api.call(startRun, { body: { action: "prepare", reportType, clientIds: ids } });
  await api.worker.generate();
  return ids;
}

test("prepared reports come by name, and those to look at closely first with why", async () => {
  const [, , steady = ""] = await prepare(["Aneka", "Cahaya", "Banyan"]);
  const line = { reportType, periodStart: "2026-09-01", text: "Added a page", link: null, planned: false } as const;
  await api.call(addWork, { params: { clientId: steady }, body: line });
  const found = await queue();
  expect(found.map(({ clientName, open }) => [clientName, open])).toEqual([
    ["Banyan", true],
    ["Aneka", true],
    ["Cahaya", true],
  ]);
  expect(found.map(({ reasons }) => reasons.map(({ kind }) => kind))).toEqual([["no_lines"], [], []]);
});

test("a section that the report of the month before did not have is a reason to look closely", async () => {
  const { totalFollowers: _totalFollowers, ...withoutFollowers } = october.figures;
  const { id: clientId } = await addClient(api, { name: "Aneka" });
  await typeIn(api, clientId, { ...september, figures: withoutFollowers });
  const body = { reportType, periodStart: september.periodStart } as const;
  await api.call(requestReport, { params: { clientId }, body });
  await typeIn(api, clientId, october);
  await api.call(startRun, { body: { action: "prepare", reportType, clientIds: [clientId] } });
  await api.worker.generate();
  const line = { ...body, periodStart: october.periodStart, text: "Added a page", link: null, planned: false };
  await api.call(addWork, { params: { clientId }, body: line });
  await api.worker.generate();
  const [entry] = await queue();
  expect(entry?.reasons).toEqual([expect.objectContaining({ kind: "section_new", section: "social" })]);
  const { before } = await api.call(readDraft, { params: { clientId, reportId: entry?.reportId ?? "" } });
  expect(before).toEqual({
    period: { start: "2026-09-01", end: "2026-09-30" },
    newSections: ["social"],
    recommendations: [expect.objectContaining({ key: "first" })],
  });
});

test("one line is noted for several clients at once, and for none where one is unknown", async () => {
  const ids = await prepare(["Aneka", "Banyan"]);
  const line = { reportType, periodStart: "2026-10-01", text: "Answered reviews", link: null, planned: false } as const;
  expect(await api.refused(addWorkForMany, { body: { ...line, clientIds: [...ids, "nobody"] } })).toMatchObject({
    body: { error: "client_not_found" },
  });
  const lines = async () =>
    Promise.all(ids.map(async (clientId) => (await api.call(readPlan, { params: { clientId } })).work.length));
  expect(await lines()).toEqual([0, 0]);
  expect(await api.call(addWorkForMany, { body: { ...line, clientIds: [...ids, ...ids] } })).toEqual({ added: 2 });
  expect(await lines()).toEqual([1, 1]);
  await api.worker.generate();
  expect((await queue()).map(({ version }) => version)).toEqual([2, 2]);
});

test("an approved report stays in its place and is no longer open; one that nobody prepared is absent", async () => {
  await prepare(["Aneka", "Banyan"]);
  await addClient(api, { name: "Without", email: "without@sample.example" });
  const [first] = await queue();
  if (!first) throw new Error("The queue is empty");
  const { clientId, reportId, version } = first;
  await api.call(approveReport, { params: { clientId, reportId }, body: { version } });
  expect((await queue()).map(({ clientName, open, state }) => [clientName, open, state])).toEqual([
    ["Aneka", false, "approved"],
    ["Banyan", true, "prepared"],
  ]);
});

test("a report with a comment in only one of its readers' languages says in which it lacks one", async () => {
  const [clientId = ""] = await prepare(["Aneka"]);
  const contact = {
    name: "Encik Contoh",
    email: "contoh@sample.example",
    language: "ms",
    reportTypes: ["monthly" as const],
  };
  const body = { name: "Aneka", email: "Aneka@sample.example", contacts: [contact] };
  await api.call(updateClient, { params: { clientId }, body });
  const [entry] = await queue();
  const reportId = entry?.reportId ?? "";
  const missing = async (comments: Record<string, string>) => {
    await api.call(editReport, { params: { clientId, reportId }, body: { comments } });
    return (await queue()).flatMap(({ reasons }) => reasons.flatMap(({ kind, language }) => [kind, language]));
  };
  expect(await missing({})).toEqual([]);
  expect(await missing({ en: "Well done." })).toEqual(["comment_missing", "ms"]);
  expect(await missing({ ms: "Syabas." })).toEqual([]);
  expect(await missing({ en: "" })).toEqual(["comment_missing", "en"]);
});
