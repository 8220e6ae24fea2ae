import { expect, test } from "vitest";
import { noFigures } from "./figures.ts";
import { bareOrigin, fileDetail, mainOriginGroup, originsOfAll, readFileDetail } from "./origin.ts";

const at = "2026-11-03T01:00:00.000Z";

test("the main group is the one that most figures come from", () => {
  const [typed, file] = [bareOrigin("typed", at), bareOrigin("file", at)];
  const [traffic, search] = [bareOrigin("analytics", at), bareOrigin("search_console", at)];
  expect(mainOriginGroup({ totalVisitors: traffic, averagePosition: search, totalLeads: typed })).toBe("google");
  expect(mainOriginGroup({ totalVisitors: file, totalLeads: typed })).toBe("typed");
  expect(mainOriginGroup({ totalVisitors: file })).toBe("file");
  expect(mainOriginGroup({})).toBeNull();
});

test("figures that are not known have no origin", () => {
  const typed = bareOrigin("typed", at);
  expect(originsOfAll({ ...noFigures, totalLeads: 0 }, typed)).toEqual({ totalLeads: typed });
});

test.each(["figures.csv", "October, all.csv", "a, 1, b.csv", "$&\n.csv"])(
  "the file %j is read back with its row",
  (file) => {
    expect(readFileDetail(fileDetail(file, 12))).toEqual({ file, row: 12 });
    expect(readFileDetail(file)).toEqual({ file, row: null });
  },
);
