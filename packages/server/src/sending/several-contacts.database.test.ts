import { beforeEach, describe, expect, test } from "vitest";
import { startRun } from "@agency/contracts/board";
import { updateClient } from "@agency/contracts/clients";
import {
  approveReport,
  editReport,
  resendReport,
  sendApproved,
  sendReport,
  settleDispatch,
} from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { busyMailServer, refusingMailServer, silentMailServer } from "../testing/polled-worker.ts";
import { changeDispatches } from "../testing/records.ts";
import { readProgress } from "../testing/report-steps.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";
import { dispatchWork } from "./dispatch-work.ts";
import { dispatchEntity } from "./table.ts";

const api = await startApi();
const { database } = api.dependencies;
const [first, second, third] = ["first@example.com", "second@example.com", "third@example.com"];

let clientId: string;

beforeEach(async () => {
  await api.empty();
  ({ id: clientId } = await addClientWithFigures(api, { email: first }));
});

const body = { reportType: "monthly" } as const;
const send = async () => {
  const { id } = await api.call(sendReport, { params: { clientId }, body });
  await api.worker.generate();
  return id;
};
const sendLatest = (reportId: string) => api.call(sendApproved, { params: { clientId, reportId } });
const startSending = () => api.call(startRun, { body: { ...body, action: "send", clientIds: [clientId] } });
const progress = (reportId: string) => readProgress(api, clientId, reportId);
const dispatches = async (reportId: string) =>
  (await progress(reportId)).dispatches.map(({ number, recipient, state }) => [number, recipient, state]);

function setContacts(email: string, ...others: string[]) {
  const reportTypes = ["monthly" as const];
  const contacts = others.map((other) => ({ name: null, email: other, language: null, reportTypes }));
  return api.call(updateClient, { params: { clientId }, body: { name: "Kedai", email, contacts } });
}

describe("a contact whose address did not exist", () => {
  let reportId: string;

  beforeEach(async () => {
    reportId = await send();
    expect(await api.worker.deliver(refusingMailServer)).toEqual(["failed"]);
    await setContacts(second);
    await send();
    expect(await api.worker.deliver()).toEqual(["sent"]);
  });

  test("and was replaced leaves nothing failed behind", async () => {
    expect(await dispatches(reportId)).toEqual([
      [0, first, "cancelled"],
      [0, second, "sent"],
    ]);
  });

  test("gets the report once when it is a contact again, and the other contact nothing more", async () => {
    await setContacts(second, first);
    await sendLatest(reportId);
    await sendLatest(reportId);
    await send();
    expect(await api.worker.deliver()).toEqual(["sent"]);
    expect(await dispatches(reportId)).toEqual([
      [1, first, "sent"],
      [0, first, "cancelled"],
      [0, second, "sent"],
    ]);
  });
});

test("a late answer about an email counts for its own recipient, not for the one who took its place", async () => {
  const reportId = await send();
  await api.worker.deliver(silentMailServer);
  const dispatchId = (await progress(reportId)).dispatches[0]?.id ?? "";
  await api.call(settleDispatch, { params: { clientId, reportId, dispatchId }, body: { arrived: false } });
  await api.worker.deliver(refusingMailServer);
  await setContacts(second);
  await send();
  await dispatchWork(database).markSent(dispatchId);
  expect(await dispatches(reportId)).toEqual([
    [0, first, "sent"],
    [0, second, "queued"],
  ]);
});

describe("a revision after a sending that reached one contact only", () => {
  let reportId: string;

  beforeEach(async () => {
    await setContacts(first, second);
    reportId = await send();
    await changeDispatches(database, { reportId, recipient: second }, { state: "cancelled" });
    expect(await api.worker.deliver()).toEqual(["sent"]);
    await api.call(editReport, { params: { clientId, reportId }, body: { comment: "Well done" } });
    await api.call(approveReport, { params: { clientId, reportId }, body: {} });
  });

  test.each([
    ["from its own page", () => sendLatest(reportId)],
    ["by a run", () => startSending()],
  ])("goes to every contact when it is sent %s", async (_, sending) => {
    await sending();
    await sending();
    expect(await api.worker.deliver()).toEqual(["sent", "sent"]);
    expect(await dispatches(reportId)).toEqual([
      [1, first, "sent"],
      [1, second, "sent"],
      [0, first, "sent"],
      [0, second, "cancelled"],
    ]);
  });
});

describe("an email of an older revision that waits for its next try", () => {
  const approveAnother = async (reportId: string) => {
    await api.call(editReport, { params: { clientId, reportId }, body: { comment: "Well done" } });
    await api.call(approveReport, { params: { clientId, reportId }, body: {} });
  };
  const letTry = () => database.source.query(`UPDATE dispatches SET dueAt = ${database.sqlNow(-1)}`);

  test.each([
    ["from its own page", () => sendLatest],
    ["by a run", () => startSending],
    [
      "again",
      () => (reportId: string) => api.call(resendReport, { params: { clientId, reportId }, body: { number: 1 } }),
    ],
  ])("does not follow the newer one that is sent %s", async (_, sending) => {
    const reportId = await send();
    expect(await api.worker.deliver(busyMailServer)).toEqual(["retried"]);
    await approveAnother(reportId);
    await sending()(reportId);
    expect(await dispatches(reportId)).toEqual([
      [1, first, "queued"],
      [0, first, "cancelled"],
    ]);
    await letTry();
    expect(await api.worker.deliver()).toEqual(["sent"]);
  });

  test("is not sent to people who are no longer contacts at the next try", async () => {
    await setContacts(first, second);
    const reportId = await send();
    expect(await api.worker.deliver(busyMailServer)).toEqual(["retried", "retried"]);
    await setContacts(first);
    await letTry();
    expect(new Set(await api.worker.deliver())).toEqual(new Set(["sent", "superseded"]));
    expect(new Set(await dispatches(reportId))).toEqual(
      new Set([
        [0, first, "sent"],
        [0, second, "cancelled"],
      ]),
    );
  });

  test("stays as it is while a worker has it in hand, because it may be on its way", async () => {
    const reportId = await send();
    const claimed = await dispatchWork(database).claim();
    await approveAnother(reportId);
    await sendLatest(reportId);
    expect(await database.manager.findBy(dispatchEntity, { reportId, number: 0 })).toMatchObject([
      { state: "queued", leaseOwner: claimed?.row.leaseOwner },
    ]);
  });
});

describe("a contact who has the revision by an earlier sending than others", () => {
  test.each([
    ["from its own page", () => sendLatest],
    ["by a run", () => startSending],
  ])("does not get it once more when it is sent to who is missing %s", async (_, sending) => {
    const reportId = await send();
    await api.worker.deliver();
    await setContacts(second);
    await api.call(resendReport, { params: { clientId, reportId }, body: { number: 1 } });
    await api.worker.deliver();
    await setContacts(first, second, third);
    await sending()(reportId);
    expect(await api.worker.deliver()).toEqual(["sent"]);
    expect(await dispatches(reportId)).toEqual([
      [1, second, "sent"],
      [1, third, "sent"],
      [0, first, "sent"],
    ]);
  });
});

test.each([
  ["a resend that is asked for once more", 1],
  ["sending the report to those whom a resend did not reach", null],
])("%s goes only to the contact whom it did not reach", async (_, number) => {
  await setContacts(first, second);
  const reportId = await send();
  await api.worker.deliver();
  const resend = () => api.call(resendReport, { params: { clientId, reportId }, body: { number: 1 } });
  await resend();
  await changeDispatches(database, { reportId, number: 1, recipient: second }, { state: "failed" });
  expect(await api.worker.deliver()).toEqual(["sent"]);
  const again = () => (number === null ? sendLatest(reportId) : resend());
  for (const { run } of [await again(), await again()]) expect(run).toMatchObject({ number: 1, outcome: "pending" });
  expect(await api.worker.deliver()).toEqual(["sent"]);
  expect(await dispatches(reportId)).toEqual([
    [1, first, "sent"],
    [1, second, "sent"],
    [0, first, "sent"],
    [0, second, "sent"],
  ]);
});

test("a run cancels what failed for a former contact when everybody else has the report", async () => {
  await setContacts(first, second);
  const reportId = await send();
  await changeDispatches(database, { reportId, recipient: second }, { state: "failed" });
  await api.worker.deliver();
  await setContacts(first);
  expect((await startSending()).counts).toEqual({ already_sent: 1 });
  expect(await dispatches(reportId)).toEqual([
    [0, first, "sent"],
    [0, second, "cancelled"],
  ]);
});
