import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast, subscribeToToasts, toast, toastRemoveDelay } from "./toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const newest = () => currentToasts()[0];

test("a newer toast replaces the older one", () => {
  toast({ title: "Saved" });
  toast({ title: "Error", description: "Failed to send message. Please try again.", variant: "destructive" });
  expect(currentToasts()).toEqual([
    {
      id: expect.any(Number),
      title: "Error",
      description: "Failed to send message. Please try again.",
      variant: "destructive",
      open: true,
    },
  ]);
});

test("a toast has the default variant unless it is destructive", () => {
  toast({ title: "Saved" });
  expect(newest()?.variant).toBe("default");
});

test("showing the same text twice creates two toasts, so that the second is announced", () => {
  toast({ title: "Saved" });
  const first = newest()?.id;
  toast({ title: "Saved" });
  expect(newest()?.id).not.toBe(first);
});

test("a dismissed toast closes at once and is removed after 1,000,000 ms", () => {
  toast({ title: "Saved" });
  dismissToast(newest()?.id ?? 0);
  expect(newest()?.open).toBe(false);
  vi.advanceTimersByTime(toastRemoveDelay - 1);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastRemoveDelay).toBe(1_000_000);
  expect(currentToasts()).toEqual([]);
});

test("removing an old toast does not affect a newer one", () => {
  toast({ title: "Saved" });
  dismissToast(newest()?.id ?? 0);
  toast({ title: "Deleted" });
  vi.advanceTimersByTime(toastRemoveDelay);
  expect(newest()).toMatchObject({ title: "Deleted", open: true });
});

test("listeners are called on showing, dismissing and removing a toast until they unsubscribe", () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToToasts(listener);
  toast({ title: "Saved" });
  const id = newest()?.id ?? 0;
  dismissToast(id);
  dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(toastRemoveDelay);
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  toast({ title: "Saved" });
  expect(listener).toHaveBeenCalledTimes(3);
});
