import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { agency, agencyDetails as details } from "@agency/content/agency";
import { type Language, languageKeys, languages } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { freezeReport } from "@agency/core/reports/freeze";
import { type Figures, noFigures } from "@agency/model/figures";
import { presentReport, reportTitle } from "@agency/model/report/document";
import { recommendationKeys } from "@agency/model/report/recommendations";
import type { ReportText } from "@agency/model/report/report-text";
import type { ReportType } from "@agency/model/report/report-type";
import { composeReportMail } from "@agency/platform/mail/report-mail";
import { composeTestMail } from "@agency/platform/mail/test-mail";
import { drawReportPdf } from "@agency/platform/pdf/report-pdf";

/** The texts have every key a report asks for: this is checked by its type. */
const texts = Object.fromEntries(languageKeys.map((language) => [language, translator(language)])) as Record<
  Language,
  ReportText
>;

const periods = {
  weekly: { start: "2026-11-02", end: "2026-11-08" },
  monthly: { start: "2026-10-01", end: "2026-10-31" },
  quarterly: { start: "2026-07-01", end: "2026-09-30" },
} as const;

const figures: Figures = {
  totalVisitors: 12480,
  organicTraffic: 5866,
  socialTraffic: 3744,
  directTraffic: 1622,
  otherTraffic: 1248,
  sessions: 17410,
  averagePosition: 8.4,
  keywordsTracked: 31,
  topRankings: ["kopitiam ipoh", "怡保白咖啡"],
  totalFollowers: 4820,
  totalLeads: 164,
};

function freeze(language: Language, type: ReportType, of: Figures, clientName = "Kopitiam Contoh") {
  const previous = { ...of, totalVisitors: 10000, averagePosition: 9.6, totalFollowers: 5000 };
  const earlier = { weekly: "2026-10-26", monthly: "2026-09-01", quarterly: "2026-04-01" }[type];
  return freezeReport({
    clientName,
    language,
    type,
    period: periods[type],
    figures: of,
    source: { kind: "csv", readAt: new Date("2026-11-09T01:00:00Z") },
    history: of === noFigures ? [] : [{ period: { start: earlier, end: earlier }, figures: previous }],
    comment: null,
    now: new Date("2026-11-09T02:00:00Z"),
  });
}

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/gu, " ");
}

describe("the title of a report", () => {
  it.each([
    ["en", "weekly", "Weekly report: 2–8 November 2026"],
    ["en", "monthly", "Monthly report: October 2026"],
    ["en", "quarterly", "Quarterly report: Q3 2026 (July to September)"],
    ["ms", "weekly", "Laporan mingguan: 2–8 November 2026"],
    ["ms", "monthly", "Laporan bulanan: Oktober 2026"],
    ["ms", "quarterly", "Laporan suku tahunan: suku ketiga 2026 (Julai hingga September)"],
  ] as const)("in %s, %s", (language, type, title) => {
    expect(reportTitle(type, periods[type], texts[language], languages[language].locale)).toBe(title);
  });
});

describe.each(["en", "ms"] as const)("a report in %s", (language) => {
  const noData = { en: "No data", ms: "Tiada data" }[language];

  it.each(["weekly", "monthly", "quarterly"] as const)("says the same figures in PDF and mail, %s", async (type) => {
    const document = presentReport(
      freeze(language, type, figures),
      texts[language],
      details,
      languages[language].locale,
    );
    const mail = composeReportMail(document, { portalUrl: "https://agency.example/client-portal" });
    const pdf = await textOf(await drawReportPdf(document));
    for (const figure of ["12,480", "+24.8%", "8.4", "-1.2", "164"]) {
      for (const part of [pdf, mail.text, mail.html]) expect(part).toContain(figure);
    }
    for (const figure of [
      "5,866",
      "47%",
      "30%",
      "13%",
      "10%",
      "31",
      "4,820",
      "-3.6%",
      "0.9%",
      "kopitiam ipoh",
      "怡保白咖啡",
      "10,000",
    ]) {
      expect(pdf).toContain(figure);
    }
    expect(pdf).not.toContain(noData);
    // A key where a text should be, or a parameter that was not put in.
    for (const part of [pdf, mail.subject, mail.text])
      expect(part).not.toMatch(/\{\{|\}\}|\b(?:mail|traffic|seo|history|keyFigures)\.[a-z]/u);
  });

  it("says that there is no data instead of 0", async () => {
    const document = presentReport(
      freeze(language, "monthly", noFigures),
      texts[language],
      details,
      languages[language].locale,
    );
    const pdf = await textOf(await drawReportPdf(document));
    expect(pdf.split(noData).length - 1).toBe(12);
    expect(composeReportMail(document, { portalUrl: "https://agency.example" }).text.split(noData).length - 1).toBe(3);
  });

  it("has a sentence of its own for each recommendation", () => {
    const params = { percent: 12.5, places: 2.4, position: 14.2 };
    const sentences = recommendationKeys.map((key) => texts[language](`recommendation.${key}`, params));
    expect(new Set(sentences).size).toBe(recommendationKeys.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^{}]{40,}\.$/u);
  });

  it("takes a name for what it is", () => {
    const name = "$& {{agency}} $t(noData) <b>&amp;";
    const document = presentReport(
      freeze(language, "monthly", figures, name),
      texts[language],
      details,
      languages[language].locale,
    );
    expect(document.mail.greeting).toContain(name);
    expect(composeReportMail(document, { portalUrl: "https://agency.example" }).subject).toContain(name);
  });

  it("has a test mail", () => {
    const { subject, text } = composeTestMail(translator(language), details, language);
    expect(subject).toContain(agency.name);
    expect(text).not.toContain("testMail.");
  });
});
