import { beforeEach, describe, expect, test } from "vitest";
import { readBoard, startRun } from "@agency/contracts/board";
import { approveReport, editReport, readDraft, requestReport } from "@agency/contracts/reports";
import { leaveAsSent } from "@agency/contracts/sent-reports";
import type { RunAction } from "@agency/model/states";
import { reportEntity, revisionEntity } from "../reports/table.ts";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
const viewer = await api.join("viewer");
const { database } = api.dependencies;
const reportType = "monthly" as const;

let clientId: string;

beforeEach(async () => {
  await api.empty();
  clientId = (await addClientWithFigures(api)).id;
  await run("prepare");
  await api.worker.generate();
  await run("approve");
});

/** Asks for something on the board, and for nothing else. */
async function run(action: RunAction) {
  return (await api.call(startRun, { body: { action, reportType, clientIds: [clientId] } })).counts;
}

async function send(): Promise<void> {
  await run("send");
  await api.worker.deliver();
}

/** Makes the report again with other visitors. */
async function correct(totalVisitors: number): Promise<void> {
  await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors } });
  await api.worker.generate();
}

async function row() {
  const [only] = (await api.call(readBoard, { query: { reportType } })).rows;
  if (!only) throw new Error("The board has no row");
  return { ...only, params: { clientId, reportId: only.reportId ?? "" } };
}

async function leave(): Promise<void> {
  const { params, version } = await row();
  await api.call(leaveAsSent, { params, body: { version } });
}

/** The error that refuses to leave the report, once nothing else than the answer came of it. */
async function refusal(version: number, session?: string): Promise<string> {
  const before = await database.manager.find(reportEntity);
  const { params } = await row();
  const { body } = await api.refused(leaveAsSent, { params, body: { version } }, session ? { session } : {});
  expect(await database.manager.find(reportEntity)).toEqual(before);
  return body.error;
}

describe("a sent report whose figures changed", () => {
  beforeEach(async () => {
    await send();
    await correct(1999);
  });

  test("that is left as sent is sent, and reads as it was sent to the staff, too", async () => {
    expect(await row()).toMatchObject({
      state: "changed",
      detail: { sent: 1, changed: { sent: true, figures: [{ figure: "totalVisitors", before: 1000, after: 1999 }] } },
    });
    await leave();
    const { params, ...left } = await row();
    expect(left).toMatchObject({ state: "sent", revision: 1, detail: { changed: null, held: null } });
    expect(left.actions).not.toContain("approve");
    expect(await api.call(readDraft, { params })).toMatchObject({
      progress: { life: "sent", unapproved: false },
      differs: false,
      report: { revision: 1, snapshot: { figures: { totalVisitors: 1000 } } },
    });
  });

  test("stays left when it is made again and says the same, and is changed again with another figure", async () => {
    await leave();
    await run("prepare");
    expect(await api.worker.generate()).toEqual(["done"]);
    expect(await row()).toMatchObject({ state: "sent", revision: 1 });
    await correct(2000);
    expect(await row()).toMatchObject({
      state: "changed",
      detail: { changed: { figures: [{ figure: "totalVisitors", before: 1000, after: 2000 }] } },
    });
  });

  test("is changed again with another comment, also one of a request that was cancelled", async () => {
    await leave();
    const { params } = await row();
    await api.call(editReport, { params, body: { comment: "Well done" } });
    expect(await row()).toMatchObject({ state: "changed", detail: { changed: { parts: ["comment"] } } });
    await leave();
    expect(await row()).toMatchObject({ state: "sent" });
    await api.call(requestReport, { params: { clientId }, body: { reportType, comment: "Better still" } });
    expect(await run("cancel")).toEqual({ cancelled: 1 });
    await api.worker.generate();
    expect(await row()).toMatchObject({ state: "changed", revision: 1 });
  });

  test("that was left is not approved together with others, but by somebody who asks for it alone", async () => {
    await leave();
    expect(await run("approve")).toEqual({ unchanged: 1 });
    expect(await run("generate_and_send")).toEqual({ already_sent: 1 });
    expect(await api.worker.deliver()).toEqual([]);
    expect(await row()).toMatchObject({ state: "sent", revision: 1 });
    const { params, version } = await row();
    await api.call(approveReport, { params, body: { version } });
    expect(await row()).toMatchObject({ state: "revised", revision: 2 });
  });

  test("is not left at a version that was on screen before", async () => {
    const { version } = await row();
    await correct(2000);
    expect(await refusal(version)).toBe("report_changed");
  });

  test("is not left by a viewer", async () => {
    expect(await refusal((await row()).version, viewer)).toBe("not_allowed");
  });

  test("is left once", async () => {
    await leave();
    expect(await refusal((await row()).version)).toBe("not_changed_since_sent");
  });

  test("is not left where sample figures were sent, and answers for what was sent where it became of samples", async () => {
    await database.manager.update(revisionEntity, { number: 1 }, { sample: true });
    expect(await refusal((await row()).version)).toBe("not_changed_since_sent");
    await database.manager.update(revisionEntity, { number: 1 }, { sample: false });
    await leave();
    await database.manager.update(reportEntity, { revision: 1 }, { sample: true });
    expect(await row()).toMatchObject({ state: "sent", detail: { held: null } });
  });
});

test("a report that changed since it was approved, and was not sent, is not left", async () => {
  await correct(1999);
  expect(await row()).toMatchObject({ state: "changed" });
  expect(await refusal((await row()).version)).toBe("not_changed_since_sent");
});

test("a sent report whose later revision was not sent is not left when it changes", async () => {
  await send();
  await correct(1999);
  await run("approve");
  await correct(2000);
  expect(await row()).toMatchObject({ state: "changed", revision: 2 });
  expect(await refusal((await row()).version)).toBe("not_changed_since_sent");
});
