import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentVisitor, enter, forget, leave, subscribeToVisitor } from "./visitor.ts";

/** A tab's storage that outlives a reload. */
function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const reload = () => subscribeToVisitor(() => {})();

beforeEach(() => vi.stubGlobal("sessionStorage", storage()));
afterEach(() => {
  leave();
  reload();
  vi.unstubAllGlobals();
});

test("a reload keeps the portal open, and leaving closes it", () => {
  reload();
  enter("7K2M", true);
  expect(currentVisitor()).toEqual({ id: "7K2M", here: true });
  reload();
  expect(currentVisitor()).toEqual({ id: "7K2M", here: false });
  leave();
  reload();
  expect(currentVisitor().id).toBeNull();
});

test("a wrong ID stays at the door until the reload only", () => {
  enter("WRONG", true);
  forget();
  expect(currentVisitor().id).toBe("WRONG");
  reload();
  expect(currentVisitor().id).toBeNull();
});

test("tells of every change until the end", () => {
  const listener = vi.fn<() => void>();
  const end = subscribeToVisitor(listener);
  enter("7K2M", false);
  leave();
  end();
  enter("9QXT", false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("works where storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  reload();
  enter("7K2M", true);
  expect(currentVisitor().id).toBe("7K2M");
});
