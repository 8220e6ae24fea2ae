import { describe, expect, it } from "vitest";
import { sessionLifetime } from "@agency/model/limits";
import { clearLogin, readLoginFlag, storeLogin } from "./login-flag.ts";

const loggedInAt = Date.parse("2026-11-02T01:00:00Z");

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

describe("the stored login", () => {
  it("is missing before the first sign-in", () => {
    expect(readLoginFlag(memory(), loggedInAt)).toBe("none");
  });

  it("is fresh until a millisecond before 24 hours, and expired from 24 hours on", () => {
    const storage = memory();
    storeLogin(storage, loggedInAt);
    expect(readLoginFlag(storage, loggedInAt)).toBe("fresh");
    expect(readLoginFlag(storage, loggedInAt + sessionLifetime - 1)).toBe("fresh");
    expect(readLoginFlag(storage, loggedInAt + sessionLifetime)).toBe("expired");
  });

  it("is missing after it is cleared", () => {
    const storage = memory();
    storeLogin(storage, loggedInAt);
    clearLogin(storage);
    expect(readLoginFlag(storage, loggedInAt)).toBe("none");
    expect(storage.getItem("admin-login-time")).toBeNull();
  });

  it.each([null, "", "yesterday"])("is expired if its time is %j", (time) => {
    const storage = memory();
    storeLogin(storage, loggedInAt);
    if (time === null) storage.removeItem("admin-login-time");
    else storage.setItem("admin-login-time", time);
    expect(readLoginFlag(storage, loggedInAt)).toBe("expired");
  });
});
