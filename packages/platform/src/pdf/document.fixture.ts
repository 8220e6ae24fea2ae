import type { ReportDocument, Row } from "@agency/model/report/report-document";

/** A report with every part, for tests. */
export function reportDocument(changes: Partial<ReportDocument> = {}): ReportDocument {
  const document: ReportDocument = {
    language: "en",
    locale: "en-MY",
    title: "Monthly report: October 2026",
    kind: "Monthly report",
    period: "October 2026",
    periodHeading: "October 2026",
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
    keyFigures: {
      heading: "The three numbers that matter",
      against: "against the month before",
      figures: [
        {
          ...row("Visitors", "12,480"),
          change: { text: "+2.7%", up: true, good: true },
          note: "5,866 of them came from a search",
        },
        { ...row("Average position", "8.4"), change: { text: "+1.2", up: true, good: false }, note: null },
        { ...row("Leads", "164"), note: null },
      ],
    },
    history: {
      heading: "Visitors month by month",
      allVisitors: "All visitors",
      fromSearch: "From organic search",
      points: months(12),
      summary: "Bar chart.",
    },
    detailsHeading: "The figures in full",
    traffic: {
      heading: "Traffic",
      rows: [
        { ...row("Total visitors", "12,480"), change: { text: "+2.7%", up: true, good: true } },
        row("Organic traffic", "5,866"),
      ],
      split: {
        heading: "Where your visitors came from",
        parts: [
          { key: "organic", label: "Organic search", percent: 47 },
          { key: "social", label: "Social media", percent: 30 },
          { key: "direct", label: "Direct", percent: 13 },
          { key: "other", label: "Other", percent: 10 },
        ],
        note: null,
      },
    },
    seo: {
      heading: "SEO",
      rows: [row("Keywords tracked", "31")],
      topRankings: {
        heading: "Top ranking keywords",
        keywords: ["kopitiam ipoh", "white coffee office"],
        none: "No data",
      },
    },
    social: { heading: "Social media", rows: [row("Followers", "4,820")] },
    conversions: { heading: "Leads", rows: [row("Total leads", "164"), row("Conversion rate", "0.9%")] },
    recommendations: {
      heading: "What we recommend",
      sentences: ["Shorten the contact form.", "Write a page on beans.", "Third advice."],
    },
    comment: { heading: "A word from Sample Agency", text: "A good month.\n\nSee you soon." },
    source: "Figures typed in by the agency, last changed on 3 November 2026",
    generated: "Report prepared on 3 November 2026",
    noData: "No data",
    pageLabel: (page, pages) => `Page ${page} of ${pages}`,
    mail: {
      subject: "Monthly report: October 2026 – Kopitiam Contoh",
      greeting: "Hello Kopitiam Contoh,",
      intro: "Your report for October 2026 is ready.",
      open: "Open the whole report",
      attached: "The whole report is attached as a PDF.",
      reason: "Sample Agency prepares these reports for Kopitiam Contoh.",
    },
  };
  return { ...document, ...changes };
}

export function row(label: string, value: string, known = true): Row {
  return { label, value, known, change: null };
}

/** The last months up to October 2026, with steadily more visitors. */
export function months(count: number): ReportDocument["history"]["points"] {
  return Array.from({ length: count }, (_, index) => {
    const visitors = 1040 * (12 - count + index + 1);
    const month = new Date(Date.UTC(2026, 9 - (count - 1 - index), 1));
    return {
      label: month.toLocaleString("en", { month: "short", timeZone: "UTC" }),
      year: String(month.getUTCFullYear()),
      visitors,
      organic: Math.round(visitors / 2),
      text: visitors.toLocaleString("en"),
    };
  });
}
