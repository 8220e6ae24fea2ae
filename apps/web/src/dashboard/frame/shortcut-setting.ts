export const shortcutsKey = "staff-shortcuts";

/** Whether single-key shortcuts are on. They are until the person turns them off in this browser. */
export function readShortcuts(): boolean {
  try {
    return localStorage.getItem(shortcutsKey) !== "off";
  } catch {
    return true;
  }
}

export function storeShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(shortcutsKey);
    else localStorage.setItem(shortcutsKey, "off");
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}
