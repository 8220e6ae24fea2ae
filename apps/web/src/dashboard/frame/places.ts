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
export function placeOf(path: string, search: URLSearchParams): PlaceName | null {
  const page = path.replace(/\/+$/, "");
  if (page === "/admin/review") return "reports";
  if (page !== "/admin") return places.find(({ to }) => to === page)?.name ?? null;
  const tab = search.get("tab");
  return tab === "reports" || tab === "analytics" ? tab : "clients";
}
