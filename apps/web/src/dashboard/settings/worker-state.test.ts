import { expect, it } from "vitest";
import { workerState } from "./worker-state.ts";

const now = Date.parse("2026-11-02T01:00:00Z");

it("takes a worker for working for two minutes after its last sign of life", () => {
  expect(workerState("2026-11-02T00:59:30.000Z", now)).toBe("working");
  expect(workerState("2026-11-02T00:58:00.000Z", now)).toBe("silent");
});

it("does not mind a browser whose clock is behind", () => {
  expect(workerState("2026-11-02T01:05:00.000Z", now)).toBe("working");
});

it("knows a worker that never ran", () => {
  expect(workerState(null, now)).toBe("never");
});
