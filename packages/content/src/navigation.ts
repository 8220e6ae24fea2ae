import { projects } from "./projects.ts";
import { offered } from "./settings.ts";

export { locations } from "./own.ts";

/** A link to a section of the home page, by its id, or to a separate page. */
export type Way = { section: string } | { path: string };

/** An entry of the header; `label` is the key of its text under `common:navigation`. */
export type NavigationItem = Way & {
  label: "services" | "pricing" | "tools" | "portfolio" | "blog" | "team" | "contact";
};

const entries: readonly NavigationItem[] = [
  { label: "services", section: "services" },
  { label: "pricing", section: "pricing" },
  { label: "tools", section: "tools" },
  { label: "portfolio", section: "portfolio" },
  { label: "blog", path: "/blog" },
  { label: "team", path: "/team" },
  { label: "contact", section: "contact" },
];

/** The free tools that the site offers, in order. */
export const tools = (["audit", "speed", "consultation"] as const).filter((tool) => offered[tool]);

const missing = [
  ...(projects.length > 0 ? [] : ["portfolio"]),
  ...(tools.length > 0 ? [] : ["tools"]),
  ...(offered.articles ? [] : ["blog"]),
];

/** The header's entries, in order. `services` has the list of service pages as its submenu. What the agency lacks is left out. */
export const navigation = entries.filter(({ label }) => !missing.includes(label));

/** The address of an entry, without the language prefix. */
export function addressOf(way: Way): string {
  return "section" in way ? `/#${way.section}` : way.path;
}
