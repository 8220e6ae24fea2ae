/** The pages of the staff, in the order of the navigation. `key` follows `g` as a keyboard shortcut. */
export const places = [
  { name: "reports", to: "/admin?tab=reports", key: "r" },
  { name: "attention", to: "/admin/attention", key: "a" },
  { name: "clients", to: "/admin", key: "c" },
  { name: "schedules", to: "/admin/schedules", key: "s" },
  { name: "enquiries", to: "/admin/enquiries", key: "e" },
  { name: "allReports", to: "/admin/reports" },
  { name: "analytics", to: "/admin?tab=analytics" },
  { name: "settings", to: "/admin/settings" },
] as const satisfies readonly { name: string; to: string; key?: string }[];

export type PlaceName = (typeof places)[number]["name"];

/** The place that an address belongs to. `path` has no language prefix. */
export function findPlace(path: string, search: URLSearchParams): PlaceName | null {
  const page = path.replace(/\/+$/, "");
  if (page === "/admin/review") return "reports";
  if (page !== "/admin") return places.find(({ to }) => to === page)?.name ?? null;
  const tab = search.get("tab");
  return tab === "reports" || tab === "analytics" ? tab : "clients";
}

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
