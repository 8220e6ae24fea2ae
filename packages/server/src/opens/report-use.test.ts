import { expect, test } from "vitest";
import { recordings } from "@agency/model/states";
import { changedRecording } from "./report-use.ts";

test("the client's own word stands, whatever the staff switched before", () => {
  for (const before of recordings) {
    expect(changedRecording(before, { on: false, by: "client" })).toBe("refused");
    expect(changedRecording(before, { on: true, by: "client" })).toBe("on");
  }
});

test("the staff switch recording off and on, but not on again what the client refused", () => {
  expect(changedRecording("on", { on: false, by: "staff" })).toBe("off");
  expect(changedRecording("off", { on: true, by: "staff" })).toBe("on");
  expect(changedRecording("refused", { on: false, by: "staff" })).toBe("refused");
  expect(changedRecording("refused", { on: true, by: "staff" })).toBeNull();
});
