import { readDate } from "./dates.ts";
import { normalHeader } from "./headers.ts";
import { type Sheet, textAt } from "./table.ts";

/** The tables of an export. `other` are countries, devices and kinds of results, which no report needs. */
export type SearchTable = "queries" | "pages" | "chart" | "filters" | "other";

const positions = new Set(["position", "average position", "kedudukan", "kedudukan purata"]);
const clicks = new Set(["clicks", "klik"]);
const queries = new Set([
  "top queries",
  "queries",
  "query",
  "pertanyaan",
  "pertanyaan teratas",
  "pertanyaan popular",
  "kueri",
]);
const others = new Set(
  ["country", "countries", "device", "devices", "search appearance", "negara", "peranti", "penampilan carian"].concat([
    "kemunculan carian",
    "tampilan carian",
  ]),
);
const filterHeaders = new Set(["filter value", "penapis nilai"]);

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
  if (readDate(name)?.kind === "day") return "chart";
  if (/^https?:\/\//.test(name)) return "pages";
  return first === undefined ? "other" : null;
}
