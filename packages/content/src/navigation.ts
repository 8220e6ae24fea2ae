import { projects } from "./projects.ts";
import { offered } from "./settings.ts";

export { locations } from "./own.ts";

/** A link to a section of the home page, by its id, or to a separate page. */
export type Way = { section: string } | { path: string };

const toolKeys = ["audit", "speed", "consultation"] as const;

/** The free tools that the site offers, in order. */
export const tools = toolKeys.filter((tool) => offered[tool]);

/** An entry of the header; `label` is the key of its text under `common:navigation`. */
export type NavigationItem = Way & {
  label: "services" | "pricing" | "tools" | (typeof toolKeys)[number] | "portfolio" | "blog" | "team" | "contact";
};

const [firstTool, ...otherTools] = tools;

/** The way to the free tools. A single one is called by its name; without any, there is none. */
export const wayToTools = firstTool && toolsEntry(otherTools.length === 0 ? firstTool : "tools");

function toolsEntry<L extends "tools" | (typeof toolKeys)[number]>(label: L) {
  return { label, section: label };
}

/** The header's entries, in order. `services` has the list of service pages as its submenu. What the agency lacks is left out. */
export const navigation: readonly NavigationItem[] = [
  { label: "services", section: "services" },
  { label: "pricing", section: "pricing" },
  ...(wayToTools ? [wayToTools] : []),
  ...(projects.length > 0 ? [{ label: "portfolio", section: "portfolio" } as const] : []),
  ...(offered.articles ? [{ label: "blog", path: "/blog" } as const] : []),
  { label: "team", path: "/team" },
  { label: "contact", section: "contact" },
];

/** The address of an entry, without the language prefix. */
export function entryAddress(way: Way): string {
  return "section" in way ? `/#${way.section}` : way.path;
}
