import { afterEach, expect, test, vi } from "vitest";
import { dismissToast, shownToasts, subscribeToToasts, toast } from "./toast.ts";

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

test("one toast at a time: the newer takes the place of the older", () => {
  toast({ title: "Saved" });
  toast({ title: "Error", description: "Failed to send message. Please try again.", variant: "destructive" });
  expect(shownToasts()).toEqual([
    {
      id: expect.any(Number),
      title: "Error",
      description: "Failed to send message. Please try again.",
      variant: "destructive",
    },
  ]);
});

test("a toast is plain unless it is said to be destructive", () => {
  toast({ title: "Saved" });
  expect(shownToasts()[0]?.variant).toBe("default");
});

test("the same text twice is two toasts, so that the second is announced", () => {
  toast({ title: "Saved" });
  const first = shownToasts()[0]?.id;
  toast({ title: "Saved" });
  expect(shownToasts()[0]?.id).not.toBe(first);
});

test("listeners hear of showing and dismissing until they leave", () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToToasts(listener);
  toast({ title: "Saved" });
  dismissToast(shownToasts()[0]?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(shownToasts()).toEqual([]);
  leave();
  toast({ title: "Saved" });
  expect(listener).toHaveBeenCalledTimes(2);
});
