import { beforeEach, expect, test } from "vitest";
import { listAllReports, requestReports, sendReport } from "@agency/contracts/reports/routes";
import { newClientId } from "../clients/client-id.ts";
import { startApi } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import { changeDispatches } from "../testing/dispatches.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

const reportType = "monthly";

async function addClients(number: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < number) ids.push((await addClientWithFigures(api)).id);
  return ids;
}

test("one call makes and emails the report of every active client, once", async () => {
  const clients = await addClients(3);
  await addClientWithFigures(api, { status: "paused" });
  const ask = () => api.answer(requestReports, { body: { reportType, send: true } });
  const { status, body } = await ask();
  expect(status).toBe(202);
  expect(body.results).toEqual(
    clients.map((clientId) => ({ clientId, outcome: "requested", reportId: expect.any(String) })),
  );
  expect(await api.worker.generate()).toEqual(["done", "done", "done"]);
  expect(await api.worker.deliver()).toEqual(["sent", "sent", "sent"]);

  expect((await ask()).body).toEqual(body);
  expect(await api.worker.generate()).toEqual([]);
  expect(await api.worker.deliver()).toEqual([]);
});

test("without send, the reports are generated again and nothing is emailed", async () => {
  await addClients(2);
  for (let time = 0; time < 2; time += 1) {
    await api.call(requestReports, { body: { reportType } });
    expect(await api.worker.generate()).toEqual(["done", "done"]);
  }
  expect(await api.worker.deliver()).toEqual([]);
});

test("each client is answered by itself and in the order of the request", async () => {
  const [one = "", other = ""] = await addClients(2);
  const { id: empty } = await addClient(api);
  const unknown = newClientId((bytes) => new Uint8Array(bytes));
  const clientIds = [empty, other, "not an ID", other.toLowerCase(), unknown, one];
  const { results } = await api.call(requestReports, { body: { reportType, clientIds } });
  expect(results.map(({ clientId, outcome }) => [clientId, outcome])).toEqual([
    [empty, "no_figures"],
    [other, "requested"],
    ["not an ID", "client_not_found"],
    [unknown, "client_not_found"],
    [one, "requested"],
  ]);
});

test("asked together with single clicks, every report has one dispatch", async () => {
  const clients = await addClients(12);
  await Promise.all([
    ...Array.from({ length: 4 }, () => api.call(requestReports, { body: { reportType, send: true } })),
    ...clients.map((clientId) => api.call(sendReport, { params: { clientId }, body: { reportType } })),
  ]);
  const { reports } = await api.call(listAllReports, { query: { limit: 100 } });
  expect(reports.map(({ dispatches }) => dispatches.length)).toEqual(clients.map(() => 1));
});

test("a hundred clients take as many queries as one", async () => {
  const queries = async () => {
    await api.dependencies.database.write((manager) => manager.query("DELETE FROM reports"));
    const asked = () => api.call(requestReports, { body: { reportType, send: true } });
    return (await countQueries(api.dependencies.database, asked)).queries.length;
  };
  await addClients(1);
  const one = await queries();
  await addClients(99);
  expect(await queries()).toBe(one);
});

test("a failed email is queued again for the client's present address", async () => {
  const [clientId = ""] = await addClients(1);
  const { results } = await api.call(requestReports, { body: { reportType, send: true } });
  await changeDispatches(api.dependencies.database, {}, { state: "failed" });
  expect(await api.call(requestReports, { body: { reportType, send: true, clientIds: [clientId] } })).toEqual({
    results,
  });
  await api.worker.generate();
  expect(await api.worker.deliver()).toEqual(["sent"]);
});
