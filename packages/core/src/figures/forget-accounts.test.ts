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
    updatedAt: new Date(at),
  };
}

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

  test("takes pages along of which an earlier version did not say whose they are", () => {
    const detail = "searchconsole https://first.example/ searchAnalytics 2026-10-01..2026-10-31 position";
    const origins = {
      averagePosition: { ...bareOrigin("search_console", at), detail },
      topRankings: bareOrigin("file", at),
    };
    expect(forgetOtherAccounts(period({}, origins), second)?.searches).toEqual({ keywords, pages: [], origins: {} });
  });
});
