import { readDate } from "./dates.ts";
import { normalHeader } from "./headers.ts";
import { isNumber } from "./numbers.ts";
import { type Sheet, textAt } from "./table.ts";

/**
 * The tables of an export. `hours` is a chart by the hour. `other` are countries, devices and kinds of results, which no report needs.
 */
export type SearchTable = "queries" | "pages" | "chart" | "hours" | "filters" | "other";

/** Google's headers in languages that people here set, as `normalHeader` writes them, with commas between. */
const named = (...lines: string[]) =>
  new Set(lines.flatMap((line) => line.split(", ").map((header) => normalHeader(header))));
const positions = named(
  "position, average position, kedudukan, kedudukan purata, 排名, 平均排名, posisi, posisi rata-rata, 掲載順位",
);
const clicks = named("clicks, klik, 点击次数, 點擊, 點擊次數, klicks, clics, クリック数");
const queries = named(
  "top queries, queries, query, pertanyaan, pertanyaan teratas, pertanyaan popular, kueri, kueri teratas, kueri terpopuler",
  "热门查询, 查询, 熱門查詢項目, 熱門查詢, 查詢, häufigste suchanfragen, suchanfragen, requêtes les plus fréquentes, requêtes",
  "上位のクエリ, クエリ",
);
const others = named(
  "country, countries, device, devices, search appearance, negara, peranti, penampilan carian",
  "kemunculan carian, tampilan carian, 国家 地区, 设备, 搜索结果呈现, 國家 地區, 裝置, 搜尋外觀",
  "land, länder, gerät, geräte, darstellung in der suche, pays, appareil, appareils, perangkat, 国, デバイス, 検索での見え方",
);
const filterHeaders = named(
  "filter value, penapis nilai, 过滤器 值, 篩選器 值, filter wert, filtre valeur, filter nilai",
);
const webSearch = named("web, 网络, 网页, 網路, 網頁, ウェブ");
const dateFilters = named("date, dates, tarikh, 日期, datum, tanggal, 日付");

/** Whether a row of Filters is about days or the ordinary web search. */
export function isOrdinaryFilter(name: string, value: string): boolean {
  return webSearch.has(normalHeader(value)) || dateFilters.has(normalHeader(name));
}

/** Which table of Search Console a sheet is: by its five columns, whose names are translated, and by what its rows hold. */
export function kindOf({ rows }: Sheet): SearchTable | null {
  const [header, first] = rows;
  if (header === undefined) return null;
  const names = header.cells.map(({ text }) => normalHeader(text));
  if (filterHeaders.has(names.slice(0, 2).join(" ")) && header.cells.length < 4) return "filters";
  const [subject = "", second = "", , rate = "", last = ""] = names;
  if (header.cells.length !== 5 || !(rate === "ctr" || (clicks.has(second) && positions.has(last)))) return null;
  if (others.has(subject)) return "other";
  if (queries.has(subject)) return "queries";
  const name = first ? textAt(first, 0) : "";
  // Midnight of the first hour reads as a day.
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{1,2}:/.test(name)) return "hours";
  if (readDate(name)?.kind === "day") return "chart";
  if (/^https?:\/\//.test(name)) return "pages";
  return first === undefined ? "other" : null;
}

/** Whether a sheet beside tables of Search Console holds its filters, in whatever language: names and values that are texts. */
export function isFilters({ rows }: Sheet): boolean {
  return rows.length > 1 && rows.every(({ cells }) => cells.length === 2 && !cells.some(isNumber));
}
