import { expect, test } from "vitest";
import { playGoogle } from "./google-play.ts";

test("a quarter with Google as its only source ends with exactly the right emails, none of them stale", async () => {
  const { expected, arrived, mailedUnread, told, lost, mailed, traced } = await playGoogle({
    clients: 8,
    from: "2030-10-01",
    to: "2031-01-08",
    outage: "2030-11-04",
    revoked: "2030-12-02",
    moved: "2030-10-10",
    reviews: { "2030-10-07": "2030-09-01", "2030-11-07": "2030-10-01", "2030-12-06": "2030-11-01" },
  });
  expect(arrived).toEqual(expected);
  expect(new Set(arrived).size).toBe(arrived.length);
  expect(mailedUnread).toEqual([]);
  // The morning after, before Google is read again.
  expect(told).toEqual(["2030-11-05", "2030-12-03"]);
  expect(lost).toBe(0);

  const origins = mailed.flatMap(({ type, origins: { current } }) =>
    Object.values(current).map((origin) => ({ type, ...origin })),
  );
  expect(new Set(origins.map(({ kind }) => kind))).toEqual(
    new Set(["analytics", "search_console", "business_profile"]),
  );
  // Weekly reports leave before Google's data are final. All others waited for them.
  expect(origins.filter(({ type, final }) => type !== "weekly" && !final)).toEqual([]);
  expect(origins.some(({ notes }) => notes.includes("time_zone"))).toBe(true);

  expect(traced.filter(({ mailed: sent, served }) => JSON.stringify(sent) !== JSON.stringify(served))).toEqual([]);
  expect(new Set(traced.map(({ figure }) => figure))).toEqual(
    new Set([
      "totalVisitors",
      "organicTraffic",
      "socialTraffic",
      "directTraffic",
      "otherTraffic",
      "sessions",
      "totalLeads",
      "averagePosition",
      "keywordsTracked",
      "topRankings",
      "calls",
      "directions",
      "websiteClicks",
    ]),
  );
});
