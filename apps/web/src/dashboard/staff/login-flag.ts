import { sessionLifetime } from "@agency/model/limits";

export const flagKey = "admin-authenticated";
export const timeKey = "admin-login-time";

/** The browser's record of a login. It only decides what is drawn first; the server decides what is allowed. */
export type LoginFlag = "none" | "fresh" | "expired";

type FlagStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** `now` is in ms since 1970. A login without a readable time counts as expired. */
export function readLoginFlag(storage: FlagStorage, now: number): LoginFlag {
  if (storage.getItem(flagKey) !== "true") return "none";
  const time = storage.getItem(timeKey);
  const age = now - Number(time ?? Number.NaN);
  return age < sessionLifetime ? "fresh" : "expired";
}

export function storeLogin(storage: FlagStorage, now: number): void {
  storage.setItem(flagKey, "true");
  storage.setItem(timeKey, String(now));
}

export function clearLogin(storage: FlagStorage): void {
  storage.removeItem(flagKey);
  storage.removeItem(timeKey);
}

/** Replaces storage where the browser blocks it. */
const forgetful: FlagStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The browser's storage. Reading the property throws where storage is blocked. */
export function flagStorage(): FlagStorage {
  try {
    return localStorage;
  } catch {
    return forgetful;
  }
}
