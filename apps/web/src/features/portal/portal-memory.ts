const key = "portal-client-id";

/** The client ID that this tab has open, so that a reload keeps the portal. Where storage is blocked there is none. */
export function rememberedId(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberId(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // The portal works without; only a reload asks for the ID again.
  }
}

export function forgetId(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
