import { expect, test } from "vitest";
import { requestReport, sendReport } from "@agency/contracts/reports";
import { readCharts } from "@agency/contracts/status";
import { startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
const { id: mailed } = await addClientWithFigures(api, { package: "starter", monthlyFee: 1500 });
const { id: made } = await addClientWithFigures(api, { package: "enterprise", monthlyFee: 8000 });
await addClient(api, { package: "starter", monthlyFee: 2000 });
await addClient(api, { package: "business", monthlyFee: 3000, status: "paused" });
await addClient(api, { package: "business", monthlyFee: 4000, status: "ended", endedOn: "2026-10-31" });
await api.call(sendReport, { params: { clientId: mailed }, body: { reportType: "monthly" } });
await api.call(requestReport, { params: { clientId: made }, body: { reportType: "monthly" } });
await api.worker.generate();
await api.worker.deliver();

const set = (sql: string) => api.dependencies.database.write((manager) => manager.query(sql));

test("the charts tell the revenue of active clients by package, and all clients by status", async () => {
  const { packages, statuses } = await api.call(readCharts, {});
  expect(packages).toEqual([
    { package: "starter", clients: 2, revenue: 3500 },
    { package: "business", clients: 0, revenue: 0 },
    { package: "enterprise", clients: 1, revenue: 8000 },
  ]);
  expect(statuses).toEqual([
    { status: "active", clients: 3 },
    { status: "paused", clients: 1 },
    { status: "ended", clients: 1 },
  ]);
});

test("the charts count reports and emails in the agency's calendar months, the last twelve", async () => {
  // Midnight of 1 November in Kuala Lumpur, and a millisecond earlier.
  await set("UPDATE reports SET generatedAt = '2026-10-31 16:00:00.000'");
  await set("UPDATE dispatches SET sentAt = '2026-10-31 15:59:59.999'");
  const { months } = await api.call(readCharts, {});
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: "2025-12", reports: 0, mails: 0 });
  expect(months.slice(-2)).toEqual([
    { month: "2026-10", reports: 0, mails: 1 },
    { month: "2026-11", reports: 2, mails: 0 },
  ]);
  await set("UPDATE reports SET generatedAt = '2025-11-30 15:00:00.000'");
  expect((await api.call(readCharts, {})).months.every(({ reports }) => reports === 0)).toBe(true);
});

test("the number of queries for the charts does not grow with the clients", async () => {
  const read = () => countQueries(api.dependencies.database, () => api.call(readCharts, {}));
  const { queries } = await read();
  await addClient(api);
  expect((await read()).queries).toHaveLength(queries.length);
});
