import { beforeEach, describe, expect, test } from "vitest";
import { updateClient } from "@agency/contracts/clients";
import {
  approveReport,
  editReport,
  listReports,
  readReport,
  requestReport,
  resendReport,
  sendReport,
  settleDispatch,
} from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { busyMailServer, refusingMailServer, silentMailServer } from "../testing/polled-worker.ts";
import { changeDispatches } from "../testing/records.ts";
import { readProgress } from "../testing/report-steps.ts";
import { addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

let clientId: string;

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  ({ id: clientId } = await addClientWithFigures(api, { email: "first@example.com" }));
});

const body = { reportType: "monthly" } as const;
const send = () => api.call(sendReport, { params: { clientId }, body });
const resend = (reportId: string, number?: number) =>
  api.call(resendReport, { params: { clientId, reportId }, body: number === undefined ? {} : { number } });
const progress = (reportId: string) => readProgress(api, clientId, reportId);

/** Sends the report and waits until it is emailed. */
async function sendAndDeliver(): Promise<string> {
  const { id } = await send();
  await api.worker.generate();
  await api.worker.deliver();
  return id;
}

const dispatchesStored = async () => {
  const rows = await api.dependencies.database.source.query("SELECT reportId, number FROM dispatches");
  return rows.length;
};

describe("sending a report", () => {
  test("returns 202 with a dispatch that waits for the report, then emails it once", async () => {
    const { status, body: asked } = await api.answer(sendReport, { params: { clientId }, body });
    expect(status).toBe(202);
    expect(asked).toMatchObject({
      state: "queued",
      dispatches: [
        { number: 0, recipient: "first@example.com", state: "queued", attempts: 0, sentAt: null, problem: null },
      ],
    });
    expect(await api.worker.deliver()).toEqual([]);
    expect(await api.worker.generate()).toEqual(["done"]);
    expect(await api.call(readReport, { params: { clientId, reportId: asked.id } })).toMatchObject({
      emailSent: false,
    });
    expect(await api.worker.deliver()).toEqual(["sent"]);
    expect(await api.worker.deliver()).toEqual([]);

    expect((await progress(asked.id)).dispatches).toMatchObject([{ state: "sent", sentAt: expect.any(String) }]);
    expect(await api.call(readReport, { params: { clientId, reportId: asked.id } })).toMatchObject({ emailSent: true });
    expect(await api.call(listReports, { params: { clientId } })).toMatchObject([{ emailSent: true }]);
  });

  test("eight times at once for each of 4 clients makes 4 dispatches", async () => {
    const clients = [];
    for (let n = 0; n < 4; n += 1) clients.push(await addClientWithFigures(api));
    // Half of the reports exist already, as after a preview.
    for (const { id } of clients.slice(0, 2)) await api.call(requestReport, { params: { clientId: id }, body });
    await api.worker.generate();

    const clicks = clients.flatMap(({ id }) => Array.from({ length: 8 }, () => ({ clientId: id })));
    const answers = await Promise.all(clicks.map((params) => api.call(sendReport, { params, body })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(4);
    for (const { dispatches } of answers) expect(dispatches).toHaveLength(1);
    expect(await dispatchesStored()).toBe(4);

    await api.worker.generate();
    expect(await api.worker.deliver()).toEqual(Array.from({ length: 4 }, () => "sent"));
  });

  test("again after it was emailed sends nothing", async () => {
    const reportId = await sendAndDeliver();
    const before = await progress(reportId);
    const run = { number: 0, outcome: "already_sent", mails: { sent: ["first@example.com"] } };
    expect(await send()).toEqual({
      ...before,
      run: expect.objectContaining({ ...run, mails: expect.objectContaining(run.mails) }),
    });
    expect(await api.worker.generate()).toEqual([]);
    expect(await api.worker.deliver()).toEqual([]);
  });

  test("again after the email failed queues it once more", async () => {
    const { id } = await send();
    await changeDispatches(api.dependencies.database, {}, { state: "failed" });
    expect(await send()).toMatchObject({ id });
    await api.worker.generate();
    expect(await api.worker.deliver()).toEqual(["sent"]);
  });

  test("keeps the sent revision when the report changes later", async () => {
    const reportId = await sendAndDeliver();
    const mailed = await snapshots();
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 5 } });
    await api.call(requestReport, { params: { clientId }, body });
    await api.worker.generate();
    await api.call(editReport, { params: { clientId, reportId }, body: { comment: "Later" } });
    await api.call(approveReport, { params: { clientId, reportId }, body: {} });
    expect(await api.call(readReport, { params: { clientId, reportId } })).toMatchObject({
      emailSent: false,
      revision: 3,
      snapshot: {
        comments: { en: "Later" },
        revised: {
          figures: expect.arrayContaining([{ figure: "totalVisitors", before: 1000, after: 5 }]),
          parts: expect.arrayContaining(["comment"]),
        },
      },
    });
    expect(await snapshots()).toEqual(mailed);
    expect(mailed[0]).toContain('"totalVisitors":1000');
  });

  test("with a comment stores both in one call and emails the comment", async () => {
    const asked = await api.call(sendReport, { params: { clientId }, body: { ...body, comment: "  Well done " } });
    expect(asked).toMatchObject({ state: "queued", comment: "Well done", dispatches: [{ state: "queued" }] });
    await api.worker.generate();
    await api.worker.deliver();
    expect(JSON.parse((await snapshots())[0] ?? "")).toMatchObject({ comments: { en: "Well done" } });
    expect(await send()).toMatchObject({ comment: "Well done" });
  });

  test("again with another comment changes the portal, but not the sent revision", async () => {
    const reportId = await sendAndDeliver();
    const mailed = await snapshots();
    const again = await api.call(sendReport, { params: { clientId }, body: { ...body, comment: "Later" } });
    expect(again).toMatchObject({ id: reportId, comment: "Later", dispatches: [{ state: "sent" }] });
    await api.worker.generate();
    expect(await api.worker.deliver()).toEqual([]);
    expect(await snapshots()).toEqual(mailed);
    expect(await api.call(readReport, { params: { clientId, reportId } })).toMatchObject({
      snapshot: { comments: { en: "Later" } },
    });
  });

  test.each(["x".repeat(2001), 7, null])("with an invalid comment queues nothing", async (comment) => {
    for (const route of [requestReport, sendReport]) {
      const refused = await api.refused(route, { params: { clientId }, body: { ...body, comment } });
      expect(refused.body.fields?.map(({ field }) => field)).toEqual(["comment"]);
    }
    expect(await dispatchesStored()).toBe(0);
  });

  test("without figures queues nothing", async () => {
    const refused = await api.refused(sendReport, { params: { clientId }, body: { reportType: "weekly" } });
    expect(refused.body.error).toBe("no_figures");
    expect(await dispatchesStored()).toBe(0);
  });

  async function snapshots(): Promise<string[]> {
    const rows = await api.dependencies.database.source.query(
      `SELECT revision.snapshot AS snapshot FROM dispatches mail INNER JOIN report_revisions revision
      ON revision.reportId = mail.reportId AND revision.number = mail.revision ORDER BY mail.number`,
    );
    return rows.map(({ snapshot }: { snapshot: string }) => snapshot);
  }
});

test("when a report cannot be generated, it and its dispatch fail visibly, and both can be retried", async () => {
  const { id: reportId } = await send();
  await api.dependencies.database.write((manager) => manager.query("DELETE FROM figures"));
  expect(await api.worker.generate()).toEqual(["failed"]);
  expect(await progress(reportId)).toMatchObject({
    state: "failed",
    problem: { code: "no_figures", params: {} },
    dispatches: [{ state: "failed", problem: { code: "no_figures", params: {} } }],
  });
  expect(await api.worker.deliver()).toEqual([]);

  await typeIn(api, clientId, october);
  expect(await send()).toMatchObject({
    id: reportId,
    state: "queued",
    problem: null,
    dispatches: [{ state: "queued" }],
  });
  expect(await api.worker.generate()).toEqual(["done"]);
  expect(await api.worker.deliver()).toEqual(["sent"]);
});

describe("resending a report", () => {
  test("emails the current revision to the current address, once per number", async () => {
    const reportId = await sendAndDeliver();
    const changed = { name: "Kedai", email: "second@example.com" };
    await api.call(updateClient, { params: { clientId }, body: changed });
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(reportId, 1)));
    for (const { dispatches } of answers) {
      expect(dispatches).toMatchObject([
        { number: 1, recipient: "second@example.com", state: "queued" },
        { number: 0, recipient: "first@example.com", state: "sent" },
      ]);
    }
    expect(await api.worker.deliver()).toEqual(["sent"]);
    await resend(reportId, 1);
    expect(await api.worker.deliver()).toEqual([]);
    await resend(reportId, 2);
    expect(await api.worker.deliver()).toEqual(["sent"]);
  });

  test("without a number is one sending for as long as it is on its way, however often it is asked for", async () => {
    const reportId = await sendAndDeliver();
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(reportId)));
    for (const { run } of answers) expect(run).toMatchObject({ number: 1, outcome: "pending" });
    expect(await api.worker.deliver(busyMailServer)).toEqual(["retried"]);
    await resend(reportId);
    expect((await progress(reportId)).dispatches).toHaveLength(2);
  });

  test("without a number goes to everybody once more when nothing of it is on its way, also after one failed", async () => {
    const reportId = await sendAndDeliver();
    await resend(reportId);
    expect(await api.worker.deliver(refusingMailServer)).toEqual(["failed"]);
    expect((await resend(reportId)).run).toMatchObject({ number: 2, outcome: "pending" });
    expect(await api.worker.deliver()).toEqual(["sent"]);
  });

  test("without a number brings the latest revision, though an older one is on its way", async () => {
    const { id: reportId } = await send();
    await api.worker.generate();
    expect(await api.worker.deliver(busyMailServer)).toEqual(["retried"]);
    await api.call(editReport, { params: { clientId, reportId }, body: { comment: "Later" } });
    await api.call(approveReport, { params: { clientId, reportId }, body: {} });
    await resend(reportId);
    expect((await progress(reportId)).dispatches).toMatchObject([
      { number: 1, revision: 2, state: "queued" },
      { number: 0, state: "cancelled" },
    ]);
  });

  test("emails the revision of the click, even when the report is regenerated before sending", async () => {
    const reportId = await sendAndDeliver();
    await resend(reportId, 1);
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 5 } });
    await api.call(requestReport, { params: { clientId }, body });
    await api.worker.generate();
    await api.worker.deliver();
    const mails = await api.dependencies.mailFolder.list();
    expect(mails.filter(({ text }) => text.includes("Visitors: 5")).length).toBe(0);
  });

  test("that was never generated is refused", async () => {
    const { id: reportId } = await api.call(requestReport, { params: { clientId }, body });
    const refused = await api.refused(resendReport, { params: { clientId, reportId }, body: { number: 1 } });
    expect(refused.body.error).toBe("not_approved");
    expect(await dispatchesStored()).toBe(0);
  });

  test.each([{ number: -1 }, { number: 1001 }, { number: 0.5 }, { number: "1" }])(
    "with an invalid number is refused: %j",
    async (wrong) => {
      const reportId = await sendAndDeliver();
      const refused = await api.refused(resendReport, { params: { clientId, reportId }, body: wrong });
      expect(refused.body.fields?.map(({ field }) => field)).toEqual(["number"]);
      expect(await dispatchesStored()).toBe(1);
    },
  );
});

describe("a dispatch whose outcome is unknown", () => {
  let reportId: string;
  let dispatchId: string;

  beforeEach(async () => {
    ({ id: reportId } = await send());
    await api.worker.generate();
    await api.worker.deliver(silentMailServer);
    const [dispatch] = (await progress(reportId)).dispatches;
    dispatchId = dispatch?.id ?? "";
  });

  test("is shown as uncertain, with the reason", async () => {
    expect((await progress(reportId)).dispatches).toMatchObject([
      { state: "uncertain", sentAt: null, problem: { code: "mail_unanswered", params: {} } },
    ]);
  });

  const settle = (arrived: boolean) =>
    api.call(settleDispatch, { params: { clientId, reportId, dispatchId }, body: { arrived } });

  test("is not retried automatically or by another click on Send", async () => {
    await send();
    expect(await api.worker.deliver()).toEqual([]);
  });

  test("counts as sent when the staff say it arrived", async () => {
    expect((await settle(true)).dispatches).toMatchObject([
      { state: "sent", sentAt: expect.any(String), problem: null },
    ]);
    expect(await api.worker.deliver()).toEqual([]);
    expect(await api.call(readReport, { params: { clientId, reportId } })).toMatchObject({ emailSent: true });
  });

  test("is emailed once more when the staff choose to send again", async () => {
    expect((await settle(false)).dispatches).toMatchObject([{ state: "queued", attempts: 0, problem: null }]);
    expect(await api.worker.deliver()).toEqual(["sent"]);
  });

  test("can be settled once: of two answers at once, one is refused", async () => {
    const answers = await Promise.all(
      [true, false].map((arrived) =>
        api.attempt(settleDispatch, { params: { clientId, reportId, dispatchId }, body: { arrived } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test("cannot be settled through another report", async () => {
    const other = await addClientWithFigures(api);
    const { id } = await api.call(requestReport, { params: { clientId: other.id }, body });
    const params = { clientId: other.id, reportId: id, dispatchId };
    await api.refused(settleDispatch, { params, body: { arrived: true } });
    expect((await progress(reportId)).dispatches).toMatchObject([{ state: "uncertain" }]);
  });

  test("can only be settled with true or false", async () => {
    const refused = await api.refused(settleDispatch, {
      params: { clientId, reportId, dispatchId },
      body: { arrived: "yes" },
    });
    expect(refused.body.fields?.map(({ field }) => field)).toEqual(["arrived"]);
  });
});
