import { beforeEach, describe, expect, test } from "vitest";
import {
  createClient,
  deleteClient,
  listClients,
  readAnalytics,
  readClient,
  rotateClientId,
  updateClient,
} from "@agency/contracts/clients";
import { listAllReports, listReports, requestReport, sendReport } from "@agency/contracts/reports";
import { changeSchedules } from "@agency/contracts/schedules";
import { reportTypes } from "@agency/model/report/report-type";
import { startApi, tuesday } from "../testing/api.ts";
import { countQueries } from "../testing/count-queries.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";
import { clientByAccessId } from "./store.ts";

const api = await startApi();
beforeEach(() => api.empty());

const names = async (query: Parameters<typeof api.call<typeof listClients.contract>>[1]["query"] = {}) =>
  (await api.call(listClients, { query })).map(({ name }) => name);

describe("adding a client", () => {
  test("returns 201 with the client, by default starter, RM 2500, English and active", async () => {
    const { status, body } = await api.answer(createClient, {
      body: { name: "Kedai Kopi", email: "Kopi@Example.com" },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}$/),
      name: "Kedai Kopi",
      email: "kopi@example.com",
      website: null,
      businessType: null,
      package: "starter",
      monthlyFee: 2500,
      language: "en",
      status: "active",
      endedOn: null,
      logo: null,
      recording: "on",
      contactName: null,
      phone: null,
      contactReportTypes: null,
      contacts: [],
      createdAt: tuesday.toISOString(),
    });
    expect(await api.call(readClient, { params: { clientId: body.id } })).toEqual(body);
    expect(await api.call(listClients, {})).toEqual([
      { ...body, responsible: null, month: { state: "needs_figures", origins: [], unread: null } },
    ]);
  });

  test("stores every given field, and an empty text as null", async () => {
    const said = {
      name: "Bunga & Daun 花 🌺",
      email: "bunga@example.com",
      website: "https://bunga.example/?a=1#b",
      businessType: "",
      package: "enterprise",
      monthlyFee: 0,
      language: "ms",
      status: "paused",
    } as const;
    const client = await api.call(createClient, { body: said });
    expect(client).toMatchObject({ ...said, businessType: null });
    expect(await api.call(readClient, { params: { clientId: client.id } })).toEqual(client);
  });

  test.each([
    ["kedai.example", "https://kedai.example"],
    ["www.kedai.example/menu?a=1", "https://www.kedai.example/menu?a=1"],
    ["kedai.example:8443", "https://kedai.example:8443"],
    ["http://kedai.example", "http://kedai.example"],
  ])("stores the website %s as %s", async (website, stored) => {
    expect(await addClient(api, { website })).toMatchObject({ website: stored });
  });

  test("many times at once with one name and email address adds exactly one", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        api.attempt(createClient, {
          body: { name: "Kedai", email: n % 2 ? "one@example.com" : "ONE@example.com" },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect(await names()).toHaveLength(1);
  });
});

describe("changing a client", () => {
  test("returns the changed client with the same ID", async () => {
    const client = await addClient(api, { website: "https://kedai.example", businessType: "Florist" });
    const body = { name: "New name", email: "NEW@example.com", package: "business", monthlyFee: 5000 } as const;
    const changed = await api.call(updateClient, { params: { clientId: client.id }, body: { ...body, website: "" } });
    expect(changed).toEqual({ ...client, ...body, email: "new@example.com", website: null });
    expect(await api.call(readClient, { params: { clientId: client.id } })).toEqual(changed);
  });

  test("keeps omitted fields: a paused Malay client stays paused and Malay", async () => {
    const client = await addClient(api, { language: "ms", status: "paused", package: "enterprise", monthlyFee: 9000 });
    const { name, email } = client;
    const changed = await api.call(updateClient, {
      params: { clientId: client.id },
      body: { name: `${name}!`, email },
    });
    expect(changed).toEqual({ ...client, name: `${name}!` });
  });

  test("may keep its own email address in a different letter case", async () => {
    const client = await addClient(api, { email: "own@example.com" });
    const body = { name: client.name, email: "OWN@Example.com" };
    expect(await api.call(updateClient, { params: { clientId: client.id }, body })).toEqual(client);
  });
});

describe("deleting a client", () => {
  test("deletes its figures, reports, dispatches and schedules, but no other client's", async () => {
    const [client, other] = [await addClientWithFigures(api), await addClientWithFigures(api)];
    for (const { id: clientId } of [client, other]) {
      await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
      for (const reportType of reportTypes) {
        await api.call(changeSchedules, { body: { reportType, enabled: true, day: 1, clientIds: [clientId] } });
      }
    }
    expect(await rows()).toEqual({ clients: 2, figures: 2, readings: 2, reports: 2, dispatches: 2, schedules: 6 });

    await api.call(deleteClient, { params: { clientId: client.id } });
    expect(await rows()).toEqual({ clients: 1, figures: 1, readings: 1, reports: 1, dispatches: 1, schedules: 3 });
    await api.refused(readClient, { params: { clientId: client.id } });
    await api.refused(deleteClient, { params: { clientId: client.id } });
    expect((await api.call(listAllReports, {})).reports.map(({ clientId }) => clientId)).toEqual([other.id]);
  });

  test("leaves no email of the client's reports behind as a file", async () => {
    const { mailFolder } = api.dependencies;
    const [client, other] = [await addClientWithFigures(api), await addClientWithFigures(api)];
    for (const { id: clientId } of [client, other]) {
      await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
    }
    await api.worker.generate();
    await api.worker.deliver();
    expect((await mailFolder.list()).map(({ to }) => to)).toHaveLength(2);
    await api.call(deleteClient, { params: { clientId: client.id } });
    expect((await mailFolder.list()).map(({ to }) => to)).toEqual([expect.stringContaining(other.email)]);
  });

  async function rows() {
    const { source } = api.dependencies.database;
    const counts: Record<string, number> = {};
    for (const table of ["clients", "figures", "readings", "reports", "dispatches", "schedules"]) {
      const [row] = await source.query(`SELECT COUNT(*) AS count FROM ${table}`);
      counts[table] = Number(row.count);
    }
    return counts;
  }
});

test("a new client ID opens the same portal, and the old ID stops working", async () => {
  const client = await addClientWithFigures(api);
  await api.call(requestReport, { params: { clientId: client.id }, body: { reportType: "monthly" } });
  await api.worker.generate();
  const rotated = await api.call(rotateClientId, { params: { clientId: client.id } });
  expect(rotated).toEqual({ ...client, id: expect.not.stringMatching(client.id) });

  for (const route of [readClient, listReports]) {
    await api.refused(route, { params: { clientId: client.id } }, { session: null });
  }
  expect(await api.call(listReports, { params: { clientId: rotated.id } }, { session: null })).toHaveLength(1);
});

describe("the list of clients", () => {
  test("starts with the newest, comes in pages and has a total", async () => {
    for (const name of ["A", "B", "C", "D", "E"]) {
      await addClient(api, { name });
      api.clock.advance(1);
    }
    expect(await names()).toEqual(["E", "D", "C", "B", "A"]);
    const { body, headers } = await api.answer(listClients, { query: { limit: 2, offset: 2 } });
    expect(body.map(({ name }) => name)).toEqual(["C", "B"]);
    expect(headers["x-total-count"]).toBe("5");
    expect((await api.answer(listClients, { query: { offset: 9 } })).body).toEqual([]);
  });

  test("shows clients added at the same moment once each across pages", async () => {
    for (let n = 0; n < 6; n += 1) await addClient(api, { name: `${n}` });
    const pages = await Promise.all([0, 2, 4].map((offset) => names({ limit: 2, offset })));
    expect(pages.flat().toSorted()).toEqual(["0", "1", "2", "3", "4", "5"]);
  });

  test("can be searched by part of a name or email address, ignoring case and taking % _ and \\ literally", async () => {
    await addClient(api, { name: "Kedai Bunga", email: "jualan@bunga.example" });
    await addClient(api, { name: "50% Off", email: "offer@example.com" });
    await addClient(api, { name: "snake_case", email: "case@example.com" });
    await addClient(api, { name: "back\\slash!", email: "slash@example.com" });
    expect(await names({ search: "BUNGA" })).toEqual(["Kedai Bunga"]);
    expect(await names({ search: "jualan@" })).toEqual(["Kedai Bunga"]);
    expect(await names({ search: "%" })).toEqual(["50% Off"]);
    expect(await names({ search: "_" })).toEqual(["snake_case"]);
    expect(await names({ search: "\\" })).toEqual(["back\\slash!"]);
    expect(await names({ search: "!" })).toEqual(["back\\slash!"]);
    expect(await names({ search: "0% o" })).toEqual(["50% Off"]);
    expect(await names({ search: "' OR '1'='1" })).toEqual([]);
    expect(await names({ search: "  " })).toHaveLength(4);
    const { headers } = await api.answer(listClients, { query: { search: "%", limit: 1 } });
    expect(headers["x-total-count"]).toBe("1");
  });

  test.each([
    { limit: "0" },
    { limit: "501" },
    { limit: "x" },
    { limit: "1.5" },
    { offset: "-1" },
    { search: "x".repeat(121) },
  ])("refuses %j with the name of the field", async (query) => {
    const { body } = await api.refused(listClients, { query });
    expect(body.fields?.map(({ field }) => field)).toEqual(Object.keys(query));
  });

  test("of 500 takes no query for each client", async () => {
    const { database, newId } = api.dependencies;
    const first = await addClient(api);
    const stored = await clientByAccessId(api.dependencies.database, first.id.replaceAll("-", ""));
    if (!stored) throw new Error("The client does not exist");
    await database.write((manager) =>
      manager.insert(
        "client",
        Array.from({ length: 499 }, (_, n) => ({
          ...stored,
          id: newId(),
          accessId: `${n}`.padStart(26, "0"),
          email: `many${n}@example.com`,
        })),
      ),
    );
    const { queries, result } = await countQueries(database, () => api.call(listClients, {}));
    expect(result).toHaveLength(500);
    // The session, the time, the clients, the total, their contacts, and the four of their last month.
    expect(queries.length).toBeLessThanOrEqual(9);
  });
});

describe("the figures above the dashboard", () => {
  test("are all 0 at first", async () => {
    expect(await api.call(readAnalytics, {})).toEqual({
      totalClients: 0,
      activeClients: 0,
      reportsThisMonth: 0,
      monthlyRevenue: 0,
    });
  });

  test("count clients, the fees of active ones, and the reports generated this month in Kuala Lumpur time", async () => {
    const client = await addClientWithFigures(api, { monthlyFee: 2500 });
    await addClient(api, { monthlyFee: 10_000_000 });
    await addClient(api, { monthlyFee: 700, status: "paused" });
    await api.call(requestReport, { params: { clientId: client.id }, body: { reportType: "monthly" } });
    await api.worker.generate();
    const counted = { totalClients: 3, activeClients: 2, reportsThisMonth: 1, monthlyRevenue: 10_002_500 };
    expect(await api.call(readAnalytics, {})).toEqual(counted);

    const session = await signInAt("2026-11-30T15:59:59Z");
    expect(await api.call(readAnalytics, {}, { session })).toEqual(counted);
    api.clock.set("2026-11-30T16:00:00Z");
    expect(await api.call(readAnalytics, {}, { session })).toMatchObject({ reportsThisMonth: 0 });
  });

  async function signInAt(moment: string): Promise<string> {
    api.clock.set(moment);
    return api.signIn();
  }
});
