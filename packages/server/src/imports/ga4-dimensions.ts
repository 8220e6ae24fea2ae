import { normalHeader } from "./headers.ts";
import { type Row, textAt } from "./sheet.ts";

/**
 * Every user has one first channel, every session one channel and every key event one name, so rows by these add up.
 * Days, months and countries do not: one user can be in several.
 */
export type Dimension = {
  divides: "users" | "sessions" | "events" | "days" | "months" | "nothing";
  channels: boolean;
  /** Whether a row can have no name: landing pages and sources can, channels cannot. */
  unnamed: boolean;
};

const named = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(", ")));

const days = named(
  "nth day, nth week, nth hour, date, day, week, hour, date hour, date hour and minute, tarikh, hari, minggu, jam, hari ke n",
  "日期, 天, 周, 週, 小时, 小時",
);
const months = named("nth month, month, year month, nth year, year, bulan, tahun, 月, 月份, 年");

/** Two ranges of days or two groups of users side by side: rows that are not parts of a whole. */
const comparing = named(
  "comparison, comparisons, date range, segment, segments, audience name, perbandingan, julat tarikh, segmen",
  "比较, 日期范围, 细分, 细分受众群, 比較, 日期範圍, 區隔, vergleich, zeitraum, datumsbereich, comparaison, plage de dates",
);

type ChannelFigure = "organicTraffic" | "socialTraffic" | "directTraffic" | "otherTraffic";

/** Channels as GA4 names them in English, Malay and Chinese: https://support.google.com/analytics/answer/9756891 */
const channelNames: Record<ChannelFigure, Set<string>> = {
  organicTraffic: named("organic search, carian organik, 自然搜索, 自然搜尋"),
  directTraffic: named("direct, terus, langsung, 直接, 直接访问, 直接流量"),
  socialTraffic: named(
    "organic social, paid social, sosial organik, sosial berbayar, 自然社交, 付费社交, 自然社群, 付費社群",
  ),
  otherTraffic: named(
    "referral, paid search, display, email, affiliates, audio, sms, mobile push notifications, cross network, paid other",
    "paid shopping, organic shopping, organic video, paid video, unassigned, ai assistant, ai assistants, not set, other",
    "rujukan, carian berbayar, paparan, e mel, emel, sekutu, silang rangkaian, beli belah organik, beli belah berbayar",
    "video organik, video berbayar, berbayar lain, belum ditetapkan, tidak ditetapkan",
    "引荐, 付费搜索, 展示, 展示广告, 电子邮件, 联属营销, 跨网络, 付费购物, 自然购物, 自然视频, 付费视频, 未分配, 其他付费",
    "推薦連結, 付費搜尋, 多媒體廣告, 電子郵件, 聯盟行銷, 跨聯播網, 付費購物, 隨機購物, 未指派",
  ),
};

const channelFigures = new Map(
  Object.entries(channelNames).flatMap(([figure, names]) => [...names].map((name) => [name, figure as ChannelFigure])),
);

export function readDimension(header: string): Dimension {
  const name = normalHeader(header);
  const isChannels = /channel|saluran|渠道|管道|canaux|kanal/.test(name);
  const of = (divides: Dimension["divides"]) => ({ divides, channels: isChannels, unnamed: !isChannels });
  if (days.has(name)) return { divides: "days", channels: false, unnamed: false };
  if (months.has(name)) return { divides: "months", channels: false, unnamed: false };
  if (/first user|pengguna pertama|首次用户|首次使用者|初次使用者/.test(name)) return of("users");
  if (/^session |sesi|会话|工作階段/.test(name) || name === "default channel group") return of("sessions");
  if (/^landing page|^halaman pendaratan|^着陆页|^到達網頁/.test(name)) return of("sessions");
  if (["event name", "nama peristiwa", "事件名称", "事件名稱"].includes(name))
    return { divides: "events", channels: false, unnamed: false };
  return of("nothing");
}

/** Whether the rows of a column stand beside each other and are not parts of a whole. */
export function isComparing(header: string): boolean {
  return comparing.has(normalHeader(header));
}

/** The figure that counts the visitors of a channel; null for a name that GA4 does not have. */
function channelFigure(channel: string): ChannelFigure | null {
  return channelFigures.get(normalHeader(channel)) ?? null;
}

/** Metrics of GA4 that no report needs. Another name could be one that a report needs, in a language that nobody taught us. */
const notNeeded = named(
  "new users, returning users, engaged sessions, engaged sessions per active user, engagement rate, bounce rate",
  "average engagement time, average engagement time per session, average engagement time per active user, user engagement",
  "average session duration, events per session, events per active user, event count, event count per user, events",
  "event count per active user, session key event rate, user key event rate, key event rate, session conversion rate",
  "user conversion rate, total revenue, purchase revenue, event value, event revenue, average revenue per user, arpu, arppu",
  "views, views per user, views per session, views per active user, screen page views, sessions per user, sessions per active user",
  "items viewed, items purchased, add to carts, transactions, ecommerce purchases, purchases, google ads cost, ads cost, ads clicks",
  "google ads clicks, google ads impressions, cost per key event, first time purchasers, user retention, dau mau, wau mau, dau wau",
  "pengguna baharu, pengguna baru, pengguna yang kembali, sesi terlibat, sesi yang melibatkan, kadar penglibatan, kadar lantunan",
  "masa penglibatan purata, masa penglibatan purata setiap sesi, peristiwa setiap sesi, kiraan peristiwa, jumlah hasil, paparan",
  "新用户, 新用户数, 回访用户, 互动会话数, 互动率, 跳出率, 平均互动时长, 每次会话的平均互动时长, 每次会话的事件数, 事件数, 总收入, 浏览次数",
  "新使用者, 新使用者人數, 回訪者, 互動工作階段, 參與度, 跳出率, 平均參與時間, 事件計數, 總收益, 瀏覽",
);

/** Whether a column is one of GA4's that no report needs. */
export function isNotNeeded(header: string): boolean {
  return notNeeded.has(normalHeader(header));
}

type Amount = { row: Row; value: number };

/** By what share of their total the parts may exceed it: Google counts people approximately. */
export const approximation = 0.01;

/**
 * The visitors of each channel, and the rows whose channel nobody knows, such as one in another language. Somebody can come by several
 * channels in different sessions, so channels of sessions are taken one by one and never added up; together they can be more than all.
 * @param total all visitors; null when the table does not say
 * @returns null when the channels cannot be parts of this total
 */
export function visitorsByChannel(
  parts: Amount[],
  { divides }: Dimension,
  total: number | null,
): { channels: { figure: ChannelFigure; value: number; line: number; several: boolean }[]; unknown: Amount[] } | null {
  const byFigure = Map.groupBy(parts, ({ row }) => channelFigure(textAt(row, 0)));
  const unknown = byFigure.get(null) ?? [];
  const all = Array.from(byFigure, ([figure, amounts]) => ({
    figure,
    value: amounts.reduce((sum, { value }) => sum + value, 0),
    line: amounts[0]?.row.line ?? 1,
    several: amounts.length > 1,
  }));
  const most = total === null ? Infinity : total + Math.ceil(total * approximation);
  const sum = all.reduce((whole, { value }) => whole + value, 0);
  if (divides === "users" ? sum > most : all.some(({ value, several }) => !several && value > most)) return null;
  const channels = all.flatMap(({ figure, ...channel }) => {
    // Without all the others, and of sessions also with several, nobody knows how many people they are.
    const taken = figure !== null && (figure !== "otherTraffic" || unknown.length === 0);
    const apart = divides === "users" || (!channel.several && figure !== "otherTraffic");
    return taken && apart ? [{ figure, ...channel }] : [];
  });
  return { channels, unknown };
}
