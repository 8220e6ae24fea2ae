import { describe, expect, test } from "vitest";
import { bareOrigin } from "../origin.ts";
import { corpus } from "./corpus.fixture.ts";
import { reportSections } from "./sections.ts";
import { revisedFrom, sameContent } from "./snapshot-differences.ts";
import { isSample, type Snapshot, snapshotFromJson, snapshotToJson, snapshotToStored } from "./snapshot.ts";

const snapshots = Object.entries<Snapshot>(corpus);
const asStored = (snapshot: Snapshot) => JSON.parse(JSON.stringify(snapshotToStored(snapshot)));

/** As the version before origins stored it. */
function former(snapshot: Snapshot, kind: "typed" | "csv" | "sample") {
  const { origins: _origins, ...rest } = asStored(snapshot);
  return { ...rest, source: { kind, readAt: "2026-11-02T17:30:00.000Z" } };
}

describe("a snapshot", () => {
  test.each(snapshots)("with %s is the same after it was stored or sent", (_, snapshot) => {
    expect(snapshotFromJson(asStored(snapshot))).toEqual(snapshot);
    expect(snapshotFromJson(JSON.parse(JSON.stringify(snapshotToJson(snapshot))))).toEqual(snapshot);
  });

  test("has a source that the previous version knows", () => {
    expect(asStored(corpus["negative changes and a part of the split"]).source).toEqual({
      kind: "csv",
      readAt: "2026-11-02T19:10:00.000Z",
    });
    expect(asStored(corpus["long names"]).source.kind).toBe("sample");
  });

  test("from before origins has its source for the origin of each known figure, and none of others", () => {
    const { origins } = snapshotFromJson(former(corpus["negative changes and a part of the split"], "csv"));
    expect(origins.current.totalLeads).toEqual(bareOrigin("file", "2026-11-02T17:30:00.000Z"));
    expect(origins.current.socialTraffic).toBeUndefined();
    expect(origins.compared).toEqual({});
    expect(isSample(snapshotFromJson(former(corpus["one week"], "sample")))).toBe(true);
  });

  test("from before sections shows all of them in the usual order", () => {
    const { sections: _sections, ...before } = asStored(corpus["fourteen months with gaps"]);
    expect(snapshotFromJson(before).sections).toEqual([...reportSections]);
    expect(sameContent(snapshotFromJson(before), corpus["fourteen months with gaps"])).toBe(true);
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

  test("says the same as one from before origins, and as one that was read again", () => {
    const snapshot = corpus["fourteen months with gaps"];
    expect(sameContent(snapshotFromJson(former(snapshot, "csv")), snapshot)).toBe(true);
    expect(sameContent(snapshotFromJson(former(snapshot, "typed")), snapshot)).toBe(false);
  });
});
