import { describe, expect, test } from "vitest";
import { doubtsAbout, unanswered } from "./doubt.ts";

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
