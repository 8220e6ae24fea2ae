import type { Figures } from "@agency/model/figures";
import type { ReportType } from "@agency/model/report/report-type";

const descriptions = ["client", "website", "clientId", "reportType", "period", "periodEnd", "year"] as const;
type Description = (typeof descriptions)[number];

/** What a column holds. */
export type ColumnMeaning = keyof Figures | Description;

/** Headers in English and Malay, also those of GA4 and of our template, as `normalHeader` writes them, with commas between. */
const headers: Record<ColumnMeaning, string[]> = {
  totalVisitors: [
    "total visitors, visitors, visitor, unique visitors, website visitors, web visitors, site visitors",
    "users, total users, active users, pelawat, jumlah pelawat, pelawat unik, pelawat laman web",
    "pelawat web, pengguna, jumlah pengguna, pengguna aktif, bilangan pelawat",
  ],
  organicTraffic: [
    "organic traffic, organic, organic search, organic visitors, organic users, seo traffic",
    "visitors from organic search, visitors from search, visitors from a search, from organic search",
    "trafik organik, organik, carian organik, pelawat organik, pelawat daripada carian organik",
    "daripada carian organik, pelawat daripada carian, pelawat carian",
  ],
  socialTraffic: [
    "social traffic, social, social media, social visitors, visitors from social media",
    "from social media, trafik sosial, sosial, media sosial, pelawat media sosial",
    "pelawat daripada media sosial, daripada media sosial",
  ],
  directTraffic: [
    "direct traffic, direct, direct visitors, trafik langsung, langsung, terus, trafik terus",
    "pelawat terus, pelawat langsung",
  ],
  otherTraffic: [
    "other traffic, other, others, other visitors, from elsewhere, visitors from elsewhere",
    "visitors from other sources, lain, lain lain, trafik lain, pelawat lain, daripada sumber lain",
    "pelawat daripada sumber lain",
  ],
  sessions: ["sessions, session, total sessions, visits, sesi, jumlah sesi, lawatan, jumlah lawatan, kunjungan"],
  averagePosition: [
    "average position, avg position, position, average rank, average ranking, mean position",
    "kedudukan purata, purata kedudukan, kedudukan, avg rank",
  ],
  keywordsTracked: [
    "keywords tracked, tracked keywords, keywords, number of keywords, kata kunci dipantau",
    "kata kunci dijejak, bilangan kata kunci, jumlah kata kunci",
  ],
  topRankings: [
    "top rankings, top ranking keywords, top keywords, kata kunci teratas, kata kunci utama",
    "kata kunci berkedudukan teratas",
  ],
  totalFollowers: ["total followers, followers, pengikut, jumlah pengikut, bilangan pengikut"],
  totalLeads: [
    "total leads, leads, lead, key events, conversions, enquiries, inquiries, prospek, jumlah prospek",
    "peristiwa penting, penukaran, pertanyaan, jumlah pertanyaan",
  ],
  calls: ["calls, phone calls, call clicks, panggilan, panggilan telefon, bilangan panggilan"],
  directions: [
    "directions, direction requests, requests for directions, arah, permintaan arah, arah perjalanan",
    "permintaan arah perjalanan",
  ],
  websiteClicks: ["website clicks, clicks to website, clicks on the website, klik laman web, klik ke laman web"],
  adSpend: [
    "ad spend, ads spend, advertising spend, ad cost, ads cost, ad budget spent, spend, amount spent, media spend",
    "belanja iklan, perbelanjaan iklan, kos iklan, jumlah belanja iklan",
  ],
  client: [
    "client, clients, client name, customer, customer name, company, business, business name, brand",
    "klien, nama klien, pelanggan, nama pelanggan, syarikat, nama syarikat, perniagaan, property",
  ],
  website: ["website, web site, site, domain, url, website url, laman web, tapak web"],
  clientId: ["client id, client code, access id, id pelanggan, id klien, kod pelanggan"],
  reportType: ["report type, type of report, jenis laporan, frequency, kekerapan"],
  period: [
    "period, period start, start of the period, start date, start, from, date, day, dates, tempoh",
    "permulaan tempoh, tarikh mula, mula, tarikh, hari, dari, month, bulan, month and year",
    "reporting month, week, minggu, week starting, quarter, suku tahun, suku",
  ],
  periodEnd: ["period end, end date, end, to, until, tarikh tamat, tarikh akhir, tamat, hingga"],
  year: ["year, tahun"],
};

const meanings = new Map(
  Object.entries(headers).flatMap(([meaning, lines]) =>
    lines.flatMap((line) => line.split(", ").map((name) => [name, meaning as ColumnMeaning] as const)),
  ),
);

/** Report types that the name of a period's column says. */
const typeNames: Record<ReportType, string[]> = {
  weekly: ["week", "minggu", "week starting", "weekly", "mingguan"],
  monthly: ["month", "bulan", "month and year", "reporting month", "monthly", "bulanan"],
  quarterly: ["quarter", "suku tahun", "suku", "quarterly", "suku tahunan"],
};

/** Words for a row that adds up the others. */
const totals = new Set(["total", "totals", "grand total", "sum", "jumlah", "jumlah keseluruhan", "jumlah besar"]);

const longestTotal = 25;

/** A header in lower case, with a space for everything that is no letter or digit: "Avg. Position" is "avg position". */
export function normalHeader(text: string): string {
  const words = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join(" ").slice(0, 80);
}

/** What a column with this header holds; without what stands in brackets when that is unknown: "Visitors (total)". */
export function meaningOf(header: string): ColumnMeaning | null {
  const [main = ""] = header.split("(");
  return meanings.get(normalHeader(header)) ?? meanings.get(normalHeader(main)) ?? null;
}

export function isColumnMeaning(name: string): name is ColumnMeaning {
  return Object.hasOwn(headers, name);
}

export function isFigure(meaning: ColumnMeaning | null): meaning is keyof Figures {
  return meaning !== null && !descriptions.some((name) => name === meaning);
}

/** The report type in a cell or in a column's name: "Bulanan" and "Bulan" are monthly. */
export function reportTypeNamed(text: string): ReportType | null {
  const name = normalHeader(text);
  const found = Object.entries(typeNames).find(([, names]) => names.includes(name));
  return found ? (found[0] as ReportType) : null;
}

export function isTotal(text: string): boolean {
  return text.length < longestTotal && totals.has(normalHeader(text));
}
