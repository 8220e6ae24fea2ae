import { beforeEach, describe, expect, test } from "vitest";
import {
  checkChoice,
  chooseSource,
  clearSource,
  listAccounts,
  listSources,
  type SourceInput,
} from "@agency/contracts/sources";
import type { AccountKind } from "@agency/model/connections";
import { staffMember, tuesday } from "../testing/api.ts";
import { connect, startApiWithGoogle } from "../testing/fake-google.ts";
import { addClient } from "../testing/sample-input.ts";

const { api, google } = await startApiWithGoogle();
const { id: connectionId } = await connect(api);
const [bakery, kedai] = google.businesses;
const property = { connectionId, accountId: bakery?.propertyId ?? "" };
const website = bakery?.website ?? "";

beforeEach(async () => {
  await api.empty();
  google.faults.clear();
});

const params = (clientId: string, kind: AccountKind = "analytics") => ({ clientId, kind });
const check = (clientId: string, choice = property) =>
  api.call(checkChoice, { params: params(clientId), query: choice });
const choose = (clientId: string, confirmed: SourceInput["confirmed"] = [], choice = property) =>
  api.call(chooseSource, { params: params(clientId), body: { ...choice, confirmed } });
const refused = (clientId: string, confirmed: SourceInput["confirmed"] = []) =>
  api.refused(chooseSource, { params: params(clientId), body: { ...property, confirmed } });
const readSources = (clientId: string) => api.call(listSources, { params: { clientId } });

const nothing = { removed: [], approved: [] };

test("a property of the client's website is chosen without a question, whatever it is called", async () => {
  const { id } = await addClient(api, { name: "Kedai Roti", website: `${website}/menu` });
  expect(await check(id)).toEqual({
    name: expect.stringContaining("Sample Bakery"),
    sites: ["sample-bakery.example"],
    doubts: [],
    removal: nothing,
  });
  expect((await choose(id)).source).toMatchObject({ sites: ["sample-bakery.example"], usedBy: [], accepted: [] });
});

describe("an account that another client uses", () => {
  let user: { id: string; name: string };
  let id: string;
  beforeEach(async () => {
    user = await addClient(api, { name: "Kedai Roti", website });
    ({ id } = await addClient(api, { name: "Roti Dua", website }));
    await choose(user.id);
  });

  test("is marked with that client's name, in the list of others only", async () => {
    const list = (clientId: string) =>
      api.call(listAccounts, { params: { clientId, connectionId }, query: { kind: "analytics", search: "bakery" } });
    expect((await list(id)).accounts).toMatchObject([{ id: property.accountId, usedBy: ["Kedai Roti"] }]);
    expect((await list(user.id)).accounts).toMatchObject([{ usedBy: [] }]);
  });

  test("is refused until the staff confirm it, who are kept with the source", async () => {
    expect((await check(id)).doubts).toEqual([{ about: "shared", clients: ["Kedai Roti"] }]);
    const { status, body } = await refused(id);
    expect([status, body.error]).toEqual([409, "choice_unconfirmed"]);
    expect(body.message).toMatch(/Sample Bakery.* may not belong to Roti Dua/);
    expect(await readSources(id)).toEqual([]);
    const answer = { about: "shared", by: staffMember.username, at: tuesday.toISOString() };
    expect((await choose(id, ["shared"])).source).toMatchObject({ usedBy: ["Kedai Roti"], accepted: [answer] });
    expect(await readSources(user.id)).toMatchObject([{ usedBy: ["Roti Dua"], accepted: [] }]);
  });

  test("is not asked about twice, but when one more client uses it or when it was removed", async () => {
    await choose(id, ["shared"]);
    expect((await check(id)).doubts).toEqual([]);
    const third = await addClient(api, { name: "Roti Tiga", website });
    await choose(third.id, ["shared"]);
    expect((await check(id)).doubts).toEqual([{ about: "shared", clients: ["Kedai Roti", "Roti Tiga"] }]);
    await api.call(clearSource, { params: params(id), query: {} });
    expect((await refused(id)).body.error).toBe("choice_unconfirmed");
  });
});

describe("an account that does not look like the client's", () => {
  test("is asked about when its site is not the client's website, also when its name fits", async () => {
    await addClient(api, { name: "Roti Asal", website: `${website}/ms` });
    const { id } = await addClient(api, { name: "Sample Bakery", website: "https://kedai-lain.example" });
    expect((await check(id)).doubts).toEqual([{ about: "site", clients: ["Roti Asal"] }]);
    expect((await refused(id, ["shared"])).body.error).toBe("choice_unconfirmed");
    expect((await choose(id, ["site"])).source.accepted).toMatchObject([{ about: "site" }]);
  });

  test("is judged by its name when Google names no site", async () => {
    google.faults.set(property.accountId, "empty");
    const bakers = await addClient(api, { name: "Sample Bakery", website: "https://kedai-lain.example" });
    expect(await check(bakers.id)).toMatchObject({ sites: [], doubts: [] });
    const { id } = await addClient(api, { name: "Kedai Roti", website: "https://kedai-lain.example" });
    expect((await check(id)).doubts).toEqual([{ about: "name", clients: [] }]);
  });

  test("is chosen for a client without a website, unless its site is another client's", async () => {
    const { id } = await addClient(api, { name: "Kedai Roti" });
    expect(await check(id)).toMatchObject({ sites: ["sample-bakery.example"], doubts: [] });
    await addClient(api, { name: "Roti Asal", website });
    expect((await check(id)).doubts).toEqual([{ about: "site", clients: ["Roti Asal"] }]);
  });

  test("is asked about in Search Console and Business Profile as well", async () => {
    const { id } = await addClient(api, { website });
    const query = { connectionId, accountId: kedai?.siteUrl ?? "" };
    expect(await api.call(checkChoice, { params: params(id, "search_console"), query })).toMatchObject({
      sites: ["kedai-contoh.example"],
      doubts: [{ about: "site", clients: [] }],
    });
  });
});
