import { beforeEach, expect, test } from "vitest";
import { deleteClient } from "@agency/contracts/clients";
import { disconnect, listConnections, startConnecting } from "@agency/contracts/source-connections";
import { chooseFigures, chooseSource, clearSource, listAccounts, listSources } from "@agency/contracts/sources";
import { fillable } from "@agency/model/figure-sources";
import type { FigureKey } from "@agency/model/figures";
import { clientByAccessId } from "../clients/store.ts";
import { keepFigures } from "../figures/change-figures.ts";
import { figuresOfClient } from "../figures/store.ts";
import { tuesday } from "../testing/api.ts";
import { agencyAccount, comeBack, connect, pressOnConsentPage, startApiWithGoogle } from "../testing/fake-google.ts";
import { addClient } from "../testing/sample-input.ts";

const { api, google } = await startApiWithGoogle();
beforeEach(api.empty);

const { id: connectionId } = await connect(api);
const [bakery, , , exporter] = google.businesses;
const propertyId = bakery?.propertyId ?? "";
const siteUrl = bakery?.siteUrl ?? "";

const choose = async (clientId: string, kind: "analytics" | "search_console", accountId: string) =>
  (await api.call(chooseSource, { params: { clientId, kind }, body: { connectionId, accountId } })).source;
const refuse = async (clientId: string, kind: string, accountId: string, headers = {}) =>
  (await api.refused(chooseSource, { params: { clientId, kind }, body: { connectionId, accountId } }, { headers }))
    .body;
const readSources = (clientId: string) => api.call(listSources, { params: { clientId } });

test("a client has a property and a site, with their zones and who chose them", async () => {
  const { id } = await addClient(api);
  expect(await readSources(id)).toEqual([]);
  const property = await choose(id, "analytics", propertyId);
  expect(property).toEqual({
    kind: "analytics",
    accountId: propertyId,
    name: expect.stringContaining(bakery?.name ?? ""),
    sites: ["sample-bakery.example"],
    usedBy: [],
    accepted: [],
    timeZone: "Asia/Kuala_Lumpur",
    connectionId,
    email: agencyAccount,
    state: "ok",
    chosenBy: "admin",
    chosenAt: tuesday.toISOString(),
    tracking: null,
    fills: fillable.analytics,
    problem: null,
    problemSince: null,
    readAt: null,
    progress: { total: 16, read: 0, waiting: 16, cancelled: 0, failed: 0 },
  });
  const site = await choose(id, "search_console", siteUrl);
  expect(site).toMatchObject({ accountId: siteUrl, timeZone: "America/Los_Angeles" });
  expect(await readSources(id)).toEqual([property, site]);
});

test("the staff choose which figures a source fills; another source of the client gives them up, and a new account keeps the choice", async () => {
  const { id } = await addClient(api);
  await choose(id, "analytics", propertyId);
  await choose(id, "search_console", siteUrl);
  const fill = (kind: "analytics" | "search_console" | "business_profile", figures: FigureKey[]) =>
    ({ params: { clientId: id, kind }, body: { figures } }) as const;
  const filled = async () => (await readSources(id)).map(({ kind, fills }) => [kind, fills]);
  await api.call(chooseFigures, fill("analytics", ["sessions", "totalVisitors", "calls"]));
  expect(await filled()).toEqual([
    ["analytics", ["totalVisitors", "sessions"]],
    ["search_console", fillable.search_console],
  ]);
  await choose(id, "analytics", exporter?.propertyId ?? "");
  expect((await filled())[0]).toEqual(["analytics", ["totalVisitors", "sessions"]]);
  expect(await api.refused(chooseFigures, fill("business_profile", ["calls"]))).toMatchObject({ status: 404 });
});

test("a location of a Business Profile is chosen once the connection has its permission, and another one takes its searches along", async () => {
  const { id } = await addClient(api, { name: bakery?.name ?? "" });
  const locationId = bakery?.locationId ?? "";
  const params = { clientId: id, kind: "business_profile" as const };
  const without = await api.refused(chooseSource, { params, body: { connectionId, accountId: locationId } });
  expect(without.body).toMatchObject({ error: "google_failed" });
  const { url } = await api.call(startConnecting, { body: { connectionId, businessProfile: true } });
  await comeBack(api, await pressOnConsentPage(url));
  const { connections } = await api.call(listConnections, {});
  expect(connections).toMatchObject([{ id: connectionId, businessProfile: true }]);
  const query = { kind: "business_profile" as const };
  const { accounts } = await api.call(listAccounts, { params: { clientId: id, connectionId }, query });
  expect(accounts[0]).toMatchObject({ id: locationId, name: bakery?.name, group: "1 Jalan Contoh, Ipoh" });
  const body = { connectionId, accountId: locationId };
  const chosen = await api.call(chooseSource, { params, body });
  expect(chosen).toMatchObject({ source: { name: bakery?.name, sites: ["sample-bakery.example"], state: "ok" } });
  const { database } = api.dependencies;
  const { id: client = "" } = (await clientByAccessId(api.dependencies.database, id.replaceAll("-", ""))) ?? {};
  const value = [{ search: "kopi", fewerThan: 15 }];
  await keepFigures(api.dependencies, [
    {
      clientId: client,
      reportType: "monthly",
      periodStart: "2026-10-01",
      kind: "business_profile",
      account: locationId,
      detail: null,
      author: null,
      final: true,
      figures: {},
      profileSearches: {
        value,
        detail: `businessprofileperformance locations/${locationId} 2026-10-01 searchkeywords`,
      },
    },
  ]);
  await api.call(chooseSource, { params, body });
  expect(await figuresOfClient(database, client)).toMatchObject([{ profileSearches: { rows: value } }]);
  await api.call(chooseSource, { params, body: { ...body, accountId: exporter?.locationId ?? "" } });
  expect(await figuresOfClient(database, client)).toEqual([]);
  // Connecting again asks for it again.
  const again = await api.call(startConnecting, { body: { connectionId } });
  expect(new URL(again.url).searchParams.get("scope")).toContain("business.manage");
});

test("another choice takes the place of the first, and taking it away leaves none", async () => {
  const { id } = await addClient(api);
  await choose(id, "analytics", propertyId);
  await choose(id, "analytics", exporter?.propertyId ?? "");
  expect(await readSources(id)).toMatchObject([{ accountId: exporter?.propertyId, timeZone: "America/Los_Angeles" }]);
  const params = { clientId: id, kind: "analytics" as const };
  await api.call(clearSource, { params });
  await api.call(clearSource, { params });
  expect(await readSources(id)).toEqual([]);
});

test.each([
  ["analytics", "999999999"],
  ["analytics", "../accountSummaries"],
  ["analytics", "properties/300000001"],
  ["search_console", "https://somebody-else.example/"],
  ["search_console", "https://unverified.example/"],
])("%s %s, which the connection cannot read, is refused in words", async (kind, accountId) => {
  const { id } = await addClient(api);
  const english = await refuse(id, kind, accountId);
  expect(english.error).toBe("account_not_readable");
  expect(english.message).toBe(
    `${agencyAccount} has no access to ${accountId}. Ask its owner to give ${agencyAccount} access at Google, or connect an account that has access. Then choose it again.`,
  );
  const malay = await refuse(id, kind, accountId, { "accept-language": "ms" });
  expect(malay.message).toMatch(/^agency@google\.example tidak boleh membaca/);
  expect(await readSources(id)).toEqual([]);
});

test("a property whose access was withdrawn is refused, and the former choice stays", async () => {
  const { id } = await addClient(api);
  await choose(id, "analytics", propertyId);
  google.faults.set(exporter?.propertyId ?? "", "403");
  expect((await refuse(id, "analytics", exporter?.propertyId ?? "")).error).toBe("account_not_readable");
  google.faults.clear();
  expect(await readSources(id)).toMatchObject([{ accountId: propertyId }]);
});

test("an unknown kind or connection is refused", async () => {
  const { id } = await addClient(api);
  expect((await refuse(id, "typed", propertyId)).error).toBe("not_found");
  const elsewhere = { connectionId: "01890000-0000-7000-8000-00000000000a", accountId: propertyId };
  const { body } = await api.refused(chooseSource, { params: { clientId: id, kind: "analytics" }, body: elsewhere });
  expect(body.error).toBe("connection_not_found");
});

test("a deleted client takes its sources along", async () => {
  const { id } = await addClient(api);
  await choose(id, "analytics", propertyId);
  await api.call(deleteClient, { params: { clientId: id } });
  expect(await api.dependencies.database.source.query("SELECT * FROM sources")).toEqual([]);
});

test("sources say that their connection has ended", async () => {
  const { id } = await addClient(api);
  await choose(id, "search_console", siteUrl);
  await api.call(disconnect, { params: { connectionId } });
  expect(await readSources(id)).toMatchObject([{ kind: "search_console", state: "disconnected" }]);
  expect((await refuse(id, "analytics", propertyId)).error).toBe("connection_ended");
});
