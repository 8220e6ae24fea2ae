import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { agency, agencyDetails } from "@agency/content/agency";
import { type Language, languageKeys, aboutLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { bareOrigin, fileDetail } from "@agency/model/origin";
import { corpus } from "@agency/model/report/corpus.fixture";
import { presentReport, reportTitle } from "@agency/model/report/document";
import type { Festival } from "@agency/model/report/festivals";
import { recommendationTexts } from "@agency/model/report/recommendation-texts";
import { recommendationKeys } from "@agency/model/report/recommendations";
import type {
  HistoryChart,
  LeadGroup,
  PlacesChart,
  ReportDocument,
  SearchTable,
  Split,
} from "@agency/model/report/report-document";
import type { RevisedPart } from "@agency/model/report/revised";
import { revisionTexts } from "@agency/model/report/revision-texts";
import type { ReportSection } from "@agency/model/report/sections";
import { missingIn, allTexts, unaccounted } from "@agency/model/report/wording.fixture";
import { composeTestMail } from "../kit/mail/test-mail.ts";
import type { MailPictures } from "./mail/mail-pictures.ts";
import { composeReportMail } from "./mail/report-mail.ts";
import { drawReportPdf } from "./pdf/report-pdf.ts";

const pictures: MailPictures = { mark: null, trend: null, trendDark: null, logo: null };
const reportUrl = "https://agency.example/client-portal/shared#token";
const portalUrl = "https://agency.example/client-portal";
const links = { reportUrl, portalUrl, messageId: "<1@agency.example>" };
const reports = languageKeys.flatMap((language) =>
  Object.entries(corpus).map(([name, snapshot]) => {
    const document = presentReport({ ...snapshot, language }, translator(language), agencyDetails, language);
    return { name: `${name}, ${language}`, document };
  }),
);

async function drawAndRead(document: ReportDocument): Promise<{ text: string; totalPages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(await drawReportPdf(document)));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  // On paper a minus is not a hyphen.
  return { text: text.replaceAll("\u2212", "-"), totalPages };
}

describe.each(reports)("a report with $name", ({ document }) => {
  let drawn: ReturnType<typeof drawAndRead> | undefined;
  const pdf = () => (drawn ??= drawAndRead(document));

  it("shows exactly the content of the document in its PDF", async () => {
    const { text, totalPages } = await pdf();
    const shown = withoutShortened(text, `${document.title} · ${document.clientName}`);
    const pages = Array.from({ length: totalPages }, (_, index) =>
      document.pageLabel.replace("{page}", String(index + 1)).replace("{pages}", String(totalPages)),
    );
    const listNumbers = Array.from({ length: 10 }, (_, index) => String(index + 1));

    expect(missingIn(shown, [...inPdf(document), ...pages])).toEqual([]);
    expect(unaccounted(shown, [...allTexts(document), ...pages, ...listNumbers])).toEqual([]);
  });

  it("shows exactly the content of the document in both parts of its email", () => {
    const { subject, text, html } = composeReportMail(document, { ...links, pictures });

    expect(subject).toBe(document.mail.subject);
    for (const part of [text, plainText(html)]) {
      expect(missingIn(part, inMail(document))).toEqual([]);
      expect(unaccounted(part, [...allTexts(document), reportUrl, portalUrl])).toEqual([]);
    }
    expect(missingIn(text, [document.title, portalUrl])).toEqual([]);
    expect(missingIn(plainText(html), [document.kind, document.periodHeading])).toEqual([]);
  });

  it("has the sections in the order of the document, in its PDF and both parts of its email", async () => {
    const { text } = await pdf();
    expect(misplacedTexts(text, inOrder(document, ["trend", "work", "recommendations", "comment", "search"]))).toEqual(
      [],
    );
    const mail = composeReportMail(document, { ...links, pictures });
    expect(misplacedTexts(mail.text, inOrder(document, ["trend", "work", "recommendations", "comment"]))).toEqual([]);
    expect(misplacedTexts(plainText(mail.html), inOrder(document, ["work", "recommendations", "comment"]))).toEqual([]);
  });

  it("has no missing text and no unfilled parameter", () => {
    for (const text of allTexts(document)) {
      expect(text).not.toMatch(
        /\{\{|\}\}|^(?:mail|headline|searches|places|profile|ads|aiAnswers|leads|trend|target|traffic|seo|history|keyFigures|meaning|measure|origins?|originNote|recount)\.[a-z]/iu,
      );
    }
  });
});

describe.each(languageKeys)("in %s", (language) => {
  const { locale } = aboutLanguage(language);

  it("each recommendation has its own sentence", () => {
    const params = { percent: 12.5, position: 14.2, now: 6, from: 4 };
    const recommendations = recommendationKeys.map((key) => ({ key, params }));
    const sentences = recommendationTexts({ type: "monthly", recommendations }, translator(language), locale);
    expect(new Set(sentences).size).toBe(recommendationKeys.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^{}]{20,}\.$/u);
  });

  /** Every sentence of the rules, with all that can stand beside it. */
  const ruleSentences = () => {
    const params = { percent: 12.5, position: 14.2, now: 6, from: 4, aYearBefore: 3, low: 1, high: 5 };
    const recommendations = (["now", "then", "both"] as const).flatMap((when) =>
      recommendationKeys.map((key) => {
        const names: Festival[] = when === "then" ? ["deepavali"] : ["chineseNewYear", "aidilfitri"];
        return { key, params, festivals: { when, names }, promised: true as const };
      }),
    );
    return recommendationTexts({ type: "monthly", recommendations }, translator(language), locale);
  };

  it("no sentence hands the reader a task", () => {
    for (const sentence of ruleSentences()) {
      expect(sentence).not.toMatch(/\{\{|beside\.|promise\./u);
      expect(sentence).not.toMatch(
        /[.:] (?:Look|Find|Update|Shorten|Focus|Post|Send|Keep|Semak|Kenal|Kemas|Pendekkan|Tumpukan|Buat|Pastikan)\b/u,
      );
    }
  });

  it("a name is never treated as a placeholder or markup", () => {
    const clientName = "$& {{agency}} $t(noData) <b>&amp;";
    const file = { ...bareOrigin("file", "2026-11-02T01:00:00.000Z"), detail: fileDetail("table", clientName, 3) };
    const document = presentReport(
      { ...corpus["one week"], clientName, origins: { current: { totalVisitors: file }, compared: {} } },
      translator(language),
      agencyDetails,
      language,
    );
    expect(document.mail.greeting).toContain(clientName);
    expect(document.origins?.lines.join()).toContain(clientName);
    expect(composeReportMail(document, { ...links, pictures }).subject).toContain(clientName);
  });

  it("the test email exists", () => {
    const { subject, text } = composeTestMail(translator(language), agencyDetails, language);
    expect(subject).toContain(agency.name);
    expect(text).not.toContain("testMail.");
  });
});

it.each([
  [
    "en",
    [
      "Google Analytics, 3 November 2026, 03:10, final data.",
      "Compared with: Google Analytics, 3 October 2026, 03:10, final data.",
    ],
    "Visitors: Google Analytics, 3 November 2026, 03:10, final data.",
    "Figures typed in by the agency and read from Google, last changed on 3 November 2026.",
  ],
  [
    "ms",
    [
      "Google Analytics, 3 November 2026, 03:10, data muktamad.",
      "Dibandingkan dengan: Google Analytics, 3 Oktober 2026, 03:10, data muktamad.",
    ],
    "Pelawat: Google Analytics, 3 November 2026, 03:10, data muktamad.",
    "Angka ditaip oleh agensi dan dibaca daripada Google, kali terakhir diubah pada 3 November 2026.",
  ],
] as const)(
  "in %s, a figure says where it comes from and what it is compared with",
  (language, sentences, line, summary) => {
    const snapshot = corpus["negative changes and a part of the split"];
    const { overview, origins } = presentReport(snapshot, translator(language), agencyDetails, language);
    expect(overview[1]?.origin).toEqual(sentences);
    expect(origins?.lines[0]).toBe(line);
    expect(origins?.summary).toBe(summary);
  },
);

it.each<[Language, RevisedPart[], string]>([
  ["en", ["comment"], "The comment was changed."],
  ["en", ["recommendations"], "The recommendations were changed."],
  ["en", ["comment", "work", "targets"], "The comment, the list of work done and the targets were changed."],
  ["en", ["added.traffic", "removed.search"], "New in this report: traffic. No longer in this report: SEO."],
  ["ms", ["comment"], "Ulasan telah diubah."],
  ["ms", ["comment", "work"], "Ulasan dan senarai kerja yang dilakukan telah diubah."],
])("in %s, a revision of %j says so in words", (language, parts, sentences) => {
  const { locale } = aboutLanguage(language);
  expect(revisionTexts({ figures: [], parts }, translator(language), locale).join(" ")).toBe(sentences);
});

it.each([
  ["en", "weekly", "2026-11-02", "2026-11-08", "Weekly report: 2–8 November 2026"],
  ["en", "monthly", "2026-10-01", "2026-10-31", "Monthly report: October 2026"],
  ["en", "quarterly", "2026-07-01", "2026-09-30", "Quarterly report: Q3 2026 (July to September)"],
  ["ms", "weekly", "2026-11-02", "2026-11-08", "Laporan mingguan: 2–8 November 2026"],
  ["ms", "monthly", "2026-10-01", "2026-10-31", "Laporan bulanan: Oktober 2026"],
  ["ms", "quarterly", "2026-07-01", "2026-09-30", "Laporan suku tahunan: suku ketiga 2026 (Julai hingga September)"],
] as const)("in %s, a %s report from %s to %s has its title", (language, type, start, end, title) => {
  expect(reportTitle(type, { start, end }, translator(language), aboutLanguage(language).locale)).toBe(title);
});

/** The texts of a document that its PDF shows. */
function inPdf(document: ReportDocument): string[] {
  const { history, traffic, seo, social, conversions, profile, recommendations, keyFigures } = document;
  const known = [traffic, seo, social, conversions, profile].filter((section) => section !== null);
  const sections = known.filter(({ rows }) => rows.length > 0);
  const costs = conversions.costs.map(({ label, value, note }) => [label, value, note]);
  return allTexts([
    [document.kind, document.periodLines, document.preparedFor, document.clientName, senderTexts(document)],
    [document.sample, document.headline, keyFigures?.heading, keyFigureTexts(document)],
    history && [history.heading, history.notes, history.none ?? chartTexts(history)],
    document.work && [document.work.heading, document.work.items.map(({ period, text }) => [period, text])],
    [document.detailsHeading, sections.map(({ heading }) => heading)],
    sections.flatMap(({ rows }) => rows).map(({ label, value, change }) => [label, value, change]),
    splitTexts(traffic?.split ?? null),
    seo && namedSearches(seo),
    profile?.searches && [{ ...profile.searches, origin: [] }],
    adTexts(document),
    answerTexts(document),
    document.aiAnswers && [document.aiAnswers.figure, document.aiAnswers.engines.map(({ lists }) => lists)],
    document.ads && [document.ads.figure, document.ads.platforms.map(({ campaigns }) => campaigns)],
    [costs, conversions.note, conversions.groups.map(groupTexts)],
    recommendations && [recommendations.heading, recommendations.sentences.map(({ text }) => text)],
    [commentTexts(document), originTexts(document), document.generated, document.notice],
  ]);
}

/** The ads without their campaigns, which no email has. */
function adTexts({ ads }: ReportDocument) {
  return (
    ads && [
      ads.heading,
      ads.note,
      ads.platforms.map(({ heading, rows, note }) => [heading, note, rows.map(({ label, value }) => [label, value])]),
    ]
  );
}

/** The answers by AI without their pages and searches, which no email has. */
function answerTexts({ aiAnswers }: ReportDocument) {
  return (
    aiAnswers && [
      aiAnswers.heading,
      aiAnswers.note,
      aiAnswers.engines.map(({ heading, rows, note }) => [
        heading,
        note,
        rows.map(({ label, value }) => [label, value]),
      ]),
    ]
  );
}

function namedSearches({ searches, places, pages, topRankings }: NonNullable<ReportDocument["seo"]>) {
  if (!searches && !pages) return [topRankings?.heading, topRankings?.keywords];
  return [searchTexts(searches), placesTexts(places), pages];
}

/** A stacked chart, with the counts that are known. */
function placesTexts(chart: PlacesChart | null) {
  if (!chart) return [];
  const { heading, ranges, ticks, points, column } = chart;
  const counts = points.flatMap((point) => point.counts.flatMap(({ value, text }) => (value === null ? [] : [text])));
  return [heading, ranges, ticks, column, points.map(({ label, year }) => [label, year]), counts];
}

function splitTexts(split: Split | null) {
  return split && [split.heading, split.note, split.parts.map(({ label, text }) => [label, text])];
}

function groupTexts({ heading, rows }: LeadGroup) {
  return [heading, rows.map(({ label, count }) => [label, count.text])];
}

function searchTexts(searches: SearchTable | null) {
  return searches && { ...searches, places: searches.places.map(({ label, text, before }) => [label, text, before]) };
}

function chartTexts(history: HistoryChart): string[] {
  const { ticks, points, allVisitors, fromSearch, columns } = history;
  const counts = points.flatMap(({ visitors, organic }) => [visitors, ...(fromSearch === null ? [] : [organic])]);
  return allTexts([
    [allVisitors, fromSearch, columns.period, history.target?.text, ticks],
    points.map(({ label, year }) => [label, year]),
    counts.flatMap(({ value, text }) => (value === null ? [] : [text])),
  ]);
}

/** The headings of some sections, in the order of the report. */
function inOrder({ sections, ...document }: ReportDocument, listed: ReportSection[]): string[] {
  const { history, trend, work, recommendations, comment, seo } = document;
  const headings: Partial<Record<ReportSection, string[]>> = {
    trend: [history, trend].flatMap((chart) => (chart ? [chart.heading] : [])),
    work: work ? [work.heading] : [],
    recommendations: recommendations ? [recommendations.heading] : [],
    comment: comment ? [comment.heading] : [],
    search: [seo?.searches, seo?.pages].flatMap((table) => (table ? [table.heading] : [])),
  };
  return sections.filter((section) => listed.includes(section)).flatMap((section) => headings[section] ?? []);
}

/** The texts of a rendering that come before one that they should follow. Texts that it does not show are ignored. */
function misplacedTexts(rendering: string, texts: string[]): string[] {
  const shown = rendering.replaceAll(/\s+/gu, "");
  const places = texts
    .map((text) => ({ text, at: shown.indexOf(text.replaceAll(/\s+/gu, "")) }))
    .filter(({ at }) => at >= 0);
  return places
    .filter(({ at }, index) => places.slice(0, index).some((before) => before.at > at))
    .map(({ text }) => text);
}

/** The texts of a document that both parts of its email show. */
function inMail(document: ReportDocument): string[] {
  const { mail, recommendations, conversions } = document;
  return allTexts([
    [
      mail.greeting,
      document.headline,
      mail.intro,
      mail.open,
      mail.attached,
      mail.reason,
      document.origins?.summary,
      senderTexts(document),
    ],
    [document.sample, document.notice, keyFigureTexts(document), commentTexts(document)],
    conversions.costs.map(({ label, value, note }) => [label, value, note]),
    adTexts(document),
    conversions.groups.slice(0, 1).map((group) => [groupTexts(group), conversions.note]),
    document.work && [document.work.heading, document.work.items.slice(0, 3).map(({ text }) => text)],
    recommendations && [recommendations.heading, recommendations.sentences.slice(0, 2).map(({ text }) => text)],
  ]);
}

function originTexts({ origins }: ReportDocument): string[] {
  return origins === null ? [] : [origins.heading, ...origins.lines];
}

function senderTexts({ agency: { name, address, email, phone } }: ReportDocument): string[] {
  return [name, address, email, phone];
}

function keyFigureTexts({ keyFigures, against }: ReportDocument): string[] {
  return allTexts(
    keyFigures?.figures.map(({ label, value, note, target, change, notComparable }) => [
      label,
      value,
      notComparable,
      note,
      target,
      change && [change, against],
    ]),
  );
}

function commentTexts({ comment }: ReportDocument): string[] {
  return comment === null ? [] : [comment.heading, comment.text];
}

function plainText(html: string): string {
  return html
    .replaceAll(/<(style|title)>.*?<\/\1>|<[^>]*>/gsu, " ")
    .replaceAll(/&(?:nbsp|zwnj);/gu, " ")
    .replaceAll("&#39;", "'");
}

/** A rendering without what it shows of a text that is too long for its line and ends in "…". */
function withoutShortened(rendering: string, text: string): string {
  const letters = Array.from(text, (letter) => letter.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`));
  const start = letters.reduceRight((rest, letter) => `${letter}(?:${rest})?`, "");
  return rendering.replaceAll(new RegExp(String.raw`${start}\s*…`, "gu"), "");
}
