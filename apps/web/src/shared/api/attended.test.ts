import { afterEach, expect, test, vi } from "vitest";
import { isUnattended, watchInput } from "./attended.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that nobody has touched for five minutes is unattended until somebody does", () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  expect(isUnattended()).toBe(false);
  const leave = watchInput();
  vi.advanceTimersByTime(300_000);
  expect(isUnattended()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isUnattended()).toBe(true);
  page.dispatchEvent(new Event("keydown"));
  expect(isUnattended()).toBe(false);
  vi.advanceTimersByTime(300_001);
  leave();
  expect(isUnattended()).toBe(false);
});
