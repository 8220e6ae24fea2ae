import type { FigureKey, Figures } from "@agency/model/figures";
import type { ReportType } from "@agency/model/report/report-type";
import { type ColumnMeaning, columnNames, descriptions } from "./header-names.ts";
import { currencyIn, isOwnCurrency } from "./numbers.ts";

/*
 * Words that may stand beside the name of a column without changing what it holds. Anything else beside a name could make it
 * another number, such as "new", "mobile", "target" or "last year", and is asked about.
 */

const listed = (...lines: string[]) => lines.flatMap((line) => line.split(", "));

/** Beside any name. */
const anywhere = listed(
  "total, totals, grand total, overall, all, the, a, of, in, for, number, number of, no, nos, count, qty, quantity, actual, actuals",
  "this month, this period, this week, this quarter, current month, current period",
  "jumlah, jumlah keseluruhan, keseluruhan, semua, bilangan, bil, kuantiti, sebenar, bulan ini, tempoh ini, minggu ini",
  "总, 总数, 总计, 合计, 全部, 数量, 实际, 本月, 本期, 總, 總數, 總計, 合計, 數量, 實際",
);

const people = listed(
  "unique, users, user, people, persons, person, visitors, unik, orang, pengguna, pelawat",
  "ga, ga4, google analytics, analytics 4, google analytics 4",
  "独立, 人, 人数, 用户, 访客, 獨立, 人數, 使用者, 訪客",
);
const visits = listed("ga, ga4, google analytics, google analytics 4, visits, sesi, 次, 次数, 次數");
const positions = listed(
  "google, google search, gsc, search console, google search console, carian google, 谷歌, 搜索",
);
const profileNames = listed(
  "google business profile, business profile, gbp, google my business, gmb, google maps, profil perniagaan google",
  "from business profile, 商家资料",
);
const profile = [...profileNames, ...listed("次, 次数, 次數")];

/** Beside the names of some meanings only: "Organic traffic (users)" are the visitors, "(sessions)" are not. */
const beside: Partial<Record<ColumnMeaning, string[]>> = {
  totalVisitors: people,
  organicTraffic: people,
  socialTraffic: people,
  directTraffic: people,
  otherTraffic: people,
  sessions: visits,
  averagePosition: positions,
  searchClicks: positions,
  searchImpressions: positions,
  keywordsTracked: listed("keywords, tracked, google"),
  topRankings: listed("keywords, google"),
  totalFollowers: listed("people, orang, 人, 人数, 人數"),
  totalLeads: listed("key events, peristiwa penting, 关键事件, 次, 次数, 次數, ga4, google analytics"),
  calls: profile,
  directions: profile,
  websiteClicks: profile,
  period: listed(
    "utc, in utc, myt, sgt, gmt, gmt 8, utc 8, time zone, local time, dd mm yyyy, mm dd yyyy, yyyy mm dd, mm yyyy, yyyy mm",
    "dd mm yy, mmm yyyy, mmm yy, yyyy, month, bulan, date, tarikh, 月, 日期",
  ),
};
beside["periodEnd"] = beside["period"] ?? [];
beside["year"] = beside["period"] ?? [];

type Words = { longestFirst: string[]; firstParts: ReadonlySet<string> };

const prepared = (words: string[]): Words => ({
  longestFirst: words.toSorted((a, b) => b.length - a.length).map((word) => ` ${word} `),
  firstParts: new Set(words.map((word) => word.split(" ", 1).join())),
});
const general = prepared(anywhere);
const noWords = prepared([]);
const preparedBeside = new Map(Object.entries(beside).map(([meaning, words]) => [meaning, prepared(words)]));

/** A name without the words that change nothing beside any name; both as `normalHeader` writes them. */
function withoutHarmless(name: string): string {
  return without(name, general);
}

/** Whether words beside the name of a meaning change nothing. */
function isHarmlessBeside(words: string, meaning: ColumnMeaning): boolean {
  return without(without(words, preparedBeside.get(meaning) ?? noWords), general) === "";
}

/** Whether a heading says that its figure comes from a Google Business Profile. */
export function saysProfile(heading: string): boolean {
  const words = ` ${normalHeader(heading)} `;
  return profileNames.some(
    (name) => words.includes(` ${name} `) || (/\p{Script=Han}/u.test(name) && words.includes(name)),
  );
}

/** The meaning of a name once words are left out that change nothing beside it: "Google Analytics sessions". */
function meaningWithout(name: string, meanings: ReadonlyMap<string, ColumnMeaning>): ColumnMeaning | null {
  for (const [meaning, words] of preparedBeside) {
    const rest = without(without(name, words), general);
    if (rest !== name && meanings.get(rest) === meaning) return meaning;
  }
  return null;
}

function without(name: string, { longestFirst, firstParts }: Words): string {
  // A file may have thousands of names, and few have any of the words.
  if (!name.split(" ").some((part) => firstParts.has(part))) return name.trim();
  let rest = ` ${name} `;
  for (const word of longestFirst) rest = rest.replaceAll(word, " ");
  return rest.trim();
}

/**
 * A heading of a column. `meaning` is known when every word of it is. Otherwise `doubt` says which figure it names besides words
 * that nobody knows, as in "Visitors (new)", or in which other currency its money is.
 */
export type Heading = { meaning: ColumnMeaning | null; doubt: HeadingDoubt | null };
export type HeadingDoubt = { figure: FigureKey; currency: string | null };

const meanings = new Map(
  columnNames.flatMap(({ meaning, names }) =>
    names.flatMap((line) => line.split(", ").map((name) => [name, meaning] as const)),
  ),
);

/** Report types that the name of a period's column says. */
const typeNames: Record<ReportType, string[]> = {
  weekly: ["week", "minggu", "week starting", "weekly", "mingguan", "周", "週", "每周", "每週"],
  monthly: ["month", "bulan", "month and year", "reporting month", "monthly", "bulanan", "月", "月份", "每月"],
  quarterly: ["quarter", "suku tahun", "suku", "quarterly", "suku tahunan", "季度", "每季"],
};

/** Words for a row that adds up the others. */
const totals =
  "total,totals,grand total,sum,jumlah,jumlah keseluruhan,jumlah besar,gesamt,总计,合计,总数,總計,合計".split(",");
/** "Total: Account" as Google Ads writes it, "Total of 2 results" as TikTok does. */
const afterTotal = /^(?:\s?[:：]|\s?of \d{1,9} \p{L}+$)/u;

const longestTotal = 40;
const longestHeading = 200;

/** Signs that say nothing by themselves; others do, such as % and +. */
const harmlessSigns = /^[\p{L}\p{M}\p{N}\s()[\]{}（）【】.,，、;；:：\-–—_/|&'’"“”#]*$/u;
/** Separates the parts of a heading. */
const between = /[()[\]{}（）【】,，;；:：/]|\s[-–—|]\s/;

/** A header in lower case, with a space for everything but letters and digits: "Avg. Position" is "avg position". */
export function normalHeader(text: string): string {
  const words = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join(" ").slice(0, 80);
}

/** Reads a heading into its figure or description, its currency, and what else is beside them. */
export function readHeading(text: string): Heading {
  if (text.length > longestHeading) return { meaning: null, doubt: null };
  const meaning = understood(text);
  if (meaning) return { meaning, doubt: null };
  const money = currencyIn(text);
  if (money && understood(money.rest) === "adSpend") {
    return moneyHeading(money.currency);
  }
  const figure = text
    .split(between)
    .map((part) => named(part))
    .find(isFigure);
  return { meaning: null, doubt: figure ? { figure, currency: null } : null };
}

/** A heading of what was spent in this currency; null when it names none. */
function moneyHeading(currency: string | null): Heading {
  if (currency === null || isOwnCurrency(currency)) return { meaning: "adSpend", doubt: null };
  return { meaning: null, doubt: { figure: "adSpend", currency } };
}

/** Null unless the header is certain. */
export function headerMeaning(header: string): ColumnMeaning | null {
  return readHeading(header).meaning;
}

/** The meaning of a heading of which every part is known, such as "Pelawat / Visitors (total)". */
function understood(text: string): ColumnMeaning | null {
  if (!harmlessSigns.test(text)) return null;
  const whole = named(text);
  if (whole) return whole;
  const parts = text.split(between).filter((part) => normalHeader(part) !== "");
  const [main] = parts.map(named).filter((meaning) => meaning !== null);
  if (main === undefined) return null;
  if (isName(main)) return main;
  const known = parts.every((part) => named(part) === main || isHarmlessBeside(normalHeader(part), main));
  return known ? main : null;
}

function named(text: string): ColumnMeaning | null {
  const name = normalHeader(text);
  return meanings.get(name) ?? meanings.get(withoutHarmless(name)) ?? meaningWithout(name, meanings);
}

/** Whatever stands beside them, names are those of clients. */
function isName(meaning: ColumnMeaning): boolean {
  return meaning === "client" || meaning === "website" || meaning === "clientId" || meaning === "reportType";
}

export function isColumnMeaning(name: string): name is ColumnMeaning {
  return columnNames.some(({ meaning }) => meaning === name);
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
  if (text.length >= longestTotal) return false;
  return [text.trim().toLowerCase(), normalHeader(text)].some((row) =>
    totals.some((word) => row.startsWith(word) && isAfterTotal(row.slice(word.length))),
  );
}

function isAfterTotal(rest: string): boolean {
  return rest === "" || afterTotal.test(rest);
}

const headingSet = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(", ")));

/** Headings of the rows of an ads export, in English, Malay and Chinese. */
const campaigns = headingSet(
  "campaign, campaigns, campaign name, ad set, ad set name, adset name, ad group, ad group name, ad, ad name",
  "kempen, nama kempen, set iklan, nama set iklan, kumpulan iklan, nama iklan",
  "广告系列, 广告系列名称, 广告组, 广告组名称, 广告名称, 推广计划, 行銷活動名稱, 廣告活動, 廣告群組, 廣告組合名稱, 廣告名稱",
);

/** Headings of their ids, types and states. */
const ofCampaigns = headingSet(
  "campaign id, campaign type, campaign status, campaign state, campaign delivery, ad set delivery, ad delivery, status kempen",
  "广告系列状态, 廣告活動狀態",
);

/** Headings of counts on ad platforms, without the words in brackets. */
const counted = headingSet(
  "impr, impressions, clicks, link clicks, clicks all, ctr, cpc, avg cpc, cpm, avg cpm, cpa, roas, reach, frequency",
  "results, result, result indicator, result type, result rate, cost per result, cost per results, cost conv, cost per conversion",
  "conversions, conv, conv rate, conv value, conversion rate, all conv, view through conv, interactions, interaction rate",
  "budget, daily budget, attribution setting, bid strategy, optimization score, landing page views",
  "reporting starts, reporting ends, tera, klik, klik pautan, jangkauan, kekerapan paparan, hasil, belanjawan",
  "展示次数, 展示, 点击次数, 点击率, 链接点击量, 覆盖人数, 频次, 成效, 成效指标, 预算, 转化次数, 转化",
  "曝光次數, 曝光, 點擊次數, 點閱率, 連結點擊次數, 觸及人數, 成果, 成果指標, 預算, 轉換",
);

/** Platforms' names for the money spent: as the only name of a column of people's own it could be any cost. */
const spent = headingSet(
  "amount spent, total spent, cost, costs, spend, ad cost, total cost, jumlah dibelanjakan, kos, belanja",
  "花费, 费用, 消耗, 支出, 花费金额, 已花费金额, 花費, 費用, 花費金額",
);

/** By what an export can be broken down in time. */
const breakdowns = headingSet(
  "day, by day, date, week, month, quarter, hari, tarikh, minggu, bulan, 日期, 天, 日, 周, 週, 月, 月份, 季度",
);

/** The first line of an ad platform's report. */
const reportTitle =
  /^(?:campaign|ad ?group|ad ?set|ads?|keyword|account|search terms?)(?: performance)? report\b|^laporan (?:kempen|iklan)|^(?:广告系列|廣告活動)(?:报告|報告)/i;

/** Figures of websites, which no ad platform exports. */
const elsewhere = new Set(["totalVisitors", "sessions", "organicTraffic", "averagePosition", "totalFollowers"]);

/** A table's headings: those of an ad platform's export, some of them among others, or none. */
export type AdsKind = "export" | "mixed" | null;

/** Tells an export of Google Ads, Meta and others by headings that only they have together, or by its title. */
export function detectAdsKind(headings: string[], titles: string[]): AdsKind {
  const names = headings.map(mainName);
  const divided = names.some((name) => campaigns.has(name) || ofCampaigns.has(name));
  const measured = names.filter((name) => counted.has(name)).length;
  const figures = headings.map((heading) => readHeading(heading).meaning);
  const own = figures.some((meaning) => meaning !== null && elsewhere.has(meaning));
  const priced = names.some((name) => spent.has(name));
  const paid = figures.includes("adSpend");
  const titled = titles.some((title) => reportTitle.test(title.trim())) && (divided || measured > 0 || paid);
  if (!own && (titled || (divided && (measured > 0 || priced)) || (priced && measured > 0))) return "export";
  const conversions = !own && names.some((name) => counted.has(name) && readHeading(name).meaning === "totalLeads");
  return divided || (measured > 0 && (paid || priced)) || (measured > 1 && conversions) ? "mixed" : null;
}

/** Whether a heading names what the rows of an ads export are. */
export function isCampaign(heading: string): boolean {
  return campaigns.has(mainName(heading));
}

/** Whether a heading names the time by which rows are broken down. */
export function isBreakdown(heading: string): boolean {
  return breakdowns.has(mainName(heading));
}

/** A heading of an ads export: of its figures only what was spent is one of a report. */
export function readAdsHeading(text: string): Heading {
  const heading = readHeading(text);
  if (heading.meaning === "adSpend" || heading.doubt?.figure === "adSpend") return heading;
  const money = currencyIn(text);
  const name = normalHeader(money?.rest ?? text);
  if (spent.has(name) || spent.has(withoutHarmless(name))) return moneyHeading(money?.currency ?? null);
  return { meaning: isFigure(heading.meaning) ? null : heading.meaning, doubt: null };
}

function mainName(heading: string): string {
  const [main = ""] = heading.split(/[(（]/);
  return normalHeader(main);
}
