import { withoutHarmless } from "./harmless-words.ts";
import { type Heading, isFigure, moneyHeading, normalHeader, readHeading } from "./headers.ts";
import { currencyIn } from "./heading-currency.ts";

const named = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(", ")));

/** What the rows of an ads export are, in English, Malay and Chinese. */
const campaigns = named(
  "campaign, campaigns, campaign name, ad set, ad set name, adset name, ad group, ad group name, ad, ad name",
  "kempen, nama kempen, set iklan, nama set iklan, kumpulan iklan, nama iklan",
  "广告系列, 广告系列名称, 广告组, 广告组名称, 广告名称, 推广计划, 行銷活動名稱, 廣告活動, 廣告群組, 廣告組合名稱, 廣告名稱",
);

/** What else is said of them. */
const ofCampaigns = named(
  "campaign id, campaign type, campaign status, campaign state, campaign delivery, ad set delivery, ad delivery, status kempen",
  "广告系列状态, 廣告活動狀態",
);

/** What ad platforms count, without what stands in brackets. */
const counted = named(
  "impr, impressions, clicks, link clicks, clicks all, ctr, cpc, avg cpc, cpm, avg cpm, cpa, roas, reach, frequency",
  "results, result, result indicator, result type, result rate, cost per result, cost per results, cost conv, cost per conversion",
  "conversions, conv, conv rate, conv value, conversion rate, all conv, view through conv, interactions, interaction rate",
  "budget, daily budget, attribution setting, bid strategy, optimization score, landing page views",
  "reporting starts, reporting ends, tera, klik, klik pautan, jangkauan, kekerapan paparan, hasil, belanjawan",
  "展示次数, 展示, 点击次数, 点击率, 链接点击量, 覆盖人数, 频次, 成效, 成效指标, 预算, 转化次数, 转化",
  "曝光次數, 曝光, 點擊次數, 點閱率, 連結點擊次數, 觸及人數, 成果, 成果指標, 預算, 轉換",
);

/** What was spent, as platforms name it: as the only name of a column of people's own it could be any cost. */
const spent = named(
  "amount spent, total spent, cost, costs, spend, ad cost, total cost, jumlah dibelanjakan, kos, belanja",
  "花费, 费用, 消耗, 支出, 花费金额, 已花费金额, 花費, 費用, 花費金額",
);

/** By what an export can be broken down in time. */
const breakdowns = named(
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
export function adsKindOf(headings: string[], titles: string[]): AdsKind {
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
