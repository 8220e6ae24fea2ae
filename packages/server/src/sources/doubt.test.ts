import { describe, expect, test } from "vitest";
import { doubtsAbout, shownSites, registrableDomain, suitsClient, unanswered } from "./doubt.ts";

const bakery = { name: "Sample Bakery", website: "https://www.sample-bakery.example/menu" };
const kedai = { id: "kedai", name: "Kedai Contoh", website: "https://kedai-contoh.example" };
const property = { kind: "analytics" as const, id: "1", name: "GA4 – main", sites: ["sample-bakery.example"] };

const ask = (judged: Partial<Parameters<typeof doubtsAbout>[0]>) =>
  doubtsAbout({ account: property, client: bakery, users: [], others: [kedai], ...judged });

test("a property of the client's website is not asked about, whatever it is called", () => {
  expect(ask({})).toEqual([]);
  expect(ask({ account: { ...property, sites: ["blog.example", "sample-bakery.example"] } })).toEqual([]);
});

test("one of another website is asked about, however well its name fits, with whose website it is", () => {
  const account = { ...property, name: "Sample Bakery", sites: ["kedai-contoh.example"] };
  expect(ask({ account })).toEqual([{ about: "site", of: ["kedai-contoh.example"], clients: ["Kedai Contoh"] }]);
  const unknown = { ...account, sites: ["nobody.example"] };
  expect(ask({ account: unknown })).toEqual([{ about: "site", of: ["nobody.example"], clients: [] }]);
});

test("one that names no website is judged by its name", () => {
  const account = { ...property, sites: [] };
  expect(ask({ account: { ...account, name: "Sample Bakery – app" } })).toEqual([]);
  expect(ask({ account })).toEqual([{ about: "name", of: ["GA4 – main"], clients: [] }]);
});

describe("for a client without a website", () => {
  const client = { ...bakery, website: null };

  test("only the website of another client is asked about", () => {
    expect(ask({ client, account: { ...property, sites: ["nobody.example"] } })).toEqual([]);
    expect(ask({ client, account: { ...property, sites: [] } })).toEqual([]);
    expect(ask({ client, account: { ...property, sites: ["kedai-contoh.example"] } })).toEqual([
      { about: "site", of: ["kedai-contoh.example"], clients: ["Kedai Contoh"] },
    ]);
  });
});

test("one that other clients use is asked about, and once the staff have answered only when there is another client more", () => {
  const doubts = ask({ users: [kedai] });
  expect(doubts).toEqual([{ about: "shared", of: ["kedai"], clients: ["Kedai Contoh"] }]);
  expect(unanswered(doubts, doubts)).toEqual([]);
  const more = ask({ users: [kedai, { id: "clinic", name: "Sample Clinic" }] });
  expect(unanswered(more, doubts)).toEqual(more);
});

test.each([
  ["https://www.sample-bakery.example/menu", "sample-bakery.example"],
  ["shop.sample-bakery.example", "sample-bakery.example"],
  ["https://kedai.contoh.com.my", "contoh.com.my"],
  // Each blog and shop of a platform is its owner's.
  ["https://kedai.blogspot.com", "kedai.blogspot.com"],
  ["https://kedai.myshopify.com", "kedai.myshopify.com"],
  ["https://kedai.blogspot.my/2026/11", "kedai.blogspot.my"],
  ["https://kedai.wordpress.com", "kedai.wordpress.com"],
  ["https://www.kedai.easy.co/cart", "kedai.easy.co"],
  ["https://kedai.weebly.com", "kedai.weebly.com"],
  ["https://kedai.godaddysites.com", "kedai.godaddysites.com"],
  ["https://www.wordpress.com", "wordpress.com"],
  ["https://www.youtube.com/@KedaiContoh", "youtube.com/@kedaicontoh"],
  ["https://xn--mnchen-3ya.example", "xn--mnchen-3ya.example"],
  ["https://MÜNCHEN.example", "xn--mnchen-3ya.example"],
  ["https://www.facebook.com/KedaiContoh/", "facebook.com/kedaicontoh"],
  ["https://sites.google.com/view/kedai", "google.com/view/kedai"],
  ["http://127.0.0.1:3000/", "127.0.0.1"],
])("%s belongs to the site %s", (address, site) => {
  expect(registrableDomain(address)).toBe(site);
});

test.each(["", "not an address", "https://"])("“%s” belongs to no site", (address) => {
  expect(registrableDomain(address)).toBeNull();
});

const bakeryClient = { name: "Sample Bakery Sdn Bhd", website: "https://www.sample-bakery.example/menu" };

test.each([
  { id: "sc-domain:sample-bakery.example", name: "sample-bakery.example" },
  { id: "https://www.sample-bakery.example/", name: "https://www.sample-bakery.example/" },
  { id: "123", name: "Sample Bakery - GA4" },
])("an account that is named after the website is suggested: $name", (account) => {
  expect(suitsClient(account, bakeryClient)).toBe(true);
});

test("an account that is named after the client is suggested to a client without a website", () => {
  expect(suitsClient({ id: "123", name: "Kedai Contoh (GA4)" }, { name: "Kedai Contoh", website: null })).toBe(true);
});

test.each([
  { id: "123", name: "Sample Bakery – GA4" },
  { id: "https://www.sample-bakery.example/", name: "https://www.sample-bakery.example/" },
  { id: "sc-domain:sample-bakery.example", name: "sample-bakery.example" },
])("an account with a part of the client's name is suggested: $name", (account) => {
  expect(suitsClient(account, { ...bakery, website: null })).toBe(true);
});

test("other accounts are not, nor is any by a name of two letters", () => {
  expect(suitsClient({ id: "123", name: "Another Shop" }, bakeryClient)).toBe(false);
  expect(suitsClient({ id: "123", name: "Cafe ab" }, { name: "AB", website: "https://ab.example" })).toBe(false);
});

test("international domains are shown in their own letters, and pages of shared domains as they are", () => {
  const sites = ["sample-bakery.example", "xn--mnchen-3ya.example", "facebook.com/kedai"];
  expect(shownSites(sites)).toEqual(["sample-bakery.example", "münchen.example", "facebook.com/kedai"]);
});
