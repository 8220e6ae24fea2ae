import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  clientIdIn,
  clientIdOfHash,
  currentVisitor,
  enter,
  forget,
  leave,
  reportOfHash,
  subscribeToVisitor,
} from "./visitor.ts";

/** A tab's storage that survives a reload. */
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

test("the portal stays open after a reload, and closes when the visitor leaves", () => {
  reload();
  enter("7K2M", true);
  expect(currentVisitor()).toEqual({ id: "7K2M", here: true });
  reload();
  expect(currentVisitor()).toEqual({ id: "7K2M", here: false });
  leave();
  reload();
  expect(currentVisitor().id).toBeNull();
});

test("a wrong ID is kept until the next reload only", () => {
  enter("WRONG", true);
  forget();
  expect(currentVisitor().id).toBe("WRONG");
  reload();
  expect(currentVisitor().id).toBeNull();
});

test("a listener is called for every change until it unsubscribes", () => {
  const listener = vi.fn<() => void>();
  const end = subscribeToVisitor(listener);
  enter("7K2M", false);
  leave();
  end();
  enter("9QXT", false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("the portal opens where storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  reload();
  enter("7K2M", true);
  expect(currentVisitor().id).toBe("7K2M");
});

describe("clientIdIn", () => {
  test.each([
    ["7K2M-9QXT-4BNE", "7K2M-9QXT-4BNE"],
    ["  7k2m 9qxt 4bne ", "7k2m9qxt4bne"],
    ["https://agency.example/ms/client-portal#id=7K2M-9QXT", "7K2M-9QXT"],
    ["https://agency.example/client-portal#id=7K2M%209QXT&x=1", "7K2M9QXT"],
    ["https://agency.example/client-portal%2523id%253D7K2M-9QXT.", "7K2M-9QXT"],
    ["https://agency.example/client-portal", "httpsagencyexampleclient-portal"],
  ])("reads %j as %j", (typed, id) => {
    expect(clientIdIn(typed)).toBe(id);
  });

  test.each(["", "   ", "..", "- –", "#", "https://agency.example/client-portal#contact"])(
    "finds no ID in %j",
    (typed) => {
      expect(clientIdIn(typed)).toBe("");
    },
  );
});

describe("clientIdOfHash", () => {
  test("reads the ID from a link to the portal", () => {
    expect(clientIdOfHash("#id=7K2M-9QXT-4BNE")).toBe("7K2M-9QXT-4BNE");
  });

  test.each(["", "#", "#content", "#id=", "#id=%20", "#id=..", "id=7K2M"])("finds no ID in %j", (hash) => {
    expect(clientIdOfHash(hash)).toBeNull();
  });

  test("reads both parts of a link that a program changed", () => {
    const report = "01890000-0000-7000-8000-000000000000";
    const hash = `#id%3D7K2M-9QXT%26report%3D${report}.`;
    expect([clientIdOfHash(hash), reportOfHash(hash)]).toEqual(["7K2M-9QXT", report]);
  });

  test("accepts a broken escape", () => {
    expect(clientIdOfHash("#id=7K2M%E0%A4%A")).toContain("7K2M");
  });
});
