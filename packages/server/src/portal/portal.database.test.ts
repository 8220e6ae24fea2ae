import { beforeEach, describe, expect, test } from "vitest";
import { readPortal } from "@agency/contracts/portal";
import {
  type HistoryQuery,
  downloadRevision,
  readHistory,
  readRevision,
  readRevisions,
} from "@agency/contracts/portal-history";
import { listReports, readReport, requestReport, sendReport } from "@agency/contracts/reports";
import type { ReportType } from "@agency/model/report/report-type";
import { clientByAccessId } from "../clients/store.ts";
import { findReport, listRevisions } from "../reports/store.ts";
import { startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import { generateOctober } from "../testing/records.ts";
import { addClientWithFigures, october, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
const nobody = { session: null };
let clientId: string;

beforeEach(async () => {
  await api.empty();
  ({ id: clientId } = await addClientWithFigures(api, { name: "Kedai Bunga", email: "owner@bunga.example" }));
});

const portal = (report?: string) =>
  api.answer(readPortal, { params: { clientId }, query: report ? { report } : {} }, nobody);

async function generate(reportType: ReportType): Promise<string> {
  const { id } = await api.call(requestReport, { params: { clientId }, body: { reportType } });
  await api.worker.generate();
  return id;
}

test("a portal answers with what its client may read, and nothing on the way may keep it", async () => {
  await generate("monthly");
  await typeIn(api, clientId, { ...october, reportType: "weekly", periodStart: "2026-11-02" });
  const weekly = await generate("weekly");
  const { headers, body } = await portal(weekly);
  const query = { types: "main", limit: 1 } as const;
  const [newest] = await api.call(listReports, { params: { clientId }, query }, nobody);
  expect(body.newest).toEqual(newest);
  expect(body.report).toEqual(await api.call(readReport, { params: { clientId, reportId: weekly } }, nobody));
  expect(body.client).toMatchObject({ id: clientId, name: "Kedai Bunga" });
  expect(JSON.stringify(body)).not.toContain("owner@bunga.example");
  expect(headers["cache-control"]).toBe("private, no-store");
  expect((await portal(newest?.id)).body).toMatchObject({ newest, report: null });
  // The staff see their own look at the portal as the client does.
  expect((await api.answer(readPortal, { params: { clientId } })).body.client).toEqual(body.client);
});

test("a portal opens on the newest monthly report, whatever was made since, and without one on the type sent most often", async () => {
  await typeIn(api, clientId, { ...october, reportType: "weekly", periodStart: "2026-11-02" });
  await typeIn(api, clientId, { ...october, reportType: "quarterly", periodStart: "2026-07-01" });
  const weekly = await generate("weekly");
  expect((await portal()).body.newest?.id).toBe(weekly);
  await api.call(sendReport, { params: { clientId }, body: { reportType: "quarterly" } });
  await api.worker.generate();
  await api.worker.deliver();
  expect((await portal()).body.newest?.reportType).toBe("quarterly");
  const monthly = await generate("monthly");
  await generate("quarterly");
  expect((await portal()).body.newest?.id).toBe(monthly);
});

test("a report that nobody has approved is not in the portal, neither as the newest nor when it is asked for", async () => {
  const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
  if (!client) throw new Error("The client is gone");
  const { reportId } = await generateOctober(api.dependencies.database, client, { approving: false, approver: null });
  await api.worker.generate();
  expect((await portal(reportId)).body).toMatchObject({ newest: null, report: null });
});

test("a portal follows the next revision, and another client's report is not in it", async () => {
  const id = await generate("monthly");
  expect((await portal()).body.newest).toMatchObject({ id, revision: 1 });
  await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors: 99_999 } });
  await generate("monthly");
  expect((await portal()).body.newest).toMatchObject({ id, revision: 2 });
  ({ id: clientId } = await addClientWithFigures(api));
  expect((await portal(id)).body).toMatchObject({ newest: null, report: null });
});

describe("what a client could read until now", () => {
  async function ask(reportType: "weekly" | "monthly", periodStart?: string): Promise<string> {
    const body = { reportType, ...(periodStart === undefined ? {} : { periodStart }) };
    const { id } = await api.call(requestReport, { params: { clientId }, body });
    await api.worker.generate();
    return id;
  }

  const history = (query: HistoryQuery = {}) => api.call(readHistory, { params: { clientId }, query }, nobody);
  const listIds = async (query: HistoryQuery) => (await history(query)).reports.map(({ id }) => id);

  test("the history comes in pages, by type and year, with how many there are of each", async () => {
    await typeIn(api, clientId, { ...october, reportType: "weekly", periodStart: "2026-11-02" });
    await typeIn(api, clientId, { ...october, periodStart: "2025-12-01" });
    const old = await ask("monthly", "2025-12-01");
    const monthly = await ask("monthly");
    const weekly = await ask("weekly");

    const { counts, reports } = await history();
    expect(reports).toHaveLength(3);
    expect(counts).toEqual([
      { reportType: "monthly", year: 2026, reports: 1 },
      { reportType: "weekly", year: 2026, reports: 1 },
      { reportType: "monthly", year: 2025, reports: 1 },
    ]);
    expect(new Set(await listIds({ reportType: "monthly" }))).toEqual(new Set([monthly, old]));
    expect(new Set(await listIds({ year: 2026 }))).toEqual(new Set([monthly, weekly]));
    expect(await listIds({ year: 2025, reportType: "weekly" })).toEqual([]);
    const pages = [...(await listIds({ limit: 2 })), ...(await listIds({ limit: 2, offset: 2 }))];
    expect(pages).toEqual(reports.map(({ id }) => id));
    expect(reports.find(({ id }) => id === monthly)).toMatchObject({
      reportPeriod: { start: "2026-10-01", end: "2026-10-31" },
      totalVisitors: october.figures.totalVisitors,
      revision: 1,
      emailSent: false,
    });

    const newest = await api.call(listReports, { params: { clientId }, query: { limit: 1 } }, nobody);
    expect(newest.map(({ id }) => id)).toEqual([pages[0]]);
    expect((await api.refused(readHistory, { params: { clientId }, query: { limit: "0" } }, nobody)).status).toBe(400);
  });

  test("what was emailed stays readable, revision by revision, without anybody's address", async () => {
    const { id: reportId } = await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
    await api.worker.generate();
    await api.worker.deliver();
    await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors: 99_999 } });
    await ask("monthly");

    const params = { clientId, reportId };
    const revisions = await api.call(readRevisions, { params }, nobody);
    expect(revisions).toMatchObject([
      { number: 2, mailedAt: null, revised: { figures: [{ figure: "totalVisitors", after: 99_999 }] } },
      { number: 1, mailedAt: expect.any(String), revised: null },
    ]);
    expect(JSON.stringify(revisions)).not.toContain("@");
    const mailed = await api.call(readRevision, { params: { ...params, number: "1" } }, nobody);
    expect(mailed).toMatchObject({ revision: 1, emailSent: true });
    expect(mailed.snapshot.figures.totalVisitors).toBe(october.figures.totalVisitors);
    const pdf = await api.answer(downloadRevision, { params: { ...params, number: "1" } }, nobody);
    expect(pdf.headers["content-type"]).toBe("application/pdf");
    expect((await history()).reports).toMatchObject([{ id: reportId, revision: 2, emailSent: false }]);

    for (const number of ["3", "0", "x"]) {
      const refused = await api.refused(readRevision, { params: { ...params, number } }, nobody);
      expect(refused.body.error).toBe("report_not_found");
    }
    const { id: other } = await addClientWithFigures(api, { name: "Kedai Roti" });
    const foreign = await api.refused(readRevision, { params: { clientId: other, reportId, number: "1" } }, nobody);
    expect(foreign.body.error).toBe("report_not_found");
  });
});

test("listing 24 reports takes as few database queries as listing one", async () => {
  const { database, clock, newId } = api.dependencies;
  const list = () => api.call(listReports, { params: { clientId } }, { session: null });
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  const one = await countQueries(database, list);
  const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
  const report = client && (await findReport(database, client.id, reportId));
  const generatedAt = await clock();
  const [revision] = await listRevisions(database, reportId);
  const copies = Array.from({ length: 23 }, (_, n) => ({ ...report, id: newId(), periodStart: `2024-01-${n + 1}` }));
  await database.write(async (manager) => {
    await manager.insert("report", copies);
    await manager.insert(
      "report_revision",
      copies.map(({ id }, n) => ({
        ...revision,
        reportId: id,
        generatedAt: new Date(generatedAt.getTime() - n * 1000),
      })),
    );
  });
  const many = await countQueries(database, list);
  expect(many.result).toHaveLength(24);
  expect(many.queries).toHaveLength(one.queries.length);
  // The client, its reports with whether each was emailed, and once the content of those.
  expect(many.queries).toHaveLength(3);
  expect((await countQueries(database, list)).queries).toHaveLength(2);
});
