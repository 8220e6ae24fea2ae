import { describe, expect, test } from "vitest";
import { type FoundAccount, matchClients, type MatchedClient } from "./match-accounts.ts";

const account = (id: string, sites: string[]): FoundAccount => ({
  id,
  name: id,
  sites,
  kind: "analytics",
  connection: { id: "connection", email: "agency@google.example" },
});
const client = (id: string, details: Partial<MatchedClient> = {}): MatchedClient => ({
  id,
  accessId: id,
  name: `Kedai ${id}`,
  website: "https://roti.com.my",
  status: "active",
  ...details,
});
const judged = (clients: MatchedClient[], accounts: FoundAccount[], used: string[] = []) =>
  matchClients(
    clients,
    used.map((accountId) => ({ clientId: "other", kind: "analytics" as const, accountId, sites: [] })),
    accounts,
  )
    .filter(({ kind }) => kind === "analytics")
    .map(({ client: { id }, doubt, candidates }) => [id, doubt, candidates.map((one) => one.id)]);

describe("a client's account", () => {
  test("is sure by the registrable domain: shop.roti.com.my is roti.com.my, and another .com.my is not", () => {
    const accounts = [account("1", ["roti.com.my"]), account("2", ["bunga.com.my"])];
    const shop = client("a", { website: "https://shop.roti.com.my/menu" });
    expect(judged([shop], accounts)).toEqual([["a", null, ["1"]]]);
  });

  test.each([
    ["several accounts have the site", [account("1", ["roti.com.my"]), account("2", ["roti.com.my"])], "several"],
    ["the account has another site, too", [account("1", ["bunga.com.my", "roti.com.my"])], "more_sites"],
  ])("is asked about where %s", (_, accounts, doubt) => {
    expect(judged([client("a")], accounts)).toEqual([["a", doubt, accounts.map(({ id }) => id)]]);
  });

  test("is asked about where another client has the site, also one that has ended", () => {
    const ended = client("b", { status: "ended" });
    expect(judged([client("a"), ended], [account("1", ["roti.com.my"])])).toEqual([["a", "same_site", ["1"]]]);
  });

  test("is asked about where another client uses it", () => {
    const other = client("other", { website: null });
    expect(judged([client("a"), other], [account("1", ["roti.com.my"])], ["1"])).toEqual([["a", "used", ["1"]]]);
  });

  test("of another site is not offered, even with the client's name", () => {
    const named = client("a", { name: "Bunga Ipoh", website: "https://roti.com.my" });
    expect(judged([named], [account("bunga ipoh", ["bunga.com.my"])])).toEqual([["a", null, []]]);
  });

  test("on a platform is its own name only", () => {
    const shop = client("a", { website: "https://roti.wordpress.com" });
    const accounts = [account("1", ["bunga.wordpress.com"]), account("2", ["roti.wordpress.com"])];
    expect(judged([shop], accounts)).toEqual([["a", null, ["2"]]]);
  });
});
