import { expect, test } from "vitest";
import { type Figures, noFigures } from "@agency/model/figures";
import { bareOrigin, originsOfAll } from "@agency/model/origin";
import { clientYear, drawsFrom } from "./client-years.fixture.ts";
import { doubtProblems, doubtsIn, openDoubts } from "./doubts.ts";

const origin = bareOrigin("typed", "2026-11-03T02:00:00.000Z");
const period = (figures: Partial<Figures>) => {
  const all = { ...noFigures, ...figures };
  return { figures: all, origins: originsOfAll(all, origin) };
};
const doubts = (figures: Partial<Figures>, others: Partial<Figures>[] = []) =>
  doubtProblems(doubtsIn({ ...period(figures), others: others.map(period) })).map(({ field, problem }) => [
    field.replace("figures.", ""),
    problem,
  ]);
const months = (figures: Partial<Figures>, count = 8) => Array.from({ length: count }, () => figures);

test("visits below visitors are doubted, and visits a little below them are not", () => {
  expect(doubts({ totalVisitors: 3100, sessions: 310 })).toEqual([["totalVisitors", "doubt_visits_below_visitors"]]);
  expect(doubts({ totalVisitors: 1030, sessions: 1000 })).toEqual([]);
});

test("leads above visits are doubted, or above visitors where no visits are known", () => {
  expect(doubts({ sessions: 1900, totalLeads: 4100 })).toEqual([["totalLeads", "doubt_leads_above_visits"]]);
  expect(doubts({ totalVisitors: 310, totalLeads: 412 })).toEqual([["totalLeads", "doubt_leads_above_visitors"]]);
});

test("calls from a profile need no visits", () => {
  const { figures, origins } = period({ sessions: 20, totalLeads: 41 });
  const ofProfile = { ...origins, totalLeads: { ...origin, measure: "profile_calls" as const } };
  expect(doubtsIn({ figures, origins: ofProfile, others: [] })).toEqual([]);
});

test("a part above the whole is doubted", () => {
  expect(doubts({ totalVisitors: 500, organicTraffic: 700 })).toEqual([["organicTraffic", "doubt_above_whole"]]);
});

test("a position above 100 is doubted, and beside few keywords it is in their place", () => {
  expect(doubts({ averagePosition: 120 })).toEqual([["averagePosition", "doubt_place_impossible"]]);
  expect(doubts({ averagePosition: 120, keywordsTracked: 8 })).toEqual([["averagePosition", "doubt_swapped"]]);
});

test("position and keywords are in each other's place where each fits the other's usual value", () => {
  const usual = months({ averagePosition: 8.2, keywordsTracked: 40 }, 3);
  expect(doubts({ averagePosition: 40, keywordsTracked: 8 }, usual)).toEqual([["averagePosition", "doubt_swapped"]]);
  expect(doubts({ averagePosition: 9, keywordsTracked: 42 }, usual)).toEqual([]);
});

test("a small number is doubted as a percentage where the client usually has hundreds", () => {
  expect(doubts({ organicTraffic: 45 }, months({ organicTraffic: 640 }, 2))).toEqual([
    ["organicTraffic", "doubt_like_percent"],
  ]);
  expect(doubts({ organicTraffic: 45 }, months({ organicTraffic: 60 }, 2))).toEqual([]);
});

test("a small part of many visitors is doubted as a percentage before anything usual is known", () => {
  expect(doubts({ totalVisitors: 1480, organicTraffic: 45 })).toEqual([["organicTraffic", "doubt_like_percent"]]);
  expect(doubts({ totalVisitors: 90, organicTraffic: 45 })).toEqual([]);
  const shares = { organicTraffic: 65, socialTraffic: 20, directTraffic: 10, otherTraffic: 5 };
  expect(doubts({ totalVisitors: 1480, ...shares }).map(([figure]) => figure)).toEqual(Object.keys(shares));
});

test("money a hundred times the usual is doubted as cents", () => {
  expect(doubts({ adSpend: 85_000 }, [{ adSpend: 850 }])).toEqual([["adSpend", "doubt_hundredfold"]]);
  expect(doubts({ adSpend: 4_000 }, [{ adSpend: 850 }])).toEqual([]);
});

test("a value far from the usual is doubted, from twenty on", () => {
  const usual = [190, 210, 200, 205, 195, 208, 202].map((totalVisitors) => ({ totalVisitors }));
  expect(doubts({ totalVisitors: 2050 }, usual)).toEqual([["totalVisitors", "doubt_far_from_usual"]]);
  expect(doubts({ totalVisitors: 0 }, usual)).toEqual([["totalVisitors", "doubt_far_from_usual"]]);
  expect(doubts({ totalVisitors: 300 }, usual)).toEqual([]);
  expect(doubts({ totalLeads: 15 }, months({ totalLeads: 2 }))).toEqual([]);
});

test("an earlier high figure excuses another one only in the same season", () => {
  const grown = [300, 420, 560, 700, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3100];
  const others = grown.map((totalVisitors) => period({ totalVisitors }));
  const [doubt] = doubtsIn({ ...period({ totalVisitors: 310 }), others });
  expect(doubt).toMatchObject({ kind: "far_from_usual", usual: 3100 });
});

test("a new level is doubted once, and not in the months that follow", () => {
  const levels = [...Array.from({ length: 8 }, () => 300), 3100];
  expect(
    doubts(
      { totalVisitors: 3000 },
      levels.map((totalVisitors) => ({ totalVisitors })),
    ),
  ).toEqual([]);
});

test("the year before excuses nothing where most of the past comes from another account", () => {
  const typed = Array.from({ length: 9 }, () => period({ totalVisitors: 60_000 }));
  const ofProperty = (totalVisitors: number) => {
    const { figures } = period({ totalVisitors });
    return { figures, origins: originsOfAll(figures, { ...origin, kind: "analytics", account: "123" }) };
  };
  const yearBefore = ofProperty(2600);
  const own = ofProperty(2744);
  expect(doubtsIn({ ...own, others: [yearBefore, ...typed], yearBefore })).toMatchObject([{ usual: 60_000 }]);
});

test("a season of the year before makes the same season likely", () => {
  const quiet = [190, 210, 200, 205, 195, 208, 202, 199, 201, 204, 197, 203];
  const year = [2000, ...quiet].map((totalVisitors) => ({ totalVisitors }));
  const [yearBefore, ...others] = year.map(period);
  expect(doubtsIn({ ...period({ totalVisitors: 2050 }), others, yearBefore })).toEqual([]);
  expect(doubts({ totalVisitors: 2050 }, year)).toEqual([["totalVisitors", "doubt_far_from_usual"]]);
});

test("values that are counted differently say nothing about each other", () => {
  const { figures, origins } = period({ totalVisitors: 2050 });
  const others = months({ totalVisitors: 200 }).map((one) => {
    const other = period(one);
    return { ...other, origins: { totalVisitors: { ...origin, measure: "total_users" as const } } };
  });
  const measured = { totalVisitors: { ...origins.totalVisitors, ...origin, measure: "active_users" as const } };
  expect(doubtsIn({ figures, origins: measured, others })).toEqual([]);
});

test("an answered doubt is not asked about again, and another value is another doubt", () => {
  const asked = (totalLeads: number) => doubtsIn({ ...period({ sessions: 1900, totalLeads }), others: [] });
  const [{ doubt: id = "" } = {}] = doubtProblems(asked(4100));
  expect(openDoubts(asked(4100), [{ id }])).toEqual([]);
  expect(openDoubts(asked(4200), [{ id }])).toHaveLength(1);
});

test("made-up figures are not doubted", () => {
  const figures = { ...noFigures, sessions: 10, totalLeads: 20 };
  expect(doubtsIn({ figures, origins: originsOfAll(figures, { ...origin, kind: "sample" }), others: [] })).toEqual([]);
});

test("right figures are doubted in under 2% of the months of 1,000 client-years", () => {
  const draw = drawsFrom("client-years");
  let [seen, doubtful] = [0, 0];
  for (let client = 0; client < 1000; client++) {
    const year = clientYear(draw).map(period);
    for (const [index, month] of year.entries()) {
      seen += 1;
      if (doubtsIn({ ...month, others: year.slice(0, index), yearBefore: year[index - 12] }).length > 0) doubtful += 1;
    }
  }
  const percent = (doubtful * 100) / seen;
  expect.soft(seen).toBe(24_000);
  expect(percent, `${percent.toFixed(2)}% of ${seen} client-months`).toBeLessThan(2);
  console.info(`Doubts on right figures: ${doubtful} of ${seen} client-months, ${percent.toFixed(2)}%`);
});
