import { describe, expect, test } from "vitest";
import { type Figures, noFigures } from "@agency/model/figures";
import type { PeriodFigures } from "./figures.ts";
import { allDeleted, applyReading, corrects, readAll, type Reading } from "./reading.ts";

let day = 0;

function reading(kind: Reading["kind"], figures: Reading["figures"], others: Partial<Reading> = {}): Reading {
  day += 1;
  return {
    id: `reading ${day}`,
    clientId: "kedai",
    reportType: "monthly",
    periodStart: "2026-10-01",
    kind,
    readAt: new Date(Date.UTC(2026, 10, day)),
    detail: null,
    author: kind === "typed" || kind === "file" ? "siti" : null,
    final: null,
    figures,
    ...others,
  };
}

const google = (totalVisitors: number | null) => reading("analytics", { totalVisitors: { value: totalVisitors } });
const file = (totalVisitors: number | null) => reading("file", { totalVisitors: { value: totalVisitors } });
/** The form as the staff save it: with every figure. */
const typed = (figures: Partial<Figures>, author = "siti") =>
  reading("typed", readAll({ ...noFigures, ...figures }), { author });
const takenBack = () => reading("typed", { totalVisitors: { takenBack: true } }, { author: "ali" });

function after(...readings: Reading[]): PeriodFigures {
  const period = readings.reduce<PeriodFigures | null>((current, one) => applyReading(current, one).period, null);
  if (!period) throw new Error("No figures");
  return period;
}

/** The figure of visitors that stands: value, kind, and the one read beneath it. */
function visitors(...readings: Reading[]) {
  const { figures, origins, overridden } = after(...readings);
  return [figures.totalVisitors, origins.totalVisitors?.kind, overridden.totalVisitors?.value];
}

describe("a source that is no longer to fill a figure", () => {
  const withdrawn = () => reading("analytics", { totalVisitors: { withdrawn: true }, totalLeads: { withdrawn: true } });

  test("withdraws what it read, and what its leads divide into", () => {
    const leads = { kinds: [{ name: "call", leads: 4 }], channels: [] };
    const read = reading("analytics", { totalVisitors: { value: 530 }, sessions: { value: 700 } }, { leads });
    const { figures, origins, leads: left } = after(read, withdrawn());
    expect(figures).toMatchObject({ totalVisitors: null, sessions: 700 });
    expect(origins).not.toHaveProperty("totalVisitors");
    expect(left).toBeNull();
  });

  test.each([
    ["leaves what a file gave", [google(530), file(600), withdrawn()], [600, "file", undefined]],
    [
      "leaves what the staff typed, without what it read beneath",
      [google(530), typed({ totalVisitors: 999 }), withdrawn()],
      [999, "typed", undefined],
    ],
  ])("%s", (_, readings, expected) => {
    expect(visitors(...readings)).toEqual(expected);
  });

  test("changes nothing where it gave nothing", () => {
    const before = after(file(600));
    expect(applyReading(before, withdrawn()).period).toBe(before);
  });
});

describe("figures of one property", () => {
  const of = (account: string, figures: Reading["figures"]) => reading("analytics", figures, { account });
  const first = () =>
    reading(
      "analytics",
      { totalVisitors: { value: 530 }, totalLeads: { value: 250 } },
      { account: "1", leads: { kinds: [{ name: "call", leads: 250 }], channels: [] } },
    );

  test("take the place of all that another one gave, also of what it does not have itself", () => {
    const second = of("2", { totalVisitors: { value: 70 } });
    const { figures, origins, leads } = after(first(), file(null), second);
    expect([figures.totalVisitors, figures.totalLeads, leads]).toEqual([70, null, null]);
    expect(origins).toEqual({ totalVisitors: expect.objectContaining({ account: "2" }) });
    expect(after(typed({ totalLeads: 9 }), first(), second).figures).toMatchObject({
      totalVisitors: 70,
      totalLeads: 9,
    });
  });

  test("stay when the same one is read again, or an account of another kind", () => {
    expect(after(first(), of("1", { totalVisitors: { value: 531 } })).figures.totalLeads).toBe(250);
    const site = reading("search_console", { averagePosition: { value: 3 } }, { account: "https://kedai.example/" });
    expect(after(first(), site).figures).toMatchObject({ totalLeads: 250, averagePosition: 3 });
  });
});

test("deleting leaves nothing of a period, and is kept as a reading of who did it", () => {
  const deleted = reading("typed", allDeleted);
  expect(applyReading(after(google(530), typed({ totalVisitors: 9 })), deleted)).toEqual({
    period: null,
    kept: deleted,
  });
});

describe("of several readings of a figure", () => {
  test.each([
    ["the newer one of Google stands", [google(530), google(540)], [540, "analytics", undefined]],
    ["a file stands after Google", [google(530), file(600)], [600, "file", undefined]],
    ["Google stands after a file", [file(600), google(530)], [530, "analytics", undefined]],
    ["a file stands after the staff", [typed({ totalVisitors: 7 }), file(600)], [600, "file", undefined]],
    ["one without the figure changes nothing", [google(530), google(null), file(null)], [530, "analytics", undefined]],
    ["the staff stand over Google", [google(530), typed({ totalVisitors: 999 })], [999, "typed", 530]],
    [
      "the staff stay when Google is read again",
      [google(530), typed({ totalVisitors: 999 }), google(540)],
      [999, "typed", 540],
    ],
    [
      "the staff stay when Google is read for the first time",
      [typed({ totalVisitors: 999 }), google(530)],
      [999, "typed", 530],
    ],
    [
      "the staff's second figure still has Google's beneath",
      [google(530), typed({ totalVisitors: 9 }), typed({ totalVisitors: 8 })],
      [8, "typed", 530],
    ],
    ["the staff can say that there is none", [google(530), typed({})], [null, "typed", 530]],
    [
      "an empty one of the staff wipes their own",
      [typed({ totalVisitors: 9 }), typed({})],
      [null, undefined, undefined],
    ],
    [
      "what the staff leave as Google read it stays Google's",
      [google(530), typed({ totalVisitors: 530, totalLeads: 3 })],
      [530, "analytics", undefined],
    ],
    [
      "typing Google's own figure ends the override",
      [google(530), typed({ totalVisitors: 9 }), typed({ totalVisitors: 530 })],
      [530, "analytics", undefined],
    ],
    [
      "Google's newest returns when the staff take theirs back",
      [google(530), typed({ totalVisitors: 9 }), google(540), takenBack()],
      [540, "analytics", undefined],
    ],
    [
      "a typed one that nothing was read of cannot be taken back",
      [typed({ totalVisitors: 9 }), takenBack()],
      [9, "typed", undefined],
    ],
  ])("%s", (_, readings, expected) => {
    expect(visitors(...readings)).toEqual(expected);
  });

  test("other figures keep theirs, and none is a figure of its own", () => {
    const search = reading("search_console", { averagePosition: { value: 8.4 }, topRankings: { value: ["kopi"] } });
    const { figures, origins } = after(
      google(530),
      search,
      typed({ totalVisitors: 530, averagePosition: 8.4, topRankings: ["kopi"], totalLeads: 3 }),
    );
    expect(figures).toEqual({
      ...noFigures,
      totalVisitors: 530,
      averagePosition: 8.4,
      topRankings: ["kopi"],
      totalLeads: 3,
    });
    expect(Object.entries(origins).map(([figure, { kind }]) => [figure, kind])).toEqual([
      ["totalVisitors", "analytics"],
      ["averagePosition", "search_console"],
      ["topRankings", "search_console"],
      ["totalLeads", "typed"],
    ]);
  });
});

test("a figure has the call, the notes, how it is counted and the time of its reading, and whose it is", () => {
  const call = reading(
    "analytics",
    {
      sessions: { value: 9 },
      totalVisitors: { value: 5, detail: "runReport totalUsers", notes: ["thresholded"], measure: "total_users" },
    },
    { detail: "runReport", final: true },
  );
  const { origins, updatedAt } = after(call, typed({ sessions: 9, totalVisitors: 5, totalLeads: 1 }, "ali"));
  const readAt = call.readAt.toISOString();
  const origin = { kind: "analytics", readAt, author: null, final: true };
  expect(origins).toMatchObject({
    sessions: { ...origin, detail: "runReport", notes: [] },
    totalVisitors: { ...origin, detail: "runReport totalUsers", notes: ["thresholded"], measure: "total_users" },
    totalLeads: { kind: "typed", author: "ali", readAt: updatedAt.toISOString(), measure: null },
  });
});

describe("what is kept of a reading", () => {
  test("by the staff is what they changed, and nothing when they changed nothing", () => {
    const before = after(google(530));
    expect(applyReading(before, typed({ totalVisitors: 530, totalLeads: 3 })).kept?.figures).toEqual({
      totalLeads: { value: 3 },
    });
    expect(applyReading(before, typed({ totalVisitors: 530 }))).toEqual({ period: before, kept: null });
  });

  test("by Google is all of it, even when it changes nothing", () => {
    const again = google(null);
    expect(applyReading(null, again)).toEqual({ period: null, kept: again });
    expect(applyReading(after(typed({ totalVisitors: 1 })), again).kept).toEqual(again);
  });

  test("a period saved without figures is there, and one that was taken back or read empty is not", () => {
    expect(after(typed({})).figures).toEqual(noFigures);
    expect(applyReading(null, takenBack())).toEqual({ period: null, kept: null });
  });
});

test("a reading of searches or of pages alone leaves the other as it is", () => {
  const keyword = { query: "kopi", clicks: 3, impressions: 40, position: 2.5 };
  const page = { page: "https://kedai.example/", clicks: 5, impressions: 60, position: 3.1 };
  const queries = reading("file", {}, { searches: { keywords: [keyword] } });
  const pages = reading("file", {}, { searches: { pages: [page] } });
  const imported = { kind: "file", account: null };
  expect(after(queries, pages).searches).toEqual({
    keywords: [keyword],
    pages: [page],
    origins: { keywords: imported, pages: imported },
  });
  const again = reading("search_console", {}, { searches: { keywords: [], pages: [page] }, account: "site" });
  const read = { kind: "search_console", account: "site" };
  expect(after(queries, pages, again).searches).toEqual({
    keywords: [],
    pages: [page],
    origins: { keywords: read, pages: read },
  });
});

test("the searches that showed the Business Profile are those of the newest reading that has any, with its origin", () => {
  const found = (search: string, detail: string) =>
    reading("business_profile", {}, { profileSearches: { value: [{ search, people: 40 }], detail }, final: true });
  const calls = reading("business_profile", { calls: { value: 3 } });
  expect(after(found("kopi", "first"), found("teh", "second"), calls).profileSearches).toMatchObject({
    rows: [{ search: "teh", people: 40 }],
    origin: { kind: "business_profile", detail: "second", notes: [], author: null, final: true },
  });
});

const period: PeriodFigures = {
  id: "october",
  clientId: "kedai",
  reportType: "monthly",
  periodStart: "2026-10-01",
  figures: { ...noFigures, totalLeads: 12 },
  origins: {},
  overridden: {},
  confirmed: [],
  searches: null,
  leads: null,
  visits: null,
  profileSearches: null,
  ads: null,
  aiAnswers: null,
  updatedAt: new Date("2026-11-02T01:00:00Z"),
};
const withFigures = (figures: Partial<PeriodFigures["figures"]>) => ({
  ...period,
  figures: { ...period.figures, ...figures },
  updatedAt: new Date("2026-11-04T01:00:00Z"),
});

describe("a source corrects a period", () => {
  test("when a figure that was known changes", () => {
    expect(corrects(period, withFigures({ totalLeads: 13 }), "analytics")).toBe(true);
    expect(corrects(period, withFigures({ totalLeads: null }), "analytics")).toBe(true);
  });

  test("and not when it reads the same again, or adds what nobody knew", () => {
    expect(corrects(period, withFigures({}), "analytics")).toBe(false);
    expect(corrects(period, withFigures({ sessions: 400 }), "analytics")).toBe(false);
    const searches = { keywords: [], pages: [] };
    expect(corrects(period, { ...period, searches }, "search_console")).toBe(false);
    expect(corrects({ ...period, searches }, { ...period, searches: null }, "search_console")).toBe(true);
  });
});

test("a person corrects a period with a figure that nobody knew, too", () => {
  expect(corrects(period, withFigures({ sessions: 400 }), "typed")).toBe(true);
  expect(corrects(period, withFigures({ sessions: 400 }), "file")).toBe(true);
  expect(corrects(period, withFigures({}), "typed")).toBe(false);
});

test("the first figures of a period correct what a report said without them", () => {
  expect(corrects(null, period, "analytics")).toBe(true);
});
