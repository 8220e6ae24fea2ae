import { expect, test } from "vitest";
import { noFigures } from "./figures.ts";
import { bareOrigin, fileDetail, originGroupsIn, originsOfAll, readFileDetail, withoutFileName } from "./origin.ts";

const at = "2026-11-03T01:00:00.000Z";

test("a period names each group that its figures come from, the one of most figures first", () => {
  const [typed, file] = [bareOrigin("typed", at), bareOrigin("file", at)];
  const [traffic, search] = [bareOrigin("analytics", at), bareOrigin("search_console", at)];
  const read = { totalVisitors: traffic, averagePosition: search };
  expect(originGroupsIn({ ...read, totalLeads: typed })).toEqual(["google", "typed"]);
  expect(originGroupsIn({ ...read, totalLeads: file })).toEqual(["google", "file"]);
  expect(originGroupsIn({ totalVisitors: file, totalLeads: typed })).toEqual(["typed", "file"]);
  expect(originGroupsIn({})).toEqual([]);
});

test("figures that are not known have no origin", () => {
  const typed = bareOrigin("typed", at);
  expect(originsOfAll({ ...noFigures, totalLeads: 0 }, typed)).toEqual({ totalLeads: typed });
});

test.each(["figures.csv", "October, all.csv", "a, 1, b.csv", "$&\n.csv"])(
  "the file %j is read back with its kind and row, and a client reads its kind alone",
  (file) => {
    const detail = fileDetail("ga4", file, 12);
    expect(readFileDetail(detail)).toEqual({ format: "ga4", file, row: 12 });
    const clients = withoutFileName(detail);
    expect(readFileDetail(clients ?? "")).toEqual({ format: "ga4", file: null, row: null });
  },
);
