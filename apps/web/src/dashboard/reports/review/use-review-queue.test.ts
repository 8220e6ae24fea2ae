import { expect, test } from "vitest";
import type { QueueEntry } from "@agency/contracts/review-queue";
import { nextOpen } from "./use-review-queue.ts";

const entry = (reportId: string, open = true): QueueEntry => ({
  clientId: reportId,
  clientName: reportId,
  reportId,
  version: 1,
  state: open ? "prepared" : "approved",
  open,
  seen: true,
  reasons: [],
});

test("the next report waits after the open one, then before it, and skipped ones come last", () => {
  const entries = [entry("A"), entry("B"), entry("C", false), entry("D")];
  const next = (at: number, ...skipped: string[]) => nextOpen(entries, at, new Set(skipped))?.reportId;
  expect(next(1)).toBe("D");
  expect(next(3)).toBe("A");
  expect(next(1, "D")).toBe("A");
  expect(next(1, "A", "D")).toBe("D");
  expect(nextOpen([entry("A")], 0, new Set())).toBeUndefined();
});
