import type { ColumnMeaning } from "./header-names.ts";

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
const profile = listed(
  "google business profile, business profile, gbp, google my business, gmb, google maps, profil perniagaan google",
  "from business profile, 次, 次数, 次數, 商家资料",
);

/** Beside the names of some meanings only: "Organic traffic (users)" are the visitors, "(sessions)" are not. */
const beside: Partial<Record<ColumnMeaning, string[]>> = {
  totalVisitors: people,
  organicTraffic: people,
  socialTraffic: people,
  directTraffic: people,
  otherTraffic: people,
  sessions: visits,
  averagePosition: positions,
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
export function withoutHarmless(name: string): string {
  return without(name, general);
}

/** Whether words beside the name of a meaning change nothing. */
export function isHarmlessBeside(words: string, meaning: ColumnMeaning): boolean {
  return without(without(words, preparedBeside.get(meaning) ?? noWords), general) === "";
}

/** The meaning of a name once words are left out that change nothing beside it: "Google Analytics sessions". */
export function meaningWithout(name: string, meanings: ReadonlyMap<string, ColumnMeaning>): ColumnMeaning | null {
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
