import { extractText } from "unpdf";
import { expect, test } from "vitest";
import { agency } from "@agency/content/agency";
import { readPortal } from "@agency/contracts/portal";
import { readRevision } from "@agency/contracts/portal-history";
import { downloadReport, listReports, readDraft, readReport, requestReport } from "@agency/contracts/reports";
import { makeShare, readShared } from "@agency/contracts/shares";
import { fileDetail } from "@agency/model/origin";
import { activeClients, clientByAccessId } from "../clients/store.ts";
import { keepFigures } from "../figures/change-figures.ts";
import { startApi } from "../testing/api.ts";
import { addClient, addClientWithFigures, october, september, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
const nobody = { session: null };
const search = "businessprofileperformance locations/9000000001 2026-10-01..2026-10-31 searchkeywords monthly";
const call = "analyticsdata properties/300000001 runReport 2026-10-01 totals";

/** An approved report whose sessions and searches were read from Google, and whose visitors `admin` typed. */
async function addReport() {
  const { id: clientId } = await addClient(api);
  await typeIn(api, clientId, { ...october, figures: { totalVisitors: 1000 } });
  const [client] = await activeClients(api.dependencies.database);
  const read = {
    clientId: client?.id ?? "",
    reportType: "monthly",
    periodStart: "2026-10-01",
    detail: null,
    author: null,
    final: true,
  } as const;
  await keepFigures(api.dependencies, [
    { ...read, kind: "analytics", account: "300000001", detail: call, figures: { sessions: { value: 1500 } } },
    {
      ...read,
      kind: "business_profile",
      account: "9000000001",
      figures: {},
      profileSearches: { value: [{ search: "kopi", people: 40 }], detail: search },
    },
  ]);
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  return { clientId, reportId };
}

test("the call and the account that a figure was read with are in what the staff review, and in nothing that a client or a link reads", async () => {
  const params = await addReport();
  const { clientId } = params;
  const draft = await api.call(readDraft, { params });
  expect(draft.report?.snapshot.origins.current).toMatchObject({
    sessions: { kind: "analytics", detail: call, account: "300000001" },
    totalVisitors: { kind: "typed", author: "admin" },
  });
  expect(draft.report?.snapshot.profileSearches?.origin).toMatchObject({ detail: search });

  const { token: shareToken } = await api.call(makeShare, { params, body: { days: 7 } }, nobody);
  const { report: shared } = await api.call(readShared, { params: { shareToken } }, nobody);
  const [listed] = await api.call(listReports, { params: { clientId } }, nobody);
  const portal = await api.call(readPortal, { params: { clientId }, query: { language: "en", width: 390 } }, nobody);
  const report = await api.call(readReport, { params }, nobody);
  const revision = await api.call(readRevision, { params: { ...params, number: "1" } }, nobody);
  for (const read of [shared, listed, portal.newest, report, revision]) {
    expect(read?.snapshot.origins.current).toMatchObject({
      sessions: { kind: "analytics", detail: null, final: true },
    });
    expect(read?.snapshot.profileSearches?.rows).toEqual([{ search: "kopi", people: 40 }]);
    expect(JSON.stringify(read)).not.toMatch(/(?:properties|locations)\/|[39]00000001/);
  }
  // The login name of the staff is known to the staff only.
  expect(report.snapshot.origins.current.totalVisitors).toMatchObject({ author: agency.name });
  expect(shared.snapshot.origins.current.totalVisitors).toMatchObject({ kind: "typed", author: null });
});

test("clients read of which kind a file was and when it was imported, and the staff its name and row as well", async () => {
  const { id: clientId } = await addClient(api);
  const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
  const detail = fileDetail("ga4", "own-all.xlsx", 23);
  await keepFigures(api.dependencies, [
    {
      clientId: client?.id ?? "",
      reportType: "monthly",
      periodStart: "2026-10-01",
      kind: "file",
      detail,
      author: "admin",
      final: null,
      figures: { totalVisitors: { value: 1500 } },
    },
  ]);
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  const params = { clientId, reportId };
  const draft = await api.call(readDraft, { params });
  expect(draft.report?.snapshot.origins.current.totalVisitors).toMatchObject({ kind: "file", detail });

  const { token: shareToken } = await api.call(makeShare, { params, body: { days: 7 } }, nobody);
  const read = [
    await api.call(readShared, { params: { shareToken } }, nobody),
    await api.call(readPortal, { params: { clientId }, query: {} }, nobody),
    await api.call(readReport, { params }, nobody),
    await api.call(readRevision, { params: { ...params, number: "1" } }, nobody),
  ];
  const pdf = await api.call(downloadReport, { params }, nobody);
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(JSON.stringify(read)).not.toContain("own-all");
  expect(text).not.toContain("own-all");
  expect(text.replaceAll(/\s+/g, " ")).toContain("rom a Google Analytics export of");
});

const sampleApi = await startApi({ environment: { SAMPLE_DATA: "on" } });

const sampleBody = { reportType: "monthly" } as const;

async function generateSample(clientId: string) {
  const { id: reportId } = await sampleApi.call(requestReport, { params: { clientId }, body: sampleBody });
  await sampleApi.worker.generate();
  const [report] = await sampleApi.call(listReports, { params: { clientId } }, { session: null });
  return { reportId, report };
}

test("a client without figures gets a full report of sample figures, marked as such throughout", async () => {
  const { id: clientId } = await addClient(sampleApi);
  const { reportId, report } = await generateSample(clientId);
  expect(report?.snapshot.origins.current.totalVisitors?.kind).toBe("sample");
  expect(report?.snapshot.history).toHaveLength(14);
  expect(report?.data.metrics.websiteTraffic.changeFromPrevious).toMatch(/^[+-]\d+\.\d%$/);

  const pdf = await sampleApi.call(downloadReport, { params: { clientId, reportId } }, { session: null });
  expect((await extractText(new Uint8Array(pdf), { mergePages: true })).text).toMatch(/sample data/i);
});

test("the sample figures are the same when the report is generated again", async () => {
  const { id } = await addClient(sampleApi);
  const [one, other] = [await generateSample(id), await generateSample(id)];
  expect(other.report?.data).toEqual(one.report?.data);
});

test("a client's own figures are never mixed with sample figures", async () => {
  const own = await generateSample((await addClientWithFigures(sampleApi)).id);
  expect(own.report?.snapshot.origins.current.totalVisitors?.kind).toBe("typed");
  expect(own.report?.snapshot.history).toHaveLength(1);

  const { id: clientId } = await addClient(sampleApi);
  await typeIn(sampleApi, clientId, september);
  const refused = await sampleApi.refused(requestReport, { params: { clientId }, body: sampleBody });
  expect(refused.body.error).toBe("no_figures");
});
