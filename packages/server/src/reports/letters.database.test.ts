import { beforeEach, expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { readBoard, startRun } from "@agency/contracts/board";
import {
  approveReport,
  checkLetters,
  editReport,
  listReports,
  readDraft,
  requestReport,
  sendApproved,
  sendReport,
} from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

const reportType = "monthly";
const run = (action: "prepare" | "approve" | "approve_and_send", clientId: string) =>
  api.call(startRun, { body: { action, reportType, clientIds: [clientId] } });

async function row() {
  const { rows } = await api.call(readBoard, { query: { reportType } });
  return rows[0];
}

async function prepared(name: string) {
  const { id: clientId } = await addClientWithFigures(api, { name });
  await run("prepare", clientId);
  await api.worker.generate();
  return { clientId, reportId: (await row())?.reportId ?? "" };
}

test("a report with letters that no font has is approved by nobody but in its review, which names its words", async () => {
  const params = await prepared("Kopi ភ្នំពេញ");
  const held = { state: "held", detail: { held: "letters_missing" }, actions: ["prepare"] };
  expect(await row()).toMatchObject(held);
  for (const action of ["approve", "approve_and_send"] as const) {
    expect((await run(action, params.clientId)).items).toMatchObject([{ outcome: "letters_missing" }]);
  }
  expect(await row()).toMatchObject({ ...held, revision: 0 });
  expect(await api.call(readDraft, { params })).toMatchObject({ undrawn: ["ភ្នំពេញ"] });
  await api.call(approveReport, { params, body: {} });
  expect(await row()).toMatchObject({ state: "approved", revision: 1 });
});

test("a report with letters that no font has is not sent automatically, and the staff are told", async () => {
  const { id: clientId } = await addClientWithFigures(api, { name: "ហាងកាហ្វេ" });
  const { id: reportId } = await api.call(sendReport, { params: { clientId }, body: { reportType } });
  await api.worker.generate();
  expect(await api.worker.deliver()).toEqual([]);
  expect(await api.call(listReports, { params: { clientId } })).toEqual([]);
  const { items } = await api.call(readAttention, {});
  expect(items).toMatchObject([{ kind: "mail_failed", problem: { code: "letters_missing" } }]);

  const params = { clientId, reportId };
  await api.call(approveReport, { params, body: {} });
  await api.call(sendApproved, { params });
  expect(await api.worker.deliver()).toEqual(["sent"]);
  expect(await api.call(readAttention, {})).toMatchObject({ total: 0 });
});

test("the staff's own words count as well, as long as they are there", async () => {
  const params = await prepared("Kedai Contoh");
  expect(await row()).toMatchObject({ state: "prepared" });
  await api.call(editReport, { params, body: { comment: "Terima kasih, ក្រុម" } });
  expect(await row()).toMatchObject({ state: "held", detail: { held: "letters_missing" } });
  await api.call(editReport, { params, body: { comment: "Terima kasih, 团队 और सब" } });
  expect(await row()).toMatchObject({ state: "prepared" });
});

test("a report whose letters were approved is made again without a question as long as it says the same", async () => {
  const params = await prepared("ភ្នំពេញ");
  await api.call(approveReport, { params, body: {} });
  await api.call(requestReport, { params, body: { reportType } });
  await api.worker.generate();
  expect(await row()).toMatchObject({ state: "approved", revision: 1 });
});

test("texts can be looked through before they are saved", async () => {
  const texts = ["ร้านกาแฟ, 카페 and कृष्ण", "ក្រុម (ភ្នំពេញ)"];
  expect(await api.call(checkLetters, { body: { texts } })).toEqual({ undrawn: ["ក្រុម", "(ភ្នំពេញ)"] });
});
