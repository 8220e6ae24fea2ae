import { beforeEach, expect, test } from "vitest";
import { startRun } from "@agency/contracts/board";
import { updateClient } from "@agency/contracts/clients";
import { recordOpening, switchRecording } from "@agency/contracts/opens";
import { readDraft, sendReport } from "@agency/contracts/reports";
import { readQueue } from "@agency/contracts/review-queue";
import { sqlMoment } from "../kit/db/select.ts";
import { startApi } from "../testing/api.ts";
import { addClient, october, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(api.empty);

const reportType = "monthly" as const;
const [owner, cook] = ["owner@client.example", "cook@client.example"];
const open = (place: { clientId: string; reportId: string }) =>
  api.call(recordOpening, { params: place, body: { revision: 1 } }, { session: null });
const before = async (params: { clientId: string; reportId: string }) => {
  const { recipients } = await api.call(readDraft, { params });
  return Object.fromEntries(recipients.map((recipient) => [recipient.email, recipient.before]));
};

async function sendMonth(clientId: string, periodStart: string): Promise<{ clientId: string; reportId: string }> {
  await typeIn(api, clientId, { ...october, periodStart });
  const { id } = await api.call(sendReport, { params: { clientId }, body: { reportType, periodStart } });
  await api.worker.generate();
  await api.worker.deliver();
  return { clientId, reportId: id };
}

test("a draft says of each recipient whether anybody opened the reports that were emailed to it before", async () => {
  const { id: clientId } = await addClient(api, { name: "Aneka", email: owner });
  const july = await sendMonth(clientId, "2026-07-01");
  await sendMonth(clientId, "2026-08-01");
  const contacts = [{ name: null, email: cook, language: "ms", reportTypes: [reportType] }];
  await api.call(updateClient, { params: { clientId }, body: { name: "Aneka", email: owner, contacts } });
  const september = await sendMonth(clientId, "2026-09-01");
  await typeIn(api, clientId, october);
  await api.call(startRun, { body: { action: "prepare", reportType, clientIds: [clientId] } });
  await api.worker.generate();
  const [entry] = (await api.call(readQueue, { query: { reportType } })).entries;
  const draft = { clientId, reportId: entry?.reportId ?? "" };

  const period = { start: "2026-09-01", end: "2026-09-30" };
  expect(await before(draft)).toEqual({
    [owner]: { period, openedAt: null, unopened: 3 },
    [cook]: { period, openedAt: null, unopened: 1 },
  });
  await open(july);
  expect(await before(draft)).toMatchObject({ [owner]: { unopened: 2 }, [cook]: { unopened: 1 } });
  const openedAt = api.clock.read().toISOString();
  await open(september);
  const opened = { period, openedAt, unopened: 0 };
  expect(await before(draft)).toEqual({ [owner]: opened, [cook]: opened });

  const record = (on: boolean) => api.call(switchRecording, { params: { clientId }, body: { on } });
  await record(false);
  expect(await before(draft)).toEqual({ [owner]: null, [cook]: null });
  const beforeRecording = sqlMoment(new Date(api.clock.read().getTime() - 1000));
  await api.dependencies.database.source.query("UPDATE report_holders SET sentAt = ?", [beforeRecording]);
  await record(true);
  expect(await before(draft)).toEqual({ [owner]: null, [cook]: null });
});
