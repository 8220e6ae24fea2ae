import { describe, expect, test } from "vitest";
import { corpus } from "./corpus.fixture.ts";
import { revisedFrom, sameContent } from "./snapshot-differences.ts";
import { type Snapshot, snapshotFromJson, snapshotToJson } from "./snapshot.ts";

const snapshots = Object.entries<Snapshot>(corpus);
describe("a snapshot", () => {
  test.each(snapshots)("with %s is the same after it was stored or sent", (_, snapshot) => {
    expect(snapshotFromJson(JSON.parse(JSON.stringify(snapshotToJson(snapshot))))).toEqual(snapshot);
  });

  test("with other sections is another content, and its revision names no figure that it does not show", () => {
    const before: Snapshot = corpus["fourteen months with gaps"];
    const after: Snapshot = {
      ...before,
      sections: ["trend", "comment"],
      figures: { ...before.figures, totalVisitors: 999, totalFollowers: 1 },
    };
    expect(sameContent(before, { ...before, sections: ["trend", "comment"] })).toBe(false);
    expect(revisedFrom(before, after, { number: 2, at: before.generatedAt })).toMatchObject({
      figures: [{ figure: "totalVisitors", before: 12480, after: 999 }],
      others: true,
    });
  });
});
