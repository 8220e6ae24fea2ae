import type { AdFigure, AdPlatform } from "@agency/model/ads";
import { headerMeaning, normalHeader } from "./headers.ts";
import { currencyIn } from "./numbers.ts";
import type { Row } from "./sheet.ts";

/**
 * What a column of an ad platform's export holds. `part` divides a campaign, such as ages; `event` is one kind of conversion of Meta's,
 * `eventValue` what it was worth; `results` are those of each campaign's own kind, which `indicator` names.
 */
export type AdsMeaning =
  | AdFigure
  | "campaign"
  | "campaignId"
  | "account"
  | "start"
  | "end"
  | "day"
  | "week"
  | "month"
  | "quarter"
  | "currency"
  | "results"
  | "indicator"
  | "event"
  | "eventValue"
  | "attribution"
  | "part";

/** A column of an export. `currency` is the code or sign in its heading. */
export type AdsColumn = { index: number; header: string; meaning: AdsMeaning | null; currency: string | null };

type Names = Partial<Record<AdsMeaning, readonly string[]>>;

const listed = (...lines: string[]) => lines.flatMap((line) => line.split(", ").map((name) => normalHeader(name)));

/** By what both platforms divide a campaign's rows. */
const parts = listed(
  "age, gender, placement, platform, device platform, impression device, device, network, network with search partners",
  "publisher platform, country, region, dma region, city, business locations, hour, hour of day, hour of the day, day of the week",
  "time of day ad account time zone, time of day viewer s time zone, ad set name, ad set id, ad name, ad id, ad set, ad, ad group",
  "ad group id, keyword, search keyword, search term, asset, asset group, audience segment, conversion action, conversion category",
  "conversion source, click type, top vs other, product id, media type, ad format, image video and slideshow",
  "umur, jantina, peletakan, peranti, negara, nama set iklan, nama iklan, kumpulan iklan, kata kunci",
  "年龄, 性别, 版位, 平台, 设备, 国家 地区, 广告组名称, 广告名称, 关键字, 广告组",
  "年齡, 性別, 裝置, 國家 地區, 廣告組合名稱, 廣告名稱, 關鍵字, 廣告群組",
);

const accounts = listed(
  "account, account name, client, client name, customer, akaun, nama akaun, klien, 帐号, 帐号名称, 账户名称, 帐户名称, 客户",
  "帳戶名稱, 廣告帳號名稱, 客戶",
);

/** Headings of Google Ads as far as they were seen: English, German, French; of others what a campaign and its cost are called. */
const google: Names = {
  campaign: listed("campaign, kampagne, campagne, kempen, 广告系列, 廣告活動"),
  campaignId: listed("campaign id"),
  account: accounts,
  day: listed("day, tag, jour, hari, 日, 天"),
  week: listed("week, woche, semaine, minggu, 周, 週"),
  month: listed("month, monat, mois, bulan, 月, 月份"),
  quarter: listed("quarter, quartal, trimestre, suku tahun, 季度"),
  currency: listed("currency code, currency, währungscode, code de devise, kod mata wang, 货币代码, 貨幣代碼"),
  spend: listed("cost, kosten, coût, kos, 费用, 費用"),
  impressions: listed("impr, impressions"),
  clicks: listed("clicks, klicks, clics"),
  conversions: listed("conversions"),
  value: listed("conv value, conversion value, conv wert, valeur de conv"),
  part: parts,
};

/** Headings of Meta Ads Manager; its money is followed by a currency in brackets. */
const meta: Names = {
  start: listed("reporting starts, mula pelaporan, pelaporan bermula, 报告开始日期, 分析報告開始"),
  end: listed("reporting ends, tamat pelaporan, pelaporan tamat, 报告结束日期, 分析報告結束"),
  campaign: listed("campaign name, nama kempen, 广告系列名称, 行銷活動名稱"),
  campaignId: listed("campaign id, 广告系列编号, 行銷活動編號"),
  account: accounts,
  day: listed("day, hari, 天, 日"),
  week: listed("week, minggu, 周, 週"),
  month: listed("month, bulan, 月"),
  currency: listed("currency, mata wang, 货币, 貨幣, 幣別"),
  spend: listed("amount spent, jumlah dibelanjakan, 已花费金额, 花费金额, 花費金額"),
  impressions: listed("impressions, 展示次数, 曝光次數"),
  clicks: listed("link clicks, klik pautan, 链接点击量, 連結點擊次數"),
  results: listed("results, hasil, 成效, 成果"),
  indicator: listed("result indicator, 成效指标, 成果指標"),
  attribution: listed("attribution setting, 归因设置, 歸因設定"),
  event: listed(
    "leads, meta leads, on facebook leads, website leads, purchases, website purchases, contacts, website contacts",
    "messaging conversations started, registrations completed, website registrations completed, appointments scheduled",
    "website appointments scheduled, phone calls placed, applications submitted, website applications submitted",
  ),
  eventValue: listed(
    "purchases conversion value, purchase conversion value, website purchases conversion value",
    "leads conversion value, website leads conversion value",
  ),
  part: parts,
};

const names: Record<AdPlatform, Names> = { google_ads: google, meta_ads: meta };

/** Money of Meta's has its currency in its heading. */
const priced: readonly AdsMeaning[] = ["spend", "eventValue"];

/** Figures that no ad platform exports. */
const elsewhere = ["totalVisitors", "sessions", "organicTraffic", "averagePosition", "totalFollowers", "searchClicks"];

function meaningFor(header: string, platform: AdPlatform): Pick<AdsColumn, "meaning" | "currency"> {
  const find = (text: string) => {
    const name = normalHeader(text);
    return Object.entries(names[platform]).find(([, list]) => list.includes(name))?.[0] as AdsMeaning | undefined;
  };
  const whole = find(header);
  if (whole) return { meaning: whole, currency: null };
  const [main = "", inside] = header.split(/[(（]/);
  const bare = inside === undefined ? undefined : find(main);
  if (bare === undefined || !priced.includes(bare)) return { meaning: null, currency: null };
  return { meaning: bare, currency: currencyIn(`(${inside ?? ""}`)?.currency ?? null };
}

export function readAdsColumns({ cells }: Row, platform: AdPlatform): AdsColumn[] {
  return cells.map(({ text }, index) => ({ index, header: text.trim(), ...meaningFor(text, platform) }));
}

/**
 * Whose export a line of headings begins, by some that only that platform has together; null for any other line. A campaign and its cost
 * alone could as well be a table of the agency's own.
 */
export function platformOfHeadings(header: Row, titled: boolean): AdPlatform | null {
  const texts = header.cells.map(({ text }) => text);
  if (texts.some((text) => elsewhere.includes(headerMeaning(text) ?? ""))) return null;
  const has = (platform: AdPlatform) => {
    const meanings = new Set(readAdsColumns(header, platform).map(({ meaning }) => meaning));
    return (...wanted: AdsMeaning[]) => wanted.some((meaning) => meanings.has(meaning));
  };
  const [ofMeta, ofGoogle] = [has("meta_ads"), has("google_ads")];
  if (ofMeta("spend") && ofMeta("campaign", "start", "indicator")) return "meta_ads";
  const short = texts.some((text) => normalHeader(text) === "impr");
  const named = ofGoogle("campaign") && (titled || ofGoogle("clicks", "impressions", "conversions"));
  return ofGoogle("spend") && (short || named) ? "google_ads" : null;
}
