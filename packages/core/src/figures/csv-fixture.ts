import { csvColumns, parseFiguresCsv } from "./csv.ts";

export const now = new Date("2026-11-10T04:00:00Z");
export const header = csvColumns.join(",");
export const october = "monthly,2026-10-01,1000,500,200,200,100,1200,8.4,25,florist ipoh|bunga ipoh,640,31";

/** The figures of that line. */
export const octoberFigures = {
  totalVisitors: 1000,
  organicTraffic: 500,
  socialTraffic: 200,
  directTraffic: 200,
  otherTraffic: 100,
  sessions: 1200,
  averagePosition: 8.4,
  keywordsTracked: 25,
  topRankings: ["florist ipoh", "bunga ipoh"],
  totalFollowers: 640,
  totalLeads: 31,
};

export const bytes = (text: string) => new TextEncoder().encode(text);
export const read = (...lines: string[]) => parseFiguresCsv(bytes(lines.join("\n")), now);

/** October with one cell changed. */
export function octoberWith(column: string, cell: string): string {
  const cells = october.split(",");
  cells[csvColumns.indexOf(column)] = cell;
  return cells.join(",");
}
