import { beforeEach, describe, expect, test } from "vitest";
import { readBoard } from "@agency/contracts/board";
import { approveReport, readDraft, readReport, sendApproved } from "@agency/contracts/reports";
import { leaveAsSent } from "@agency/contracts/sent-reports";
import { chooseSource, clearSource, describeRemoval, listSources } from "@agency/contracts/sources";
import type { Client } from "../clients/client.ts";
import { clientByAccessId } from "../clients/store.ts";
import { keepFigures, type NewReading } from "../figures/change-figures.ts";
import type { ReadFigures } from "../figures/reading.ts";
import { figuresOfClient, findReadings } from "../figures/store.ts";
import { reportEntity } from "../reports/table.ts";
import { tuesday } from "../testing/api.ts";
import { connect, startApiWithGoogle } from "../testing/fake-google.ts";
import { generateOctober } from "../testing/records.ts";
import { readProgress } from "../testing/report-steps.ts";
import { addClient } from "../testing/sample-input.ts";

const { api, google } = await startApiWithGoogle();
const { id: connectionId } = await connect(api);
const [wrong = "", right = ""] = google.businesses.map(({ propertyId }) => propertyId);
const [october, september, august] = ["2026-10-01", "2026-09-01", "2026-08-01"] as const;

/** As the API knows the client, and as the product does. */
let id: string;
let client: Client;

beforeEach(async () => {
  await api.empty();
  ({ id } = await addClient(api));
  const found = await clientByAccessId(api.dependencies.database, id.replaceAll("-", ""));
  if (!found) throw new Error("The client is gone");
  client = found;
  await choose(wrong);
});

const params = () => ({ clientId: id, kind: "analytics" as const });
const choose = (accountId: string, approvedToo = false) =>
  api.call(chooseSource, { params: params(), body: { connectionId, accountId, approvedToo } });
const remove = (approvedToo: "true" | "false" = "false") =>
  api.call(clearSource, { params: params(), query: { approvedToo } });
const kept = () => figuresOfClient(api.dependencies.database, client.id);

const reading = (periodStart: string, account: string, figures: ReadFigures): NewReading => ({
  clientId: client.id,
  reportType: "monthly",
  periodStart,
  kind: "analytics",
  account,
  detail: `analyticsdata properties/${account} runReport ${periodStart} totals`,
  author: null,
  final: true,
  figures,
});
const given = (periodStart: string, kind: "typed" | "file", figures: ReadFigures): NewReading => ({
  ...reading(periodStart, "", figures),
  kind,
  account: null,
  detail: kind === "file" ? "figures.csv, 2" : null,
  author: "admin",
});
const keep = (...readings: NewReading[]) => keepFigures(api.dependencies, readings);

/** October is typed over, September only read, August partly imported. */
const readThreeMonths = () =>
  keep(
    {
      ...reading(october, wrong, { totalVisitors: { value: 530 }, sessions: { value: 900 } }),
      leads: { kinds: [{ name: "generate_lead", leads: 3 }], channels: [] },
    },
    given(october, "typed", { totalVisitors: { value: 999 }, totalFollowers: { value: 60 } }),
    reading(september, wrong, { totalVisitors: { value: 400 }, totalLeads: { value: 250 } }),
    given(august, "file", { totalLeads: { value: 4 } }),
    reading(august, wrong, { totalVisitors: { value: 300 } }),
  );

async function prepareOctober(): Promise<string> {
  const { reportId } = await generateOctober(api.dependencies.database, client, { approving: false, approver: null });
  await api.worker.generate();
  return reportId;
}

const month = (periodStart: string, left: boolean, reportId: string | null = null) => ({
  reportType: "monthly",
  periodStart,
  periodEnd: `${periodStart.slice(0, 8)}${periodStart === september ? 30 : 31}`,
  left,
  reportId,
});

/** The figures that stay where nothing of the wrong property is. */
const withoutWrong = [
  {
    periodStart: october,
    figures: { totalVisitors: 999, sessions: null, totalFollowers: 60 },
    overridden: {},
    leads: null,
  },
  { periodStart: august, figures: { totalVisitors: null, totalLeads: 4 }, origins: { totalLeads: { kind: "file" } } },
];

describe("taking an account away", () => {
  test("takes its figures out of every period, lists them, and leaves what the staff typed or imported", async () => {
    await readThreeMonths();
    const removal = { removed: [month(october, true), month(september, false), month(august, true)], approved: [] };
    expect(await api.call(describeRemoval, { params: params() })).toEqual(removal);
    expect(await kept()).toHaveLength(3);
    expect(await remove()).toEqual(removal);
    expect(await kept()).toMatchObject(withoutWrong);
    expect(await api.call(listSources, { params: { clientId: id } })).toEqual([]);
    expect(await remove()).toEqual({ removed: [], approved: [] });
  });

  test("is recorded beside what was read, with who did it", async () => {
    await readThreeMonths();
    await remove();
    expect(
      await findReadings(api.dependencies.database, {
        clientId: client.id,
        reportType: "monthly",
        periodStart: september,
      }),
    ).toMatchObject([
      {
        kind: "analytics",
        author: "admin",
        readAt: tuesday,
        figures: { totalVisitors: { withdrawn: true }, totalLeads: { withdrawn: true } },
      },
      { kind: "analytics", account: wrong, figures: { totalLeads: { value: 250 } } },
    ]);
  });

  test("leaves a prepared report without its figures at once, and the board says that it needs some", async () => {
    await keep(
      reading(october, wrong, { totalLeads: { value: 250 } }),
      given(september, "typed", { sessions: { value: 5 } }),
    );
    const reportId = await prepareOctober();
    const one = { clientId: id, reportId };
    expect(await remove()).toMatchObject({ removed: [{ periodStart: october, left: false, reportId }] });
    expect((await api.call(readDraft, { params: one })).report).toBeNull();
    await api.worker.generate();
    expect((await api.call(readDraft, { params: one })).report).toBeNull();
    expect((await api.refused(approveReport, { params: one, body: {} })).body.error).toBe("not_generated");
    const { rows } = await api.call(readBoard, { query: { reportType: "monthly", periodStart: october } });
    expect(rows).toMatchObject([{ state: "needs_figures", figures: { leads: { value: null } } }]);
  });

  test("makes a prepared report again with the figures that are left", async () => {
    await readThreeMonths();
    const one = { clientId: id, reportId: await prepareOctober() };
    await remove();
    await api.worker.generate();
    const { report } = await api.call(readDraft, { params: one });
    expect(report?.snapshot).toMatchObject({
      figures: { totalVisitors: 999, totalLeads: null, sessions: null },
      changes: { visitors: null },
      leads: null,
    });
    expect(report?.snapshot.history.map(({ start }) => start)).toEqual([august, october]);
  });
});

describe("an approved report that shows the figures", () => {
  let one: { clientId: string; reportId: string };
  beforeEach(async () => {
    await keep(
      reading(october, wrong, { totalVisitors: { value: 530 } }),
      reading(september, wrong, { totalVisitors: { value: 400 } }),
    );
    one = { clientId: id, reportId: await prepareOctober() };
    await api.call(approveReport, { params: one, body: { confirmed: ["source_unread"] } });
    await api.call(sendApproved, { params: one });
    await api.worker.deliver();
  });
  const approved = () => ({
    reportType: "monthly",
    periodStart: october,
    periodEnd: "2026-10-31",
    reportId: one.reportId,
    revision: 1,
    approvedAt: tuesday.toISOString(),
    sentAt: expect.any(String),
  });

  test("keeps them, and later reports compare with them", async () => {
    expect(await remove()).toEqual({ removed: [month(september, false)], approved: [approved()] });
    expect(await kept()).toMatchObject([{ periodStart: october, figures: { totalVisitors: 530 } }]);
  });

  test("stays as it was approved when its period loses them as well", async () => {
    expect(await remove("true")).toEqual({
      removed: [month(october, false, one.reportId), month(september, false)],
      approved: [approved()],
    });
    await api.worker.generate();
    expect(await kept()).toEqual([]);
    expect(await api.call(readReport, { params: one })).toMatchObject({
      snapshot: { figures: { totalVisitors: 530 } },
    });
    const { rows } = await api.call(readBoard, { query: { reportType: "monthly", periodStart: october } });
    expect(rows).toMatchObject([{ state: "sent" }]);
  });

  test("gets those of another account in a period where that one has any, as a change since", async () => {
    await keep(given(october, "typed", { totalFollowers: { value: 60 } }));
    await choose(right);
    await keep(reading(october, right, { sessions: { value: 70 } }));
    expect(await kept()).toMatchObject([
      { figures: { totalVisitors: null, sessions: 70, totalFollowers: 60 }, origins: { sessions: { account: right } } },
    ]);
    expect(await api.call(readReport, { params: one })).toMatchObject({
      snapshot: { figures: { totalVisitors: 530, sessions: null } },
    });
  });
});

test("a period whose approved report does not show the figures loses them", async () => {
  await keep(given(october, "typed", { totalVisitors: { value: 999 } }));
  const one = { clientId: id, reportId: await prepareOctober() };
  await api.call(approveReport, { params: one, body: { confirmed: ["source_unread"] } });
  await keep(reading(october, wrong, { sessions: { value: 900 } }));
  expect(await remove()).toEqual({ removed: [month(october, true, one.reportId)], approved: [] });
  expect(await kept()).toMatchObject([{ figures: { totalVisitors: 999, sessions: null } }]);
});

test("a change that nobody approved yet goes back to what was approved when its figures go", async () => {
  await keep(reading(october, wrong, { totalVisitors: { value: 530 } }));
  const one = { clientId: id, reportId: await prepareOctober() };
  await api.call(approveReport, { params: one, body: { confirmed: ["source_unread"] } });
  await keep(reading(october, wrong, { totalVisitors: { value: 600 } }));
  await prepareOctober();
  expect((await api.call(readDraft, { params: one })).progress).toMatchObject({ unapproved: true });
  await remove("true");
  await api.worker.generate();
  expect(await api.call(readDraft, { params: one })).toMatchObject({
    progress: { state: "done", unapproved: false },
    report: { snapshot: { figures: { totalVisitors: 530 } } },
  });
});

test("a change that was left as sent goes back to what was sent when its figures go", async () => {
  await keep(reading(october, wrong, { totalVisitors: { value: 530 } }));
  const one = { clientId: id, reportId: await prepareOctober() };
  await api.call(approveReport, { params: one, body: { confirmed: ["source_unread"] } });
  await api.call(sendApproved, { params: one });
  await api.worker.deliver();
  // A source that was not read holds what changed, so that nobody decides about it.
  await remove();
  await keep(reading(october, wrong, { totalVisitors: { value: 600 } }));
  await prepareOctober();
  const { version } = await readProgress(api, id, one.reportId);
  await api.call(leaveAsSent, { params: one, body: { version } });
  await choose(wrong);
  await remove("true");
  await api.worker.generate();
  const stored = await api.dependencies.database.manager.find(reportEntity);
  expect(stored).toMatchObject([{ state: "done", unapproved: false, snapshot: { figures: { totalVisitors: 530 } } }]);
});

describe("choosing another account", () => {
  test("takes the figures of the former one along and lists the periods; the same one again takes nothing", async () => {
    await readThreeMonths();
    const before = await kept();
    expect((await choose(wrong)).removal).toEqual({ removed: [], approved: [] });
    expect(await kept()).toEqual(before);
    expect((await choose(right)).removal.removed).toEqual([
      month(october, true),
      month(september, false),
      month(august, true),
    ]);
    expect(await kept()).toMatchObject(withoutWrong);
    await keep(reading(august, right, { totalVisitors: { value: 70 } }));
    expect((await kept())[1]?.figures).toMatchObject({ totalVisitors: 70, totalLeads: 4 });
  });

  test("makes a prepared report again with the figures of the next one", async () => {
    await keep(reading(october, wrong, { totalVisitors: { value: 530 } }));
    const one = { clientId: id, reportId: await prepareOctober() };
    await choose(right);
    await api.worker.generate();
    expect(await readProgress(api, one.clientId, one.reportId)).toMatchObject({
      state: "failed",
      problem: { code: "no_figures" },
    });
    await keep(reading(october, right, { totalVisitors: { value: 70 } }));
    await api.worker.generate();
    expect(await api.call(readDraft, { params: one })).toMatchObject({
      report: { snapshot: { figures: { totalVisitors: 70 } } },
    });
  });
});
