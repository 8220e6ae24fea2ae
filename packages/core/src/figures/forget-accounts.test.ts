import { describe, expect, test } from "vitest";
import { noFigures } from "@agency/model/figures";
import { bareOrigin } from "@agency/model/origin";
import type { SearchOrigin, Searches } from "@agency/model/searches";
import { forgetOtherAccounts } from "./forget-accounts.ts";
import type { PeriodFigures } from "./period-figures.ts";

const at = "2026-11-03T01:00:00.000Z";
const first: SearchOrigin = { kind: "search_console", account: "https://first.example/" };
const file: SearchOrigin = { kind: "file", account: null };
const second = { kind: "search_console", accountId: "https://second.example/" } as const;
const keywords = [{ query: "bunga ipoh", clicks: 4, impressions: 40, position: 3 }];
const pages = [{ page: "https://first.example/bunga", clicks: 4, impressions: 40, position: 3 }];

function period(searches: Omit<Searches, "keywords" | "pages">, origins: PeriodFigures["origins"] = {}): PeriodFigures {
  return {
    id: "period",
    clientId: "kedai",
    reportType: "monthly",
    periodStart: "2026-10-01",
    figures: { ...noFigures, totalVisitors: 530, averagePosition: 8 },
    origins: { totalVisitors: bareOrigin("typed", at), ...origins },
    overridden: {},
    searches: { keywords, pages, ...searches },
    leads: null,
    profileSearches: null,
    updatedAt: new Date(at),
  };
}

describe("choosing another location", () => {
  const location = (accountId: string) => ({ kind: "business_profile", accountId }) as const;
  const detail = "businessprofileperformance locations/9000000001 2026-10-01..2026-10-31 searchkeywords monthly";
  const origin = { ...bareOrigin("business_profile", at), detail };
  const searched = {
    ...period({}),
    searches: null,
    profileSearches: { rows: [{ search: "bunga ipoh", people: 40 }], origin },
  };

  test("takes the searches along that showed the former one", () => {
    expect(forgetOtherAccounts(searched, location("9000000002"))).toEqual({ ...searched, profileSearches: null });
    expect(forgetOtherAccounts(searched, location("9000000001"))).toBe(searched);
  });

  test("leaves nothing of a period of which nothing else was known", () => {
    expect(forgetOtherAccounts({ ...searched, origins: {} }, location("9000000002"))).toBeNull();
  });

  test("is of no matter to another kind of account", () => {
    expect(forgetOtherAccounts(searched, second)?.profileSearches).toEqual(searched.profileSearches);
  });
});

describe("choosing another site", () => {
  test("takes the pages of the former one along, and keeps the keywords that were imported", () => {
    const left = forgetOtherAccounts(period({ origins: { keywords: file, pages: first } }), second);
    expect(left?.searches).toEqual({ keywords, pages: [], origins: { keywords: file } });
  });

  test("keeps pages that were imported", () => {
    const left = forgetOtherAccounts(period({ origins: { keywords: first, pages: file } }), second);
    expect(left?.searches).toEqual({ keywords: [], pages, origins: { pages: file } });
  });

  test("takes all searches of the former one along", () => {
    expect(forgetOtherAccounts(period({ origins: { keywords: first, pages: first } }), second)?.searches).toBeNull();
  });

  test("keeps the searches of the site that is chosen again", () => {
    const own = period({ origins: { keywords: first, pages: first } });
    expect(forgetOtherAccounts(own, { kind: "search_console", accountId: "https://first.example/" })).toBe(own);
  });
});
