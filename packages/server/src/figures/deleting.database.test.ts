import { beforeEach, describe, expect, test } from "vitest";
import { readBoard } from "@agency/contracts/board";
import { deletePeriod, describeDeletion } from "@agency/contracts/figures";
import { approveReport, readDraft, readReport, sendApproved } from "@agency/contracts/reports";
import { chooseSource } from "@agency/contracts/sources";
import type { Client } from "../clients/client.ts";
import { clientByAccessId } from "../clients/store.ts";
import { sourceReadEntity } from "../sources/table.ts";
import { tuesday } from "../testing/api.ts";
import { connect, startApiWithGoogle } from "../testing/fake-google.ts";
import { generateOctober } from "../testing/records.ts";
import { addClient, october, typeIn } from "../testing/sample-input.ts";
import { keepFigures, type NewReading } from "./change-figures.ts";
import { figuresOfClient, findReadings } from "./store.ts";

const { api, google } = await startApiWithGoogle();
const { id: connectionId } = await connect(api);
const accountId = google.businesses[0]?.propertyId ?? "";

let id: string;
let client: Client;

beforeEach(async () => {
  await api.empty();
  ({ id } = await addClient(api));
  const found = await clientByAccessId(api.dependencies.database, id.replaceAll("-", ""));
  if (!found) throw new Error("The client is gone");
  client = found;
});

const { periodStart } = october;
const params = (start: string = periodStart) => ({ clientId: id, reportType: "monthly" as const, periodStart: start });
const describeIt = () => api.call(describeDeletion, { params: params() });
const remove = async (seen?: string) =>
  api.call(deletePeriod, { params: params(), query: { seen: seen ?? (await describeIt()).period.updatedAt } });
const kept = () => figuresOfClient(api.dependencies.database, client.id);

const read = (others: Partial<NewReading> = {}) =>
  keepFigures(api.dependencies, [
    {
      clientId: client.id,
      reportType: "monthly",
      periodStart,
      kind: "analytics",
      account: accountId,
      detail: null,
      author: null,
      final: true,
      figures: { sessions: { value: 250 } },
      ...others,
    },
  ]);

async function prepare(): Promise<{ clientId: string; reportId: string }> {
  const { reportId } = await generateOctober(api.dependencies.database, client, { approving: false, approver: null });
  await api.worker.generate();
  return { clientId: id, reportId };
}

const chooseProperty = () =>
  api.call(chooseSource, { params: { clientId: id, kind: "analytics" }, body: { connectionId, accountId } });
const reads = () => api.dependencies.database.manager.findBy(sourceReadEntity, { reportType: "monthly", periodStart });

test("deleting a period's figures says before where they come from, and leaves a reading that says who deleted them", async () => {
  await typeIn(api, id, { ...october, figures: { totalFollowers: 60 } });
  await read({ searches: { keywords: [{ query: "kopi", clicks: 1, impressions: 2, position: 3 }] } });
  const deletion = await describeIt();
  expect(deletion).toMatchObject({
    period: {
      figures: { totalFollowers: 60, sessions: 250 },
      origins: { totalFollowers: { kind: "typed", author: "admin" }, sessions: { account: accountId } },
    },
    lists: { keywords: 1, pages: 0, profileSearches: 0, ads: 0, aiAnswers: 0 },
    readAgain: [],
    report: null,
  });
  await remove(deletion.period.updatedAt);
  expect(await kept()).toEqual([]);
  expect(
    await findReadings(api.dependencies.database, { clientId: client.id, reportType: "monthly", periodStart }),
  ).toContainEqual(
    expect.objectContaining({
      kind: "typed",
      author: "admin",
      readAt: tuesday,
      figures: expect.objectContaining({ sessions: { deleted: true }, totalFollowers: { deleted: true } }),
    }),
  );
});

test("the client's sources read the period again, even when it is final, and only this one", async () => {
  await chooseProperty();
  const { manager } = api.dependencies.database;
  const done = { state: "done" as const, readAt: new Date("2026-11-05T01:00:00Z"), final: true };
  await manager.updateAll(sourceReadEntity, done);
  await read();
  expect((await describeIt()).readAgain).toEqual(["analytics"]);
  await remove();
  expect(await reads()).toMatchObject([{ state: "queued", readAt: null, final: false }]);
  expect(await manager.countBy(sourceReadEntity, { state: "queued" })).toBe(1);
});

test("a reading that the staff cancelled stays cancelled", async () => {
  await chooseProperty();
  await api.dependencies.database.manager.updateAll(sourceReadEntity, { state: "cancelled" });
  await read();
  expect((await describeIt()).readAgain).toEqual([]);
  await remove();
  expect(await reads()).toMatchObject([{ state: "cancelled" }]);
});

describe("the report of a period whose figures are deleted", () => {
  test("needs figures again when it was prepared, and is made again when there are some", async () => {
    await read();
    await typeIn(api, id, { ...october, periodStart: "2026-09-01" });
    const one = await prepare();
    expect((await describeIt()).report).toEqual({ id: one.reportId, revision: 0, sentAt: null });
    await remove();
    expect((await api.call(readDraft, { params: one })).report).toBeNull();
    await api.worker.generate();
    const board = async () => (await api.call(readBoard, { query: { reportType: "monthly" } })).rows;
    expect(await board()).toMatchObject([{ state: "needs_figures" }]);
    await read({ figures: { sessions: { value: 700 } } });
    await api.worker.generate();
    expect(await board()).toMatchObject([{ state: "prepared" }]);
  });

  test("stays as it was approved and sent", async () => {
    await read();
    const one = await prepare();
    await api.call(approveReport, { params: one, body: {} });
    await api.call(sendApproved, { params: one });
    await api.worker.deliver();
    expect((await describeIt()).report).toEqual({ id: one.reportId, revision: 1, sentAt: expect.any(String) });
    await remove();
    await api.worker.generate();
    expect(await api.call(readReport, { params: one })).toMatchObject({ snapshot: { figures: { sessions: 250 } } });
    const { rows } = await api.call(readBoard, { query: { reportType: "monthly" } });
    expect(rows).toMatchObject([{ state: "sent" }]);
  });
});

test("figures that changed since somebody looked at them are not deleted", async () => {
  await read();
  const { updatedAt } = (await describeIt()).period;
  api.clock.advance(60);
  await read({ figures: { sessions: { value: 251 } } });
  const { status, body } = await api.refused(deletePeriod, { params: params(), query: { seen: updatedAt } });
  expect([status, body.error]).toEqual([409, "figures_changed"]);
  expect(await kept()).toMatchObject([{ figures: { sessions: 251 } }]);
});

test.each(["2026-09-01", "2026-09-02", "nonsense"])("a period from %s without figures is not found", async (start) => {
  for (const refusal of [
    await api.refused(describeDeletion, { params: params(start) }),
    await api.refused(deletePeriod, { params: params(start), query: { seen: tuesday.toISOString() } }),
  ])
    expect(refusal).toMatchObject({ status: 404, body: { error: "figures_not_found" } });
});
