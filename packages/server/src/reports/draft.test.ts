import { extractText } from "unpdf";
import { beforeEach, describe, expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { readBoard, startRun } from "@agency/contracts/board";
import { checkLetters } from "@agency/contracts/letters";
import type { Dispatch } from "@agency/contracts/report-progress";
import {
  approveReport,
  downloadDispatch,
  editReport,
  listReports,
  readDispatch,
  readDraft,
  requestReport,
  sendApproved,
  sendReport,
} from "@agency/contracts/reports";
import { clientByAccessId } from "../clients/store.ts";
import { reportWork } from "../sending/generate-report.ts";
import { startApi } from "../testing/api.ts";
import { generateOctober } from "../testing/records.ts";
import { addClientWithFigures, october, september, typeIn } from "../testing/sample-input.ts";

let clientId: string;
let reportId: string;

const api = await startApi();
const body = { reportType: "monthly" } as const;

beforeEach(async () => {
  await api.empty();
  const second = { name: "Siti Sample", email: "siti@example.com", language: "ms" as const };
  ({ id: clientId } = await addClientWithFigures(api, {
    email: "first@example.com",
    contacts: [
      { ...second, reportTypes: ["monthly"] },
      { ...second, email: "weekly@example.com", reportTypes: ["weekly"] },
    ],
  }));
  ({ id: reportId } = await api.call(requestReport, { params: { clientId }, body }));
  await api.worker.generate();
});

const params = () => ({ clientId, reportId });
const draft = () => api.call(readDraft, { params: params() });
const generate = async (figures: object) => {
  await typeIn(api, clientId, { ...october, figures: { ...october.figures, ...figures } });
  await api.call(requestReport, { params: { clientId }, body });
  await api.worker.generate();
};

test("a working copy names whom a sending goes to, and who is served once it was asked for", async () => {
  const recipients = (served: boolean) => [
    { email: "first@example.com", name: null, language: null, served, before: null },
    { email: "siti@example.com", name: "Siti Sample", language: "ms", served, before: null },
  ];
  expect((await draft()).recipients).toEqual(recipients(false));
  await api.call(sendApproved, { params: params() });
  expect((await draft()).recipients).toEqual(recipients(true));
});

test("a working copy shows what its approval would change for the client", async () => {
  const { database } = api.dependencies;
  expect((await draft()).report?.snapshot.revised).toBeNull();
  await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors: 1999 } });
  const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
  if (!client) throw new Error("The client is gone");
  await generateOctober(database, client, { approving: false, approver: null });
  await api.worker.generate();
  const changed = { figures: [{ figure: "totalVisitors", before: 1000, after: 1999 }] };
  expect(await draft()).toMatchObject({ report: { snapshot: { revised: changed } }, revisions: [{ revised: null }] });
  await api.call(approveReport, { params: params(), body: {} });
  expect(await draft()).toMatchObject({
    report: { snapshot: { revised: changed } },
    revisions: [{ revised: changed }, {}],
  });
});

test("an own sentence stays when figures change, and a rule's is filled in anew or goes with its reason", async () => {
  await typeIn(api, clientId, { ...september, figures: { ...september.figures, totalLeads: 20, sessions: 1000 } });
  await generate({ totalLeads: 5, sessions: 1000 });
  const [rule] = (await draft()).ruleRecommendations;
  if (!rule || !("key" in rule)) throw new Error("No rule applied");
  expect(rule).toEqual({ key: "leadsDown", params: { now: 5, from: 20, percent: -75 } });
  const recommendations = [{ text: "  Our own words. " }, { ...rule, params: { percent: 99 } }];
  await api.call(editReport, { params: params(), body: { recommendations } });
  const shown = async () => (await draft()).report?.snapshot.recommendations;
  expect(await shown()).toEqual([{ text: "Our own words." }, rule]);

  await generate({ totalLeads: 8, sessions: 1000 });
  expect(await shown()).toEqual([{ text: "Our own words." }, { ...rule, params: { now: 8, from: 20, percent: -60 } }]);
  await generate({ totalLeads: 500, sessions: 1000 });
  expect(await shown()).toEqual([{ text: "Our own words." }]);
  const [approved] = await api.call(listReports, { params: { clientId } }, { session: null });
  expect(approved?.data.recommendations).toEqual(["Our own words."]);
});

test("the PDF of a mailed report shows what was mailed after the report was corrected", async () => {
  const { dispatches } = await api.call(sendReport, { params: { clientId }, body });
  await api.worker.generate();
  await api.worker.deliver();
  await generate({ totalVisitors: 4321 });
  await api.call(approveReport, { params: params(), body: {} });
  const dispatchId = findDispatchId(dispatches, "first@example.com");
  const pdf = await api.call(downloadDispatch, { params: { ...params(), dispatchId } });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(text).toContain("1,000");
  expect(text).not.toContain("4,321");
  const refused = await api.refused(downloadDispatch, { params: { ...params(), dispatchId } }, { session: null });
  expect(refused.status).toBe(401);
});

test("what was mailed to a contact is shown in the contact's language, with the comment in it", async () => {
  const { id, dispatches } = await api.call(sendReport, { params: { clientId }, body });
  await api.call(editReport, {
    params: { clientId, reportId: id },
    body: { comments: { en: "Well done", ms: "Syabas" } },
  });
  await api.worker.generate();
  await api.worker.deliver();
  for (const [email, language, texts] of [
    ["first@example.com", "en", ["Monthly report", "Well done"]],
    ["siti@example.com", "ms", ["Laporan bulanan", "Syabas"]],
  ] as const) {
    const place = { params: { ...params(), dispatchId: findDispatchId(dispatches, email) } };
    const { snapshot } = await api.call(readDispatch, place);
    expect([snapshot.language, snapshot.writtenIn ?? snapshot.language]).toEqual([language, "en"]);
    const pdf = await api.call(downloadDispatch, place);
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    for (const one of texts) expect(text.toLowerCase()).toContain(one.toLowerCase());
    expect(text.includes("Well done") && text.includes("Syabas")).toBe(false);
  }
});

test("a comment that is saved while the report is being generated is in what is approved and mailed", async () => {
  await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors: 4321 } });
  await api.call(sendReport, { params: { clientId }, body });
  const work = reportWork(api.dependencies.database);
  const claimed = await work.claim(reportId);
  if (!claimed) throw new Error("Nothing to generate");
  await api.call(editReport, { params: params(), body: { comment: "Well done" } });
  const { snapshot } = claimed;
  const outcome = { unapproved: false, undrawn: false, doubtful: false, revision: null, problem: null };
  expect(snapshot && (await work.finish([{ report: claimed, snapshot, ...outcome }]))).toEqual([]);
  expect(await api.worker.generate()).toEqual(["done"]);
  await api.worker.deliver();
  const { progress, revisions } = await draft();
  expect(progress).toMatchObject({ revision: 2, unapproved: false, comment: "Well done" });
  expect(revisions).toHaveLength(2);
  const place = { params: { ...params(), dispatchId: findDispatchId(progress.dispatches, "first@example.com") } };
  expect((await api.call(readDispatch, place)).snapshot.comments).toEqual({ en: "Well done" });
});

const findDispatchId = (dispatches: Pick<Dispatch, "id" | "recipient">[], email: string) =>
  dispatches.find(({ recipient }) => recipient === email)?.id ?? "";

describe("a report with letters that no font has", () => {
  const reportType = "monthly";

  beforeEach(() => api.empty());

  const run = (action: "prepare" | "approve" | "approve_and_send", id: string) =>
    api.call(startRun, { body: { action, reportType, clientIds: [id] } });

  async function row() {
    const { rows } = await api.call(readBoard, { query: { reportType } });
    return rows[0];
  }

  async function prepared(name: string) {
    const { id } = await addClientWithFigures(api, { name });
    await run("prepare", id);
    await api.worker.generate();
    return { clientId: id, reportId: (await row())?.reportId ?? "" };
  }

  test("a report with letters that no font has is approved by nobody but in its review, which names its words", async () => {
    const report = await prepared("Kopi ភ្នំពេញ");
    const held = { state: "held", detail: { held: "letters_missing" }, actions: ["prepare"] };
    expect(await row()).toMatchObject(held);
    for (const action of ["approve", "approve_and_send"] as const) {
      expect((await run(action, report.clientId)).items).toMatchObject([{ outcome: "letters_missing" }]);
    }
    expect(await row()).toMatchObject({ ...held, revision: 0 });
    expect(await api.call(readDraft, { params: report })).toMatchObject({ undrawn: ["ភ្នំពេញ"] });
    await api.call(approveReport, { params: report, body: {} });
    expect(await row()).toMatchObject({ state: "approved", revision: 1 });
  });

  test("a report with letters that no font has is not sent automatically, and the staff are told", async () => {
    const client = { clientId: (await addClientWithFigures(api, { name: "ហាងកាហ្វេ" })).id };
    const { id } = await api.call(sendReport, { params: client, body: { reportType } });
    await api.worker.generate();
    expect(await api.worker.deliver()).toEqual([]);
    expect(await api.call(listReports, { params: client })).toEqual([]);
    const { items } = await api.call(readAttention, {});
    expect(items).toMatchObject([{ kind: "mail_failed", problem: { code: "letters_missing" } }]);

    const report = { ...client, reportId: id };
    await api.call(approveReport, { params: report, body: {} });
    await api.call(sendApproved, { params: report });
    expect(await api.worker.deliver()).toEqual(["sent"]);
    expect(await api.call(readAttention, {})).toMatchObject({ total: 0 });
  });

  test("the staff's own words count as well, as long as they are there", async () => {
    const report = await prepared("Kedai Contoh");
    expect(await row()).toMatchObject({ state: "prepared" });
    await api.call(editReport, { params: report, body: { comment: "Terima kasih, ក្រុម" } });
    expect(await row()).toMatchObject({ state: "held", detail: { held: "letters_missing" } });
    await api.call(editReport, { params: report, body: { comment: "Terima kasih, 团队 और सब" } });
    expect(await row()).toMatchObject({ state: "prepared" });
  });

  test("a report whose letters were approved is made again without a question as long as it says the same", async () => {
    const report = await prepared("ភ្នំពេញ");
    await api.call(approveReport, { params: report, body: {} });
    await api.call(requestReport, { params: report, body: { reportType } });
    await api.worker.generate();
    expect(await row()).toMatchObject({ state: "approved", revision: 1 });
  });

  test("texts can be looked through before they are saved", async () => {
    const texts = ["ร้านกาแฟ, 카페 and कृष्ण", "ក្រុម (ភ្នំពេញ)"];
    expect(await api.call(checkLetters, { body: { texts } })).toEqual({ undrawn: ["ក្រុម", "(ភ្នំពេញ)"] });
  });
});
