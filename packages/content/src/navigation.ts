/** One entry of the header. `section` is the id of a section of the home page, `path` a page of its own. */
export type NavigationItem = {
  /** The key of its text under `common:navigation`. */
  label: "services" | "pricing" | "contact";
} & ({ section: string } | { path: string });

/** The header's entries, in order. Only what exists stands here. */
export const navigation: readonly NavigationItem[] = [
  { label: "services", section: "services" },
  { label: "pricing", section: "pricing" },
  { label: "contact", section: "contact" },
];

/** The address of an entry, without the prefix of its language. */
export function addressOf(item: NavigationItem): string {
  return "section" in item ? `/#${item.section}` : item.path;
}
