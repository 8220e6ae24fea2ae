import { beforeEach, expect, test } from "vitest";
import { matchSources } from "@agency/contracts/source-matches";
import { chooseSource, listSources } from "@agency/contracts/sources";
import { connect, startApiWithGoogle } from "../testing/fake-google.ts";
import { addClient } from "../testing/sample-input.ts";

const { api, google } = await startApiWithGoogle();
const { id: connectionId } = await connect(api);
const [bakery, kedai] = google.businesses;

beforeEach(async () => {
  await api.empty();
  google.faults.clear();
});

const match = () => api.call(matchSources, {});
const found = async () =>
  (await match()).matches.map(({ client, kind, doubt, candidates }) => [
    client.name,
    kind,
    doubt,
    candidates.map(({ accountId }) => accountId),
  ]);

test("a client gets the property and the site of its own domain offered, whatever they are called", async () => {
  await addClient(api, { name: "Roti Enak", website: "https://www.sample-bakery.example/menu" });
  const { connected, matches, failed, unread } = await match();
  expect({ connected, failed, unread }).toEqual({ connected: true, failed: [], unread: 0 });
  expect(matches).toMatchObject([
    {
      client: { name: "Roti Enak" },
      kind: "analytics",
      doubt: null,
      candidates: [{ connectionId, accountId: bakery?.propertyId, sites: ["sample-bakery.example"], usedBy: [] }],
    },
    { kind: "search_console", doubt: null, candidates: [{ accountId: bakery?.siteUrl }] },
  ]);
});

test("nothing is chosen by it, and a client with a source is left alone", async () => {
  const { id: clientId } = await addClient(api, { name: "Roti Enak", website: bakery?.website ?? "" });
  await match();
  expect(await api.call(listSources, { params: { clientId } })).toEqual([]);
  const params = { clientId, kind: "analytics" as const };
  await api.call(chooseSource, { params, body: { connectionId, accountId: bakery?.propertyId ?? "" } });
  expect(await found()).toEqual([["Roti Enak", "search_console", null, [bakery?.siteUrl]]]);
});

test("an account that another client uses, and a website that two clients have, are asked about", async () => {
  const { id: clientId } = await addClient(api, { name: "Roti Enak", website: bakery?.website ?? "" });
  const params = { clientId, kind: "analytics" as const };
  await api.call(chooseSource, { params, body: { connectionId, accountId: bakery?.propertyId ?? "" } });
  await addClient(api, { name: "Roti Dua", website: bakery?.website ?? "" });
  expect(await found()).toEqual([
    ["Roti Dua", "analytics", "used", [bakery?.propertyId]],
    ["Roti Dua", "search_console", "same_site", [bakery?.siteUrl]],
    ["Roti Enak", "search_console", "same_site", [bakery?.siteUrl]],
  ]);
});

test("without a website only the name can tell, which is asked about; a client like none gets nothing", async () => {
  await addClient(api, { name: kedai?.name ?? "" });
  await addClient(api, { name: "Tiada Padanan", website: "https://tiada-padanan.example" });
  await addClient(api, { name: "Sudah Tamat", website: bakery?.website ?? "", status: "ended" });
  expect(await found()).toEqual([
    [kedai?.name, "analytics", "name", [kedai?.propertyId]],
    ["Tiada Padanan", "analytics", null, []],
    [kedai?.name, "search_console", "name", [kedai?.siteUrl]],
    ["Tiada Padanan", "search_console", null, []],
  ]);
});
