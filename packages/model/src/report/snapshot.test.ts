import { describe, expect, test } from "vitest";
import { corpus } from "./corpus.fixture.ts";
import { type Snapshot, snapshotFromJson, snapshotToJson } from "./snapshot.ts";

const snapshots = Object.entries<Snapshot>(corpus);
describe("a snapshot", () => {
  test.each(snapshots)("with %s is the same after it was stored or sent", (_, snapshot) => {
    expect(snapshotFromJson(JSON.parse(JSON.stringify(snapshotToJson(snapshot))))).toEqual(snapshot);
  });
});
