import { describe, expect, it } from "vitest";
import { noFigures } from "../figures.ts";
import { bareOrigin, originsOfAll } from "../origin.ts";
import { corpus } from "./corpus.fixture.ts";
import { presentReport, reportTitle } from "./document.ts";
import { emptyPoint } from "./history-chart.ts";
import type { ReportText } from "./report-text.ts";
import { bareSnapshot, mainFigures, sampleFigures } from "./snapshot.fixture.ts";
import type { Snapshot } from "./snapshot.ts";

const agency = {
  name: "Contoh",
  address: "Ipoh",
  email: "hello@contoh.example",
  phone: "05",
  timeZone: "Asia/Kuala_Lumpur",
};

/** Returns the key with its parameters, so that a test can check both. */
const t: ReportText = (key, params = {}) =>
  [key, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");

const typed = { ...bareOrigin("typed", "2026-11-02T17:30:00.000Z"), author: "siti" };

function snapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    ...bareSnapshot,
    missing: [...mainFigures],
    changes: { visitors: 2.7, organic: null, leads: null, followers: -1, position: -0.9 },
    history: [{ start: "2026-10-01", end: "2026-10-31", totalVisitors: 12480, organicTraffic: 5866, totalLeads: 164 }],
    ...changes,
  };
}

function present(changes: Partial<Snapshot> = {}) {
  const document = presentReport(snapshot(changes), t, agency, "en");
  const { history, traffic, seo, social, keyFigures } = document;
  if (!history || !traffic || !seo || !social || !keyFigures) throw new Error("A section is missing");
  return { ...document, history, traffic, seo, social, keyFigures };
}

function presentKeyFigures(changes: Partial<Snapshot> = {}) {
  const [leads, visitors, position] = present(changes).keyFigures.figures;
  if (!leads || !visitors || !position) throw new Error("A key figure is missing");
  return { leads, visitors, position };
}

describe("reportTitle", () => {
  it.each([
    ["weekly", "2026-11-02", "2026-11-08", "en-MY", "period=2–8 November 2026"],
    ["weekly", "2026-10-26", "2026-11-01", "en-MY", "period=26 October – 1 November 2026"],
    ["weekly", "2026-10-26", "2026-11-01", "ms-MY", "period=26 Oktober – 1 November 2026"],
    ["weekly", "2026-12-28", "2027-01-03", "ms-MY", "period=28 Disember 2026 – 3 Januari 2027"],
    ["monthly", "2026-10-01", "2026-10-31", "en-MY", "period=October 2026"],
    ["monthly", "2026-10-01", "2026-10-31", "ms-MY", "period=Oktober 2026"],
    [
      "quarterly",
      "2026-07-01",
      "2026-09-30",
      "en-MY",
      "period=quarter.whole quarter=quarter.q3 year=2026 months=quarter.months first=July last=September",
    ],
    [
      "quarterly",
      "2026-10-01",
      "2026-12-31",
      "ms-MY",
      "period=quarter.whole quarter=quarter.q4 year=2026 months=quarter.months first=Oktober last=Disember",
    ],
  ] as const)("names the %s period from %s to %s in %s", (type, start, end, locale, expected) => {
    const title = reportTitle(type, { start, end }, t, locale);
    expect(title).toContain(`kind=kind.${type}`);
    expect(title.endsWith(expected)).toBe(true);
  });
});

describe("the key figures", () => {
  it("are leads, visitors and position, formatted, with their changes", () => {
    const { leads, visitors, position } = presentKeyFigures();
    expect(visitors).toMatchObject({ value: "12,480", known: true, change: { text: "+2.7%", up: true, good: true } });
    expect(visitors.note).toContain("organic=5,866");
    expect(position).toMatchObject({ value: "8.4", known: true, change: { text: "-0.9", up: false, good: true } });
    expect(leads).toMatchObject({ value: "164", known: true, change: null });
    expect(leads.note).toBe("keyFigures.rate rate=0.9%");
  });

  it("show no change as neither good nor bad, and without a direction", () => {
    const { visitors, position } = presentKeyFigures({
      changes: { visitors: 0.04, organic: null, leads: null, followers: null, position: -0.04 },
    });
    expect(visitors.change).toEqual({ text: "0.0%", up: null, good: null });
    expect(position.change).toEqual({ text: "0.0", up: null, good: null });
  });

  it("show fewer visitors and a higher position number as bad", () => {
    const { visitors, position } = presentKeyFigures({
      changes: { visitors: -3, organic: null, leads: null, followers: null, position: 1.2 },
    });
    expect(visitors.change).toEqual({ text: "-3.0%", up: false, good: false });
    expect(position.change).toEqual({ text: "+1.2", words: "change.worse", up: true, good: false });
  });

  it("have no change indicator when there is nothing to compare", () => {
    const { overview, traffic, seo } = present({
      changes: { visitors: null, organic: null, leads: null, followers: null, position: null },
    });
    const bare = [...overview, ...traffic.rows, ...seo.rows, traffic.change, seo.change];
    for (const one of bare) expect(one?.change).toBeNull();
    expect([traffic.change?.value, seo.change?.value]).toEqual(["noData", "noData"]);
  });
});

describe("an unknown figure", () => {
  it("is shown as no data, never as 0", () => {
    const document = present({
      figures: noFigures,
      changes: { visitors: null, organic: null, leads: null, followers: null, position: null },
      history: [],
    });
    const { overview, traffic, seo, social, conversions } = document;
    const sections = [traffic.rows, seo.rows, social.rows, conversions.rows, [traffic.change, seo.change]];
    const rows = [...overview, ...document.keyFigures.figures, ...sections.flat()];
    expect(rows.length).toBe(16);
    for (const row of rows) expect(row).toMatchObject({ value: "noData", known: false, note: null });
    expect(seo.topRankings?.keywords).toEqual([]);
    expect(document.history).toMatchObject({ points: [], none: "history.none" });
  });

  it("differs from a figure of 0", () => {
    const { leads, visitors } = presentKeyFigures({ figures: { ...sampleFigures, totalVisitors: 0, totalLeads: 0 } });
    expect([visitors.value, leads.value]).toEqual(["0", "0"]);
  });
});

describe("a figure that the client does not have", () => {
  const labels = (figures: { label: string }[] = []) => figures.map(({ label }) => label);
  const of = (changes: Partial<Snapshot>) => presentReport(snapshot({ missing: [], ...changes }), t, agency, "en");
  const few = { ...noFigures, totalVisitors: 412, totalLeads: 9 };

  it("is left out, while one that is missing says so", () => {
    const document = of({ figures: few, missing: ["averagePosition"] });
    expect(labels(document.overview)).toEqual(["keyFigures.leads", "keyFigures.visitors", "keyFigures.position"]);
    expect(document.overview[2]).toMatchObject({ value: "noData", known: false });
    expect(labels(document.traffic?.rows)).toEqual(["traffic.totalVisitors"]);
    expect(labels(document.seo?.rows)).toEqual(["seo.averagePosition"]);
    expect(document.seo?.topRankings).toBeNull();
    expect(labels(document.conversions.rows)).toEqual(["conversions.totalLeads"]);
    expect(document.overview[0]?.note).toBeNull();
  });

  it("takes along the section that has nothing else", () => {
    const { seo, social, sections } = of({ figures: few });
    expect([seo, social]).toEqual([null, null]);
    expect(sections).not.toContain("search");
    expect(of({ figures: { ...noFigures, totalLeads: 9 }, history: [] })).toMatchObject({
      traffic: null,
      history: null,
    });
  });

  it("is not counted among the numbers that matter", () => {
    const { keyFigures: two, mail } = of({ figures: few });
    expect(two?.heading).toBe("keyFigures.heading.two");
    expect(labels(two?.figures)).toEqual(["keyFigures.leads", "keyFigures.visitors"]);
    expect(mail.intro).toContain("mail.numbers.two");
    const { keyFigures: none, mail: bare } = of({ figures: { ...noFigures, calls: 3 } });
    expect(none).toBeNull();
    expect(bare.intro).not.toContain("mail.numbers");
  });
});

describe("the traffic split", () => {
  it("is the client's own when all parts are known", () => {
    const { split } = present().traffic;
    expect(split?.parts.map(({ percent }) => percent)).toEqual([47, 30, 13, 10]);
    expect(split).toMatchObject({ heading: "traffic.split", note: null });
  });

  it.each([
    ["no visitors are known", { ...noFigures, organicTraffic: 5 }],
    ["no source is known", { ...noFigures, totalVisitors: 301 }],
    ["nothing is known", noFigures],
  ])("is left out of a real report when %s", (_, unknown) => {
    expect(present({ figures: unknown }).traffic.split).toBeNull();
  });

  it("of a sample is the typical one, marked as an example", () => {
    const origins = { current: originsOfAll(sampleFigures, bareOrigin("sample", typed.readAt)), compared: {} };
    const { split } = present({ origins }).traffic;
    expect(split?.parts.map(({ percent }) => percent)).toEqual([65, 20, 10, 5]);
    expect(split).toMatchObject({ heading: "traffic.typicalSplit", typical: true, note: "traffic.typicalNote" });
  });

  it("shows the known shares and the rest, never mixed with typical ones, when a source is missing", () => {
    const { split } = present({ figures: { ...noFigures, totalVisitors: 301, organicTraffic: 150 } }).traffic;
    expect(split?.parts.map(({ key, percent }) => [key, percent])).toEqual([
      ["organic", 50],
      ["rest", 50],
    ]);
    expect(split).toMatchObject({ heading: "traffic.split", typical: false, note: "traffic.partialNote" });
  });
});

it("only a search at place 3 or better has the badge of the first three", () => {
  const { searches } = corpus["searches, new, lost and unknown ones among them"];
  const rows = present({ searches }).seo.searches?.rows ?? [];
  expect(rows.map(({ position, badges }) => [position, badges])).toEqual([
    ["2.1", ["searches.places.top3"]],
    ["3.0", ["searches.places.top3"]],
    ["11.2", []],
    ["24.5", ["searches.new"]],
    ["searches.unknown", []],
  ]);
});

describe("the history", () => {
  it("keeps an empty place for each period without figures", () => {
    const history = [
      { start: "2025-11-01", end: "2025-11-30", totalVisitors: 100, organicTraffic: null, totalLeads: null },
      { start: "2026-01-01", end: "2026-01-31", totalVisitors: null, organicTraffic: null, totalLeads: 2 },
      { start: "2026-02-01", end: "2026-02-28", totalVisitors: 1200, organicTraffic: 500, totalLeads: 3 },
    ];
    const { points, summary } = present({ history, period: { start: "2026-02-01", end: "2026-02-28" } }).history;
    expect(points.map(({ label, year, visitors }) => [label, year, visitors.value, visitors.text])).toEqual([
      ["Nov", "2025", 100, "100"],
      ["Dec", "2025", null, "noData"],
      ["Jan", "2026", null, "noData"],
      ["Feb", "2026", 1200, "1,200"],
    ]);
    expect(summary).toContain("February 2026: 1,200");
  });

  it("has a sentence in place of a chart until the visitors of two periods are known", () => {
    const { history } = corpus["fourteen months with gaps"];
    const noneAfter = (unknown: number) =>
      present({ history: history.map((point, index) => (index < unknown ? emptyPoint(point) : point)) }).history.none;
    expect(noneAfter(history.length)).toBe("history.none");
    expect(noneAfter(history.length - 1)).toBe("history.first");
    expect(noneAfter(history.length - 2)).toBeNull();
    expect(present().history.none).toBe("history.first");
  });
});

describe("the sections of a report", () => {
  const of = (changes: Partial<Snapshot>) => presentReport(snapshot(changes), t, agency, "en");
  const work = [
    { reportType: "monthly" as const, periodStart: "2026-10-01", text: "Rewrote the menu page", link: null },
  ];

  it("are the chosen sections with something to show, in their order", () => {
    const { sections } = of({ work, sections: ["search", "work", "comment", "profile", "trend"] });
    expect(sections).toEqual(["search", "work", "trend"]);
  });

  it("leave nothing of what is off, while the summary and the three numbers stay", () => {
    const document = of({ work, comments: { en: "Well done." }, sections: ["comment"] });
    const { trend, history, traffic, seo, social, profile, comparison, recommendations } = document;
    const parts = [trend, history, traffic, seo, social, profile, comparison, recommendations, document.work];
    expect(parts.every((part) => part === null)).toBe(true);
    expect(document.overview.map(({ label }) => label)).toEqual(
      ["leads", "visitors", "position"].map((figure) => `keyFigures.${figure}`),
    );
    expect(document.keyFigures?.figures).toHaveLength(3);
    expect(document).toMatchObject({ headline: expect.any(String), comment: { text: "Well done." } });
  });

  it("decide which figures have an origin at the end", () => {
    const followers = bareOrigin("file", typed.readAt);
    const origins = { current: { ...originsOfAll(sampleFigures, typed), totalFollowers: followers }, compared: {} };
    expect(of({ origins }).origins?.lines.join()).toContain("figure.totalFollowers");
    expect(of({ origins, sections: ["trend"] }).origins?.lines.join()).not.toContain("figure.totalFollowers");
  });
});

describe("the report's texts", () => {
  it("name the origin of the figures and its date in the agency's time zone", () => {
    expect(present().origins).toEqual({
      summary: "origins.summary origins=origins.typed date=3 November 2026",
      heading: "origins.heading",
      lines: ["origins.line figures=origins.all origin=origin.typedBy author=siti date=3 November 2026"],
    });
  });

  it("mark sample figures as such, in the report and in the email subject", () => {
    const sample = present({
      origins: { current: originsOfAll(sampleFigures, bareOrigin("sample", typed.readAt)), compared: {} },
    });
    expect(sample.sample?.badge).toBe("sample.badge");
    expect(sample.mail.subject).toContain("mail.sampleSubject badge=sample.badge");
    expect(present().sample).toBeNull();
    expect(present().mail.subject).toContain("mail.subject");
  });

  it("use the reader's language, with the comment in it or none", () => {
    const inMalay = (comments: Snapshot["comments"]) => presentReport(snapshot({ comments }), t, agency, "ms");
    const document = inMalay({ en: "Well done.", ms: "Syabas." });
    expect(document).toMatchObject({ language: "ms", comment: { text: "Syabas.", language: "ms" } });
    expect(document.dates.text).toBe("1–31 Oktober 2026");
    const without = inMalay({ en: "Well done." });
    expect([without.comment, without.sections.includes("comment")]).toEqual([null, false]);
  });

  it("mark a recommendation that the staff wrote with the client's language, those of the rules with the reader's", () => {
    const recommendations = [{ text: "Call us." }, { key: "steady", params: {} } as const];
    const document = presentReport(snapshot({ recommendations }), t, agency, "ms");
    expect(document.recommendations?.sentences).toEqual([
      { text: "Call us.", language: "en" },
      { text: "recommendation.steady", language: "ms" },
    ]);
  });

  it("say in the email of a revision that it was revised, not that the report is ready", () => {
    const revised = {
      number: 2,
      at: new Date("2026-11-04T01:00:00Z"),
      figures: [],
      parts: ["comment" as const],
      commentsIn: ["en"],
    };
    const { mail, notice } = present({ revised });
    expect(notice).toContain("evised.thing.comment");
    expect(present({ revised: { ...revised, commentsIn: ["ms"] } }).notice).not.toContain("evised.thing.comment");
    expect(mail.subject).toContain("mail.revisedSubject");
    expect(mail.intro).toMatch(/^mail\.revisedIntro period=October 2026 /u);
    expect(present().mail.intro).toMatch(/^mail\.intro /u);
  });

  it("keep the language of what the staff wrote in a report that was mailed in another", () => {
    const line = { reportType: "monthly" as const, periodStart: "2026-10-01", text: "Wrote a page.", link: null };
    const mailed = snapshot({
      language: "ms",
      writtenIn: "en",
      work: [line],
      recommendations: [{ text: "Call us." }],
    });
    expect(presentReport(mailed, t, agency, "ms")).toMatchObject({
      language: "ms",
      work: { language: "en" },
      recommendations: { sentences: [{ language: "en" }] },
    });
  });

  it("leave out a blank comment", () => {
    expect(present({ comments: { en: "  \n" } }).comment).toBeNull();
    expect(present({ comments: { en: " Well done. " } }).comment?.text).toBe("Well done.");
  });
});

it("a chart names its first and its last period as within a sentence", () => {
  const quarter = corpus["a quarter with a target for leads"];
  const { history } = presentReport(quarter, t, agency, "ms");
  expect(history?.inShort).toMatch(/^history\.inShort first=quarter\.whole .* last=quarter\.whole /);
});
