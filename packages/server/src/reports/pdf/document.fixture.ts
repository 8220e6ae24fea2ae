import type { ChartPoint, Figure, HistoryChart, ReportDocument } from "@agency/model/report/report-document";
import { reportSections } from "@agency/model/report/sections";

/** A report with every part, for tests. */
export function reportDocument(changes: Partial<ReportDocument> = {}): ReportDocument {
  const document: ReportDocument = {
    language: "en",
    title: "Monthly report: October 2026",
    type: "Monthly",
    kind: "Monthly report",
    period: "October 2026",
    periodHeading: "October 2026",
    periodLines: ["October 2026"],
    dates: { label: "Period", text: "1–31 October 2026" },
    preparedFor: "Prepared for",
    clientName: "Kopitiam Contoh",
    agency: {
      name: "Sample Agency",
      address: "1 Jalan Contoh, 30000 Ipoh",
      email: "hello@sample-agency.example",
      phone: "+60 5-000 0000",
      timeZone: "Asia/Kuala_Lumpur",
    },
    generatedAt: new Date("2026-11-03T03:04:05Z"),
    sample: null,
    against: "against the month before",
    againstFirst: false,
    overview: [],
    sections: [...reportSections],
    headline: "164 leads, 12 more than the month before.",
    why: {
      sums: {
        heading: "How it adds up",
        sentences: [
          {
            text: "Of the 12 more leads, 8 come from more visits and 4 from more enquiries per visit.",
            sum: "Visits: 17,000 before, 17,410 now. Leads per 100 visits: 0.9 before, 0.9 now.",
            holds: true,
          },
        ],
      },
      happened: {
        heading: "What happened then",
        sentences: [{ text: "Deepavali fell in the month before.", sum: null, holds: true }],
      },
      checked: { held: 2, total: 2 },
    },
    keyFigures: {
      heading: "The three numbers that matter",
      figures: [
        row("Leads", "164"),
        {
          ...row("Visitors", "12,480"),
          change: { text: "+2.7%", up: true, good: true },
          note: "5,866 of them came from a search",
        },
        { ...row("Average position", "8.4"), change: { text: "+1.2", up: true, good: false } },
      ],
    },
    trend: null,
    work: null,
    next: null,
    comparison: null,
    history: makeHistory(months(12)),
    detailsHeading: "The figures in full",
    traffic: {
      heading: "Traffic",
      rows: [
        { ...row("Total visitors", "12,480"), change: { text: "+2.7%", up: true, good: true } },
        row("Organic traffic", "5,866"),
      ],
      change: row("Change in visitors", "+2.7%"),
      split: {
        heading: "Where your visitors came from",
        typical: false,
        parts: [
          { key: "organic", label: "Organic search", percent: 47, text: "47%" },
          { key: "social", label: "Social media", percent: 30, text: "30%" },
          { key: "direct", label: "Direct", percent: 13, text: "13%" },
          { key: "other", label: "Other", percent: 10, text: "10%" },
        ],
        note: null,
      },
    },
    seo: makeSeo(["kopitiam ipoh", "white coffee office"]),
    social: { heading: "Social media", rows: [row("Followers", "4,820")] },
    profile: null,
    ads: null,
    aiAnswers: null,
    conversions: {
      heading: "Leads",
      rows: [row("Total leads", "164"), row("Conversion rate", "0.9%")],
      costs: [],
      groups: [],
      note: null,
    },
    recommendations: {
      heading: "Recommendations",
      sentences: ["Shorten the contact form.", "Write a page on beans.", "Third advice."].map((text) => ({
        text,
        language: "en",
      })),
    },
    notice: null,
    comment: { heading: "A word from Sample Agency", text: "A good month.\n\nSee you soon.", language: "en" },
    origins: {
      summary: "Figures typed in by the agency, last changed on 3 November 2026.",
      heading: "Where the figures come from",
      lines: ["All figures: typed by siti, 3 November 2026."],
    },
    generated: "Report prepared on 3 November 2026.",
    noData: "No data",
    pageLabel: "Page {page} of {pages}",
    mail: {
      subject: "Monthly report: October 2026 – Kopitiam Contoh",
      greeting: "Hello Kopitiam Contoh,",
      intro: "Your report for October 2026 is ready.",
      open: "Open the whole report",
      attached: "The whole report is attached as a PDF.",
      portal: "All reports are in the client portal.",
      signature: null,
      reason: "Sample Agency prepares these reports for Kopitiam Contoh.",
    },
  };
  return { ...document, ...changes };
}

export function makeHistory(points: ChartPoint[]): HistoryChart {
  return {
    heading: "Visitors month by month",
    allVisitors: "All visitors",
    fromSearch: "From organic search",
    ticks: [0, 5000, 10_000, 15_000].map((value) => ({ value, text: value.toLocaleString("en") })),
    points,
    target: null,
    notes: [],
    summary: "Bar chart.",
    inShort: "Bar chart in short.",
    none: null,
    columns: { period: "Period", visitors: "All visitors", organic: "Organic search", leads: "Leads" },
  };
}

/** Positions, and the best keywords. */
export function makeSeo(keywords: string[]): NonNullable<ReportDocument["seo"]> {
  return {
    heading: "SEO",
    rows: [row("Keywords tracked", "31")],
    change: row("Position change", "+1.2"),
    searches: null,
    places: null,
    pages: null,
    topRankings: { heading: "Top ranking keywords", keywords, none: "No data" },
  };
}

export function row(label: string, value: string, known = true): Figure {
  return {
    key: null,
    label,
    meaning: null,
    value,
    known,
    change: null,
    notComparable: null,
    note: null,
    target: null,
    origin: [],
  };
}

/** The last `count` months up to October 2026, with growing visitor numbers. */
export function months(count: number): ChartPoint[] {
  return Array.from({ length: count }, (_, index) => {
    const visitors = 1040 * (12 - count + index + 1);
    const month = new Date(Date.UTC(2026, 9 - (count - 1 - index), 1));
    return point(month.toLocaleString("en", { month: "short", timeZone: "UTC" }), month.getUTCFullYear(), visitors);
  });
}

/** A period of the chart, half of its visitors from search. */
export function point(label: string, year: number, visitors: number | null): ChartPoint {
  const count = (value: number | null) => ({ value, text: value?.toLocaleString("en") ?? "No data" });
  const period = `${label} ${year}`;
  return {
    label,
    year: String(year),
    period,
    visitors: count(visitors),
    organic: count(visitors === null ? null : Math.round(visitors / 2)),
    leads: count(null),
    recounted: false,
    spoken: period,
  };
}
