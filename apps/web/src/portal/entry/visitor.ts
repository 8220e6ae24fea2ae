/** Who is at the portal's door: the client ID that was given, or null before one is. */
export type Visitor = {
  id: string | null;
  /** Whether this was done on the page, by typing an ID or by leaving, and does not come from a link or the tab's memory. */
  here: boolean;
};

export const visitorKey = "portal-client-id";
const listeners = new Set<() => void>();
let visitor: Visitor | null = null;

/** The visitor of this tab. After a reload it is the one that session storage remembers. */
export function currentVisitor(): Visitor {
  visitor ??= { id: inStorage((storage) => storage.getItem(visitorKey)), here: false };
  return visitor;
}

/** Comes in with an ID, which this tab remembers from now on. */
export function enter(id: string, here: boolean): void {
  inStorage((storage) => storage.setItem(visitorKey, id));
  change({ id, here });
}

/** Goes out: nothing is remembered. */
export function leave(): void {
  forget();
  change({ id: null, here: true });
}

/** Remembers a wrong ID no longer; it stays at the door so that it can be mended. */
export function forget(): void {
  inStorage((storage) => storage.removeItem(visitorKey));
}

/** Calls the listener after every change; gives the function that ends it, after which storage alone remembers. */
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

/** Where storage is blocked the portal works without; only a reload asks for the ID again. */
function inStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
}
