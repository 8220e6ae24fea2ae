import type { Action } from "@agency/model/rights";

/** The parts of the navigation. The dashboard's places are the tabs of one page. */
export const placeGroups = ["dashboard", "inbox", "quickActions"] as const;

/** The pages of the staff, in the order of the navigation. `key` follows `g` as a keyboard shortcut. */
export const places = [
  { name: "reports", to: "/admin", group: "dashboard", key: "r" },
  { name: "clients", to: "/admin?tab=clients", group: "dashboard", key: "c" },
  { name: "analytics", to: "/admin?tab=analytics", group: "dashboard" },
  { name: "attention", to: "/admin/attention", group: "inbox", key: "a" },
  { name: "enquiries", to: "/admin/enquiries", group: "inbox", key: "e", right: "inbox" },
  { name: "schedules", to: "/admin/schedules", group: "quickActions", key: "s" },
  { name: "allReports", to: "/admin/reports", group: "quickActions" },
  { name: "team", to: "/admin/team", group: "quickActions", right: "team" },
  { name: "activity", to: "/admin/activity", group: "quickActions", right: "activity" },
  { name: "settings", to: "/admin/settings", group: "quickActions" },
] as const satisfies readonly {
  name: string;
  to: string;
  group: (typeof placeGroups)[number];
  key?: string;
  /** Who may open it; everybody where nothing is said. */
  right?: Action;
}[];

export type Place = (typeof places)[number];
export type PlaceName = Place["name"];

/** Whether somebody with these rights may open a place. */
export function isOpen(place: Place, may: (right: Action) => boolean): boolean {
  return !("right" in place) || may(place.right);
}

/** The place that an address belongs to. `path` has no language prefix. */
export function findPlace(path: string, search: URLSearchParams): PlaceName | null {
  const page = path.replace(/\/+$/, "");
  if (page === "/admin/review" || page === "/admin/wrong-recipient") return "reports";
  if (page === "/admin/client" || page.startsWith("/admin/clients/")) return "clients";
  if (page !== "/admin") return places.find(({ to }) => to === page)?.name ?? null;
  const tab = search.get("tab");
  return tab === "clients" || tab === "analytics" ? tab : "reports";
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
