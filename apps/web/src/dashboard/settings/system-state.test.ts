import { expect, it } from "vitest";
import { workerState } from "./system-state.tsx";

const now = Date.parse("2026-11-02T01:00:00Z");

it("a worker counts as working for two minutes after its last heartbeat", () => {
  expect(workerState("2026-11-02T00:59:30.000Z", now)).toBe("working");
  expect(workerState("2026-11-02T00:58:00.000Z", now)).toBe("silent");
});

it("a worker counts as working when the browser's clock is behind", () => {
  expect(workerState("2026-11-02T01:05:00.000Z", now)).toBe("working");
});

it("a worker without a heartbeat is reported as never run", () => {
  expect(workerState(null, now)).toBe("never");
});
