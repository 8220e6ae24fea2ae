import { beforeEach, describe, expect, test } from "vitest";
import { updateClient } from "@agency/contracts/clients/routes";
import { readReportProgress, sendApproved, sendReport, settleDispatch } from "@agency/contracts/reports/routes";
import { dispatchEntity } from "@agency/platform/db/entities/reports";
import { dispatchWork } from "@agency/platform/db/repositories/dispatch-work";
import { startApi } from "../../testing/api.ts";
import { refusingMailServer, silentMailServer } from "../../testing/polled-worker.ts";
import { addClientWithFigures } from "../../testing/sample-input.ts";

const api = await startApi();
const { database } = api.dependencies;
const [first, second] = ["first@example.com", "second@example.com"];

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
const progress = (reportId: string) => api.call(readReportProgress, { params: { clientId, reportId } });
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
      [0, first, "sent"],
      [0, second, "sent"],
    ]);
  });

  test("gets it, too, where an earlier version gave its dispatch to the other contact", async () => {
    const { manager } = database;
    const own = await manager.findOneByOrFail(dispatchEntity, { reportId, recipient: first });
    await manager.delete(dispatchEntity, { id: own.id });
    await manager.update(dispatchEntity, { reportId }, { messageId: own.messageId });
    await setContacts(second, first);
    await sendLatest(reportId);
    expect(await api.worker.deliver()).toEqual(["sent"]);
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
