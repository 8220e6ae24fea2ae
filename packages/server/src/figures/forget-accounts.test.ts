import { describe, expect, test } from "vitest";
import { noFigures } from "@agency/model/figures";
import { bareOrigin, type Origin } from "@agency/model/origin";
import type { Searches, SearchOrigin } from "@agency/model/searches";
import type { PeriodFigures } from "./figures.ts";
import { forgetAccounts } from "./reading.ts";

const at = "2026-11-03T01:00:00.000Z";
const first: SearchOrigin = { kind: "search_console", account: "https://first.example/" };
const file: SearchOrigin = { kind: "file", account: null };
const second = { kind: "search_console", staying: "https://second.example/" } as const;
const keywords = [{ query: "bunga ipoh", clicks: 4, impressions: 40, position: 3 }];
const pages = [{ page: "https://first.example/bunga", clicks: 4, impressions: 40, position: 3 }];

function period(changes: Partial<PeriodFigures> = {}): PeriodFigures {
  return {
    id: "period",
    clientId: "kedai",
    reportType: "monthly",
    periodStart: "2026-10-01",
    figures: { ...noFigures, totalVisitors: 530, averagePosition: 8 },
    origins: { totalVisitors: bareOrigin("typed", at) },
    overridden: {},
    confirmed: [],
    searches: null,
    leads: null,
    visits: null,
    profileSearches: null,
    ads: null,
    aiAnswers: null,
    updatedAt: new Date(at),
    ...changes,
  };
}

const searched = (searches: Omit<Searches, "keywords" | "pages">) =>
  period({ searches: { keywords, pages, ...searches } });

describe("another property", () => {
  const property = (account: string): Origin => ({ ...bareOrigin("analytics", at), account });
  const figures = { ...noFigures, totalVisitors: 530, totalLeads: 250, adSpend: 90 };
  const divided = {
    kinds: [{ name: "call", leads: 250 }],
    channels: [],
    origin: { kind: "analytics", account: "1" },
  } as const;
  const read = period({
    figures,
    origins: { totalVisitors: bareOrigin("typed", at), totalLeads: property("1"), adSpend: bareOrigin("file", at) },
    overridden: { totalVisitors: { value: 700, origin: property("1") } },
    leads: { ...divided, kinds: [...divided.kinds], channels: [] },
    visits: { channels: [{ name: "Direct", visits: 900 }], origin: divided.origin },
  });

  test("takes along what the former one gave, also beneath what was typed, and leaves what was typed or imported", () => {
    const left = forgetAccounts(read, { kind: "analytics", staying: "2" });
    expect(left).toMatchObject({
      figures: { ...figures, totalLeads: null },
      overridden: {},
      leads: null,
      visits: null,
    });
    expect(Object.keys(left?.origins ?? {})).toEqual(["totalVisitors", "adSpend"]);
  });

  test("takes along what the leads and visits divide into where a file gave the figures since", () => {
    const imported = { ...read, origins: { totalLeads: bareOrigin("file", at) }, overridden: {} };
    expect(forgetAccounts(imported, { kind: "analytics", staying: "2" })).toEqual({
      ...imported,
      leads: null,
      visits: null,
    });
  });

  test("does not affect the remaining account, nor another kind of account", () => {
    expect(forgetAccounts(read, { kind: "analytics", staying: "1" })).toBe(read);
    expect(forgetAccounts(read, { kind: "search_console", staying: null })).toBe(read);
  });
});

describe("no property", () => {
  test("takes along what any gave", () => {
    const origins = { totalVisitors: { ...bareOrigin("analytics", at), account: "1" } };
    expect(forgetAccounts(period({ origins }), { kind: "analytics", staying: null })).toBeNull();
  });
});

describe("another location", () => {
  const origin = { ...bareOrigin("business_profile", at), account: "9000000001" };
  const found = period({ profileSearches: { rows: [{ search: "bunga ipoh", people: 40 }], origin } });
  const another = { kind: "business_profile", staying: "9000000002" } as const;

  test("takes the searches along that showed the former one", () => {
    expect(forgetAccounts(found, another)).toEqual({ ...found, profileSearches: null });
  });

  test("leaves nothing of a period of which nothing else was known", () => {
    expect(forgetAccounts({ ...found, origins: {} }, another)).toBeNull();
  });
});

describe("another site", () => {
  test("takes the pages of the former one along, and keeps the keywords that were imported", () => {
    const left = forgetAccounts(searched({ origins: { keywords: file, pages: first } }), second);
    expect(left?.searches).toEqual({ keywords, pages: [], origins: { keywords: file } });
  });

  test("keeps pages that were imported", () => {
    const left = forgetAccounts(searched({ origins: { keywords: first, pages: file } }), second);
    expect(left?.searches).toEqual({ keywords: [], pages, origins: { pages: file } });
  });

  test("takes all searches of the former one along", () => {
    expect(forgetAccounts(searched({ origins: { keywords: first, pages: first } }), second)?.searches).toBeNull();
  });
});
