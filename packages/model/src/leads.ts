/** Leads with the same name, such as a key event's or a channel's. */
export type LeadPart = { name: string; leads: number };

/** The parts of a period's leads, as the source names them, most first. An empty list is unknown. */
export type LeadSources = { kinds: LeadPart[]; channels: LeadPart[] };

/** How many kinds and channels of a period are kept. */
const keptParts = 20;

/** Leads by their names, most first; names without leads are left out. */
export function leadParts(parts: LeadPart[]): LeadPart[] {
  return parts
    .filter(({ name, leads }) => name !== "" && leads > 0)
    .toSorted((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1))
    .slice(0, keptParts);
}
