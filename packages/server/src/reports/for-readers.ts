import { type Origin, originGroup, type Origins } from "@agency/model/origin";
import type { Snapshot } from "@agency/model/report/snapshot";

/**
 * A snapshot as its client reads it: without the calls and accounts that its figures were read with, and without names of the staff.
 * @param agency the agency's name
 */
export function forClient(snapshot: Snapshot, agency: string): Snapshot {
  return byAgency(withoutCalls(snapshot), agency);
}

/** A snapshot with the agency as the author of what the staff typed: their names are those that they sign in with. */
export function byAgency(snapshot: Snapshot, agency: string): Snapshot {
  return withOrigins(snapshot, (origin) => (origin.author === null ? origin : { ...origin, author: agency }));
}

/** A snapshot as anybody with a link reads it: as its client does, and without an author. */
export function forLink(snapshot: Snapshot): Snapshot {
  return withOrigins(withoutCalls(snapshot), (origin) => ({ ...origin, author: null }));
}

function withoutCalls(snapshot: Snapshot): Snapshot {
  return withOrigins(snapshot, (origin) =>
    originGroup(origin.kind) === "google" ? { ...origin, detail: null, account: null } : origin,
  );
}

function withOrigins(snapshot: Snapshot, change: (origin: Origin) => Origin): Snapshot {
  const changed = (origins: Origins): Origins =>
    Object.fromEntries(Object.entries(origins).map(([figure, origin]) => [figure, change(origin)]));
  const { profileSearches } = snapshot;
  const { current, compared } = snapshot.origins;
  return {
    ...snapshot,
    origins: { current: changed(current), compared: changed(compared) },
    profileSearches: profileSearches && { ...profileSearches, origin: change(profileSearches.origin) },
  };
}
