import { expect, test } from "vitest";
import { listReports, requestReport } from "@agency/contracts/reports";
import { clientByAccessId } from "../clients/store.ts";
import { startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";
import { findReport, listRevisions } from "./store.ts";

const api = await startApi();

test("listing 24 reports takes as few database queries as listing one", async () => {
  const { database, clock, newId } = api.dependencies;
  const { id: clientId } = await addClientWithFigures(api);
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
