/** The visits that came by one channel, as the source names it, such as "Organic Search". */
export type ChannelVisits = { name: string; visits: number };

/** How many channels of a period are kept: Google has fewer, and an agency's own groups may have more. */
const keptChannels = 40;

/**
 * The visits of a period by their channels, most first; channels without visits are left out. Each visit has one channel, so they add
 * up to all of them, as far as the source names all.
 */
export function visitChannels(channels: ChannelVisits[]): ChannelVisits[] {
  return channels
    .filter(({ name, visits }) => name !== "" && visits > 0)
    .toSorted((a, b) => b.visits - a.visits || (a.name < b.name ? -1 : 1))
    .slice(0, keptChannels);
}
