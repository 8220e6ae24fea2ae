import { beforeEach, expect, test } from "vitest";
import { readBoard, startRun } from "@agency/contracts/board";
import { recordOpening } from "@agency/contracts/opens";
import { readRevision, readRevisions } from "@agency/contracts/portal-history";
import { editReport, listReports, readDraft } from "@agency/contracts/reports";
import type { RunAction } from "@agency/model/states";
import { startApi } from "../testing/api.ts";
import { refusingMailServer, silentMailServer } from "../testing/polled-worker.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  clientId = (await addClientWithFigures(api)).id;
  await run("prepare");
  await api.worker.generate();
  await run("approve");
});

let clientId: string;
const reportType = "monthly" as const;
const visitor = { session: null };

const run = async (action: RunAction, undoable = false) => {
  const { counts } = await api.call(startRun, { body: { action, reportType, clientIds: [clientId], undoable } });
  return counts;
};

async function row() {
  const { rows } = await api.call(readBoard, { query: { reportType } });
  const [only] = rows;
  if (!only) throw new Error("The board has no row");
  return { ...only, params: { clientId, reportId: only.reportId ?? "" } };
}

/** The revision that the client reads; null when it reads none. */
async function read(): Promise<number | null> {
  const [newest] = await api.call(listReports, { params: { clientId }, query: {} }, visitor);
  return newest?.revision ?? null;
}

async function approveAnother(): Promise<void> {
  const { params } = await row();
  await api.call(editReport, { params, body: { comment: "Another comment" } });
  await run("approve");
}

test("an approval that is withdrawn is nobody's: the client reads nothing, the history says by whom, its number is not used again", async () => {
  const { params, actions } = await row();
  expect(actions).toContain("withdraw");
  expect(await read()).toBe(1);
  expect(await run("withdraw")).toEqual({ withdrawn: 1 });
  expect(await row()).toMatchObject({ state: "prepared", revision: 0 });
  expect(await read()).toBeNull();
  expect((await api.refused(readRevisions, { params }, visitor)).body.error).toBe("report_not_found");
  const { revisions } = await api.call(readDraft, { params });
  expect(revisions).toMatchObject([{ number: 1, withdrawn: { at: expect.any(String), by: expect.any(String) } }]);

  expect(await run("approve")).toEqual({ approved: 1 });
  expect(await read()).toBe(2);
  expect((await api.call(readRevisions, { params }, visitor)).map(({ number }) => number)).toEqual([2]);
  const first = await api.refused(readRevision, { params: { ...params, number: "1" } }, visitor);
  expect(first.body.error).toBe("report_not_found");
});

test("without a later approval the client reads the one before, which they were mailed", async () => {
  await run("send");
  await api.worker.deliver();
  await approveAnother();
  expect(await read()).toBe(2);
  expect(await run("withdraw")).toEqual({ withdrawn: 1 });
  expect(await read()).toBe(1);
  expect(await row()).toMatchObject({ state: "changed", revision: 1 });
  expect((await row()).actions).not.toContain("withdraw");
  await run("approve_and_send");
  expect(await api.worker.deliver()).toEqual(["sent"]);
  expect(await row()).toMatchObject({ state: "sent", revision: 3 });
});

test("what was mailed, or may have been, stays approved", async () => {
  await run("send");
  await api.worker.deliver(silentMailServer);
  expect(await row()).toMatchObject({ state: "uncertain" });
  expect(await run("withdraw")).toEqual({ already_sent: 1 });
  await approveAnother();
  await run("send");
  await api.worker.deliver();
  expect(await run("withdraw")).toEqual({ already_sent: 1 });
  expect(await row()).toMatchObject({ revision: 2 });
});

test("emails that failed, or wait for the end of the minute, are cancelled with it", async () => {
  await run("send");
  expect(await api.worker.deliver(refusingMailServer)).toEqual(["failed"]);
  expect(await run("withdraw")).toEqual({ withdrawn: 1 });
  expect(await row()).toMatchObject({ state: "prepared" });

  await run("approve");
  await run("send", true);
  expect(await row()).toMatchObject({ state: "sending" });
  expect(await run("withdraw")).toEqual({ withdrawn: 1 });
  expect(await api.worker.deliver()).toEqual([]);
  expect(await row()).toMatchObject({ state: "prepared" });
});

test("the staff are told when the client had opened what they withdraw", async () => {
  const { params } = await row();
  await api.call(recordOpening, { params, body: { revision: 1 } }, visitor);
  expect(await run("withdraw")).toEqual({ withdrawn_opened: 1 });
});

test("nothing is withdrawn twice, and nothing that was never approved", async () => {
  await run("withdraw");
  expect(await run("withdraw")).toEqual({ not_approved: 1 });
});
