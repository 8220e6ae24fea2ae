import { linkFragment } from "../shared/link-fragment.ts";
import { earlyPortal, keepEarlyPortal } from "./first-screen/early-portal.ts";

/** The visitor of the portal: the client ID they gave, or null before they give one. */
export type Visitor = {
  id: string | null;
  /** Whether the visitor did this on the page, by typing an ID or leaving. False for a link or a stored ID. */
  here: boolean;
};

export const visitorKey = "portal-client-id";
const listeners = new Set<() => void>();
let visitor: Visitor | null = null;

/** The visitor of this tab. After a reload, read from session storage, or from the script that ran before where that is blocked. */
export function currentVisitor(): Visitor {
  visitor ??= {
    id: inStorage((storage) => storage.getItem(visitorKey)) ?? earlyPortal()?.clientId ?? null,
    here: false,
  };
  return visitor;
}

/** Signs in with an ID and stores it for this tab. */
export function enter(id: string, here: boolean): void {
  inStorage((storage) => storage.setItem(visitorKey, id));
  change({ id, here });
}

/** Signs out and removes the stored ID. */
export function leave(): void {
  forget();
  change({ id: null, here: true });
}

/** Removes a wrong ID from storage. The form keeps it, so that the visitor can correct it. */
export function forget(): void {
  keepEarlyPortal(undefined);
  inStorage((storage) => storage.removeItem(visitorKey));
}

/**
 * Calls the listener after every change. Returns the function that unsubscribes. Without listeners, only the stored ID
 * is kept.
 */
export function subscribeToVisitor(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) visitor = null;
  };
}

function change(next: Visitor): void {
  visitor = next;
  for (const listener of listeners) listener();
}

/** The portal works without storage; a reload then asks for the ID again. */
function inStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
}

function hashPart(hash: string, name: string): string | null {
  return new URLSearchParams(linkFragment(hash)).get(name);
}

/**
 * The client ID in typed or pasted text: the text itself, or the part after `#id=` in a link to the portal. Keeps
 * letters, digits and dashes only; the server ignores case and dashes. Empty if there is none.
 */
export function clientIdIn(text: string): string {
  const hash = /(?:#|%(?:25)*23)(.*)/is.exec(text)?.[1];
  const id = hash === undefined ? text : (hashPart(`#${hash}`, "id") ?? "");
  return id.replaceAll(/[^\p{L}\p{N}-]/gu, "").replaceAll(/^-+|-+$/g, "");
}

/** The client ID in the hash of the address, such as `#id=ABCD-EFGH`. Null if the hash has none. */
export function clientIdOfHash(hash: string): string | null {
  if (!hash.startsWith("#")) return null;
  return clientIdIn(hash) || null;
}

/** The report in the hash of the address, such as `#id=ABCD-EFGH&report=…`. Null if the hash has none. */
export function reportOfHash(hash: string): string | null {
  const report = hashPart(hash, "report") ?? "";
  return /^[\da-f-]{36}$/i.test(report) ? report : null;
}
