import { extractText } from "unpdf";
import { expect, test } from "vitest";
import { downloadReport, listReports, requestReport } from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { addClient, addClientWithFigures, september, typeIn } from "../testing/sample-input.ts";

const api = await startApi({ environment: { SAMPLE_DATA: "on" } });

const body = { reportType: "monthly" } as const;

async function generate(clientId: string) {
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body });
  await api.worker.generate();
  const [report] = await api.call(listReports, { params: { clientId } }, { session: null });
  return { reportId, report };
}

test("a client without figures gets a full report of sample figures, marked as such throughout", async () => {
  const { id: clientId } = await addClient(api);
  const { reportId, report } = await generate(clientId);
  expect(report?.snapshot.origins.current.totalVisitors?.kind).toBe("sample");
  expect(report?.snapshot.history).toHaveLength(14);
  expect(report?.data.metrics.websiteTraffic.changeFromPrevious).toMatch(/^[+-]\d+\.\d%$/);

  const pdf = await api.call(downloadReport, { params: { clientId, reportId } }, { session: null });
  expect((await extractText(new Uint8Array(pdf), { mergePages: true })).text).toMatch(/sample data/i);
});

test("the sample figures are the same when the report is generated again", async () => {
  const { id } = await addClient(api);
  const [one, other] = [await generate(id), await generate(id)];
  expect(other.report?.data).toEqual(one.report?.data);
});

test("a client's own figures are never mixed with sample figures", async () => {
  const own = await generate((await addClientWithFigures(api)).id);
  expect(own.report?.snapshot.origins.current.totalVisitors?.kind).toBe("typed");
  expect(own.report?.snapshot.history).toHaveLength(1);

  const { id: clientId } = await addClient(api);
  await typeIn(api, clientId, september);
  const refused = await api.refused(requestReport, { params: { clientId }, body });
  expect(refused.body.error).toBe("no_figures");
});
