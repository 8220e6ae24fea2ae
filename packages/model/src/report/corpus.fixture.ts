import { languageKeys } from "@agency/content/settings";
import { type Figures, noFigures } from "../figures.ts";
import { bareOrigin, fileDetail, type Origin, originsOfAll } from "../origin.ts";
import { noTargets } from "../plan.ts";
import { adsOfTwoPlatforms } from "./ads.fixture.ts";
import { answersOfTwoEngines } from "./ai-answers.fixture.ts";
import { percentChange } from "./changes.ts";
import { makeHistory, makePlaces } from "./earlier-periods.fixture.ts";
import { type Period, precedingPeriod } from "./periods.ts";
import { byChannel, provenSince, searched } from "./proven.fixture.ts";
import { type EarlierFigures, recommend } from "./recommendations.ts";
import { recountedSince } from "./recounted.fixture.ts";
import { reportSections } from "./sections.ts";
import { showsFigure } from "./shown-figures.ts";
import { bareSnapshot, inEveryLanguage, mainFigures, noChanges, october, sampleFigures } from "./snapshot.fixture.ts";
import type { Snapshot } from "./snapshot.ts";

const thirdQuarter: Period = { start: "2026-07-01", end: "2026-09-30" };
const longName = "Perusahaan Contoh Terpanjang ".repeat(5).slice(0, 119).trim();
const longKeywords = Array.from({ length: 10 }, (_, index) =>
  `keyword ${index} ${"tempat sarapan sedap di ipoh ".repeat(3)}`.slice(0, 80).trim(),
);
const longComment = `Terima kasih.\r\n\r\n${"Kami memindahkan waktu operasi ke bahagian atas halaman. ".repeat(34)}`;

/** Origins of every kind, with every note. */
const mixedOrigins: Snapshot["origins"] = {
  current: {
    totalVisitors: { ...bareOrigin("analytics", "2026-11-02T19:10:00.000Z"), final: true },
    organicTraffic: {
      ...bareOrigin("analytics", "2026-11-02T19:10:00.000Z"),
      notes: ["thresholded", "sampled", "other_row", "truncated"],
    },
    sessions: {
      ...bareOrigin("analytics", "2026-11-02T19:10:00.000Z"),
      final: false,
      notes: ["not_final", "time_zone"],
    },
    averagePosition: { ...bareOrigin("search_console", "2026-11-01T19:10:00.000Z"), final: true },
    totalFollowers: { ...bareOrigin("typed", "2026-11-02T17:30:00.000Z"), author: "siti" },
    totalLeads: { ...bareOrigin("business_profile", "2026-11-02T17:30:00.000Z"), notes: ["partial"] },
  },
  compared: {
    totalVisitors: { ...bareOrigin("analytics", "2026-10-02T19:10:00.000Z"), final: true },
    totalLeads: bareOrigin("typed", "2026-10-02T01:00:00.000Z"),
  },
};

/** Something for every section. */
const fullSections: Partial<Snapshot> = {
  ...provenSince(
    { totalLeads: 190, sessions: 18_020, searchClicks: 900, searchImpressions: 9000 },
    {
      ...sampleFigures,
      calls: 31,
      directions: 12,
      websiteClicks: 80,
      adSpend: 1240.5,
      searchClicks: 700,
      searchImpressions: 11_000,
    },
    {
      now: { leads: byChannel(90, 40, 20, 9, 5), searches: searched(700) },
      before: { leads: byChannel(122, 40, 12, 6, 10), searches: searched(880) },
    },
  ),
  happened: [
    { kind: "days", now: { all: 31, weekend: 9 }, before: { all: 28, weekend: 8 } },
    { kind: "festival", festivals: ["deepavali"], earlier: { start: "2026-08-01", end: "2026-08-31" } },
    { kind: "festivalBefore", festivals: ["aidilfitri", "chineseNewYear"] },
    { kind: "incident", incident: "impressions2025" },
    { kind: "incident", incident: "faq2026" },
    { kind: "pattern", pattern: "answered" },
    { kind: "note", day: "2026-10-12", words: { en: "The website moved to a new address", zh: "网站更换了地址" } },
  ],
  datedNotes: [{ day: "2026-10-12", words: { en: "The website moved to a new address", zh: "网站更换了地址" } }],
  leads: {
    kinds: [
      { name: "whatsapp_click", leads: 74 },
      { name: "generate_lead", leads: 40 },
      { name: "contact_form", leads: 20 },
      { name: "call_click", leads: 18 },
      { name: "file_download", leads: 7 },
      { name: "newsletter_signup", leads: 3 },
      { name: "view_map", leads: 2 },
    ],
    channels: [
      { name: "Organic Search", leads: 90 },
      { name: "Cross-network", leads: 60 },
      { name: "(other)", leads: 14 },
    ],
  },
  profileSearches: {
    rows: [
      { search: "kopitiam ipoh", people: 1240 },
      { search: longKeywords[0] ?? "", people: 38 },
      { search: "怡保白咖啡", fewerThan: 15 },
    ],
    origin: { ...bareOrigin("business_profile", "2026-11-02T17:30:00.000Z"), final: true },
  },
  ads: adsOfTwoPlatforms,
  aiAnswers: answersOfTwoEngines,
  aiAnswersBefore: [
    { engine: "google", count: 4200 },
    { engine: "bing", count: 29 },
  ],
  places: makePlaces("monthly", october, [[0, 1, 0, 0], [0, 0, 2, 1], null, [1, 0, 0, 4]]),
  targets: { ...noTargets, totalLeads: 160, totalVisitors: 15_000 },
  work: [
    {
      reportType: "monthly",
      periodStart: "2026-10-01",
      text: "Menulis semula halaman menu, dengan harga",
      link: "https://kopitiam.example/menu",
    },
    { reportType: "monthly", periodStart: "2026-10-01", text: "Menulis semula halaman menu, dengan harga", link: null },
  ],
  next: [{ reportType: "monthly", periodStart: "2026-11-01", text: "Halaman baharu tentang katering", link: null }],
  searches: {
    rows: [{ query: "kopitiam ipoh", clicks: 3, impressions: 40, position: 9.9, before: null, isNew: false }],
    lost: [],
    places: { top3: 0, top10: 1, top20: 0, beyond: 0 },
    placesBefore: null,
    pages: [{ page: "https://kopitiam.example/", clicks: 3, impressions: 40, position: 9.9 }],
  },
};

/** Reports with extreme content. Tests compare portal, PDF and email with the document of each. */
export const corpus = {
  "sources that gave nothing": snapshot({ unread: ["analytics", "search_console"], missing: ["averagePosition"] }),
  "no data": snapshot({ figures: noFigures, missing: [...mainFigures], changes: noChanges, history: [] }),
  "a client with visitors and leads only": snapshot({
    figures: { ...noFigures, totalVisitors: 412, totalLeads: 9 },
    changes: { ...noChanges, visitors: -3.1, leads: 12.5 },
    history: makeHistory("monthly", october, 3).map((point) => ({ ...point, organicTraffic: null })),
  }),
  "a client with leads only, which are missing": snapshot({
    figures: noFigures,
    missing: ["totalLeads"],
    changes: noChanges,
    history: [],
  }),
  "a client with a Business Profile only": snapshot({
    figures: { ...noFigures, calls: 12 },
    missing: ["directions"],
    changes: noChanges,
    history: [],
  }),
  "one week": snapshot({
    type: "weekly",
    period: { start: "2025-12-29", end: "2026-01-04" },
    origins: allFrom(bareOrigin("typed", "2026-01-05T15:59:00.000Z")),
    changes: noChanges,
    history: [{ start: "2025-12-29", end: "2026-01-04", totalVisitors: 12480, organicTraffic: 5866, totalLeads: 164 }],
    comments: { en: "A good week.", ms: "Minggu yang baik." },
  }),
  "revised in the staff's own words": snapshot({
    recommendations: [
      { text: "Kami sudah memendekkan borang. / Nombor telefon kini di atas." },
      { key: "steady", params: {} },
    ],
    comments: { en: "We corrected the visitors.", ms: "Angka pelawat kami betulkan." },
    revised: {
      number: 2,
      at: new Date("2026-11-04T01:00:00Z"),
      figures: [
        { figure: "totalVisitors", before: 5300, after: 12480 },
        { figure: "averagePosition", before: null, after: 8.43 },
      ],
      parts: ["comment", "recommendations", "added.social"],
      commentsIn: [...languageKeys],
    },
  }),
  "sentences with all that can stand beside them": snapshot({
    changes: { visitors: -27.3, organic: -30, leads: null, followers: null, position: -1 },
    recommendations: [
      {
        key: "trafficDown",
        params: { now: 12_480, from: 17_166, percent: -27.3, aYearBefore: 12_010, low: 15_020.4, high: 18_900.2 },
        festivals: { when: "now", names: ["deepavali"] },
        promised: true,
      },
      {
        key: "leadsUp",
        params: { now: 164, from: 120, percent: 36.7 },
        against: "yearBefore",
        festivals: { when: "then", names: ["chineseNewYear", "aidilfitri"] },
      },
    ],
  }),
  "leads that add up of more visits and fewer enquiries": snapshot(
    provenSince({ totalLeads: 150, sessions: 12_000 }, sampleFigures),
  ),
  "fourteen months with gaps": snapshot({ history: makeHistory("monthly", october, 14, [2, 7]) }),
  "long names": snapshot({
    type: "quarterly",
    period: thirdQuarter,
    clientName: longName,
    origins: allFrom(bareOrigin("sample", "2026-10-02T01:00:00.000Z")),
    figures: { ...sampleFigures, topRankings: longKeywords },
    history: makeHistory("quarterly", thirdQuarter, 12),
    leads: { kinds: longKeywords.map((name, index) => ({ name, leads: 90 - index })), channels: [] },
    comments: inEveryLanguage(longComment),
  }),
  "negative changes and a part of the split": snapshot({
    origins: mixedOrigins,
    figures: {
      ...noFigures,
      totalVisitors: 301,
      organicTraffic: 150,
      sessions: 420,
      averagePosition: 14.2,
      totalFollowers: 88,
      totalLeads: 0,
    },
    changes: { visitors: -86.4, organic: null, leads: -100, followers: -12.3, position: 4.2 },
    history: makeHistory("monthly", october, 2),
  }),
  "huge figures": snapshot({
    type: "quarterly",
    period: thirdQuarter,
    figures: {
      ...sampleFigures,
      totalVisitors: 1_999_999_999,
      organicTraffic: 1_234_567_890,
      sessions: 2_000_000_000,
      totalFollowers: 987_654_321,
      totalLeads: 123_456_789,
      adSpend: 987_654_321.5,
      socialTraffic: null,
    },
    changes: {
      visitors: percentChange(1_999_999_999, 1_481_481),
      organic: null,
      leads: 1250,
      followers: 1250,
      position: -0.04,
    },
    history: makeHistory("quarterly", thirdQuarter, 4).map((point) => ({ ...point, totalVisitors: 1_999_999_999 })),
  }),
  "weeks with holidays": snapshot({
    type: "weekly",
    period: { start: "2026-03-23", end: "2026-03-29" },
    history: makeHistory("weekly", { start: "2026-03-23", end: "2026-03-29" }, 8).map((point) =>
      point.start === "2026-02-16" || point.start === "2026-03-16"
        ? { ...point, totalVisitors: 5120, organicTraffic: 1706, totalLeads: 61 }
        : point,
    ),
  }),
  "twelve weeks": snapshot({
    type: "weekly",
    period: { start: "2026-11-02", end: "2026-11-08" },
    history: makeHistory("weekly", { start: "2026-11-02", end: "2026-11-08" }, 12),
  }),
  "searches, new, lost and unknown ones among them": snapshot({
    searches: {
      rows: [
        { query: "kopitiam ipoh", clicks: 1412, impressions: 20_400, position: 2.1, before: 3.4, isNew: false },
        { query: "怡保白咖啡", clicks: 90, impressions: 1800, position: 3, before: 3, isNew: false },
        { query: "roti bakar ipoh", clicks: 38, impressions: 640, position: 11.2, before: 10.7, isNew: false },
        { query: "sarapan taiping", clicks: 7, impressions: 210, position: 24.5, before: null, isNew: true },
        { query: longKeywords[0] ?? "", clicks: null, impressions: null, position: null, before: 8.8, isNew: false },
      ],
      lost: ["kopi tarik gopeng", "cafe dekat saya"],
      places: { top3: 2, top10: 0, top20: 1, beyond: 1 },
      placesBefore: { top3: 1, top10: 3, top20: 0, beyond: 0 },
      pages: [
        { page: "https://kopitiam.example/", clicks: 1300, impressions: 18_000, position: 3.2 },
        { page: `https://kopitiam.example/menu/${"sarapan-".repeat(12)}`, clicks: 4, impressions: 90, position: 12 },
      ],
    },
    places: makePlaces(
      "monthly",
      october,
      Array.from({ length: 14 }, (_, index) => (index === 5 ? null : [2 + (index % 3), 7, 20 - index, 50])),
    ),
  }),
  "figures that are counted differently than before": snapshot({
    ...recountedSince(october),
    figures: { ...sampleFigures, adSpend: 1240.5 },
    changes: noChanges,
  }),
  "leads of one kind, and ads without any leads": snapshot({
    figures: { ...sampleFigures, totalLeads: 0, adSpend: 300 },
    leads: { kinds: [{ name: "purchase", leads: 3 }], channels: [] },
  }),
  "targets reached and missed, the agency's work and its plans": snapshot({
    figures: { ...sampleFigures, adSpend: 1240.5 },
    targets: { totalLeads: 160, totalVisitors: 15_000, averagePosition: 5, totalFollowers: 4820, adSpend: 2000 },
    work: [
      {
        reportType: "monthly",
        periodStart: "2026-10-01",
        text: "Menulis semula halaman menu, dengan harga",
        link: "https://kopitiam.example/menu",
      },
      { reportType: "monthly", periodStart: "2026-10-01", text: longKeywords.join(", ").slice(0, 200), link: null },
    ],
    next: [
      {
        reportType: "monthly",
        periodStart: "2026-11-01",
        text: "Halaman baharu tentang katering",
        link: "https://kopitiam.example/katering",
      },
      { reportType: "monthly", periodStart: "2026-11-01", text: longKeywords.join(", ").slice(0, 200), link: null },
    ],
  }),
  "a quarter with a target for leads": snapshot({
    type: "quarterly",
    period: thirdQuarter,
    targets: { ...noTargets, totalLeads: 60, totalVisitors: 4000 },
    history: makeHistory("quarterly", thirdQuarter, 4),
  }),
  "sections in another order, all with something in them": snapshot({
    ...fullSections,
    comments: inEveryLanguage("A good month."),
    sections: reportSections.toReversed(),
  }),
  "only what cannot be left out": snapshot({
    ...fullSections,
    // With these, the comment would be over two pages.
    why: [],
    happened: [],
    comments: inEveryLanguage(longComment),
    sections: ["comment"],
  }),
  "searches and what was done, but neither traffic nor charts": snapshot({
    ...fullSections,
    sections: ["search", "comparison", "work", "comment"],
  }),
  "searches that showed the Business Profile, of which nothing else is known": snapshot({
    profileSearches: {
      rows: [{ search: "kopitiam ipoh", fewerThan: 15 }],
      origin: bareOrigin("business_profile", "2026-11-02T17:30:00.000Z"),
    },
  }),
  "searches without a period before": snapshot({
    searches: {
      rows: [{ query: "kopitiam ipoh", clicks: 3, impressions: 40, position: 9.9, before: null, isNew: false }],
      lost: [],
      places: { top3: 0, top10: 1, top20: 0, beyond: 0 },
      placesBefore: null,
      pages: [],
    },
  }),
} satisfies Record<string, Snapshot>;

/** The figures of the period before, from which the changes follow, and of those before it the history. */
function earlierFigures(whole: Omit<Snapshot, "recommendations">): EarlierFigures[] {
  const before = precedingPeriod(whole.type, whole.period);
  const past = whole.history.filter(({ start }) => start < before.start);
  return [
    ...past.map(({ start, end, totalVisitors, organicTraffic, totalLeads }) => ({
      period: { start, end },
      figures: { ...noFigures, totalVisitors, organicTraffic, totalLeads },
    })),
    { period: before, figures: figuresBefore(whole) },
  ];
}

/** Figures from which the changes follow. */
function figuresBefore({ figures, changes }: Pick<Snapshot, "figures" | "changes">): Figures {
  const before = (now: number | null, percent: number | null) =>
    now === null || percent === null ? null : Math.round(now / (1 + percent / 100));
  return {
    ...noFigures,
    totalVisitors: before(figures.totalVisitors, changes.visitors),
    totalLeads: before(figures.totalLeads, changes.leads),
    totalFollowers: before(figures.totalFollowers, changes.followers),
    averagePosition:
      figures.averagePosition === null || changes.position === null ? null : figures.averagePosition - changes.position,
  };
}

function allFrom(origin: Origin): Snapshot["origins"] {
  return { current: originsOfAll(sampleFigures, origin), compared: {} };
}

function snapshot(changes: Partial<Snapshot>): Snapshot {
  const whole: Omit<Snapshot, "recommendations"> = {
    ...bareSnapshot,
    origins: allFrom({
      ...bareOrigin("file", "2026-11-02T01:00:00.000Z"),
      detail: fileDetail("table", "October, all.csv", 3),
    }),
    // Visitors and leads change as in the last two periods of `makeHistory`.
    changes: { visitors: 6.2, organic: 41, leads: 1.9, followers: -3.6, position: -1.2 },
    history: makeHistory("monthly", october, 12),
    ...changes,
  };
  const { type, period, figures, missing } = whole;
  const recommendations = recommend({
    type,
    period,
    figures,
    earlier: earlierFigures(whole),
    isLater: false,
    recounted: false,
    found: { why: whole.why ?? [], happened: whole.happened ?? [] },
    missing,
    promises: true,
    shows: (figure) => showsFigure(whole, figure),
  });
  return { ...whole, recommendations, ...changes };
}
