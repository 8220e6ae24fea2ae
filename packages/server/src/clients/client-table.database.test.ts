import { beforeEach, describe, expect, test } from "vitest";
import { type ClientsQuery, listClients } from "@agency/contracts/clients";
import { requestReport } from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

const names = async (query: ClientsQuery) => (await api.call(listClients, { query })).map(({ name }) => name);

describe("the table of clients", () => {
  beforeEach(async () => {
    await addClient(api, { name: "bunga", package: "enterprise", monthlyFee: 700, status: "paused" });
    await addClient(api, { name: "Angsana", package: "starter", monthlyFee: 9000, status: "ended" });
    await addClient(api, { name: "Cempaka", package: "business", monthlyFee: 2500 });
  });

  test.each([
    [{ sort: "name", order: "asc" }, ["Angsana", "bunga", "Cempaka"]],
    [{ sort: "name", order: "desc" }, ["Cempaka", "bunga", "Angsana"]],
    [{ sort: "package", order: "asc" }, ["Angsana", "Cempaka", "bunga"]],
    [{ sort: "fee", order: "desc" }, ["Angsana", "Cempaka", "bunga"]],
    [{ sort: "status", order: "asc" }, ["Cempaka", "bunga", "Angsana"]],
  ] as const)("is sorted by %j", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each([
    [{ status: "active" }, ["Cempaka"]],
    [{ status: "paused" }, ["bunga"]],
    [{ status: "ended" }, ["Angsana"]],
    [{ package: "enterprise" }, ["bunga"]],
    [{ package: "enterprise", status: "active" }, []],
    [{ search: "A", status: "ended" }, ["Angsana"]],
  ] as const)("is filtered by %j, with the total of that", async (query, expected) => {
    const { body, headers } = await api.answer(listClients, { query });
    expect(body.map(({ name }) => name)).toEqual(expected);
    expect(headers["x-total-count"]).toBe(String(expected.length));
  });

  test("finds a client by the name or address of a contact", async () => {
    const contact = { name: "Lee Wei", email: "wei@example.com", language: null, reportTypes: ["monthly" as const] };
    await addClient(api, { name: "Dahlia", contactName: "Siti Aminah", contacts: [contact] });
    for (const search of ["lee", "WEI@", "siti"]) expect(await names({ search })).toEqual(["Dahlia"]);
  });

  test("refuses to sort by what it does not list", async () => {
    const { body } = await api.refused(listClients, { query: { sort: "email" } });
    expect(body.fields?.map(({ field }) => field)).toEqual(["sort"]);
  });
});

test("a client in the list shows where its last month's figures come from and how far its report is", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  await addClient(api, { status: "paused" });
  const months = async () => (await api.call(listClients, { query: { order: "asc" } })).map(({ month }) => month);
  expect(new Set(await months())).toEqual(new Set([null, { state: "ready", origins: ["typed"], unread: null }]));

  await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  expect(await months()).toContainEqual({ state: "preparing", origins: ["typed"], unread: null });
  await api.worker.generate();
  expect(await months()).toContainEqual({ state: "approved", origins: ["typed"], unread: null });
});
