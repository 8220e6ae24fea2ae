import type { KeptReason, PersonStore } from "./person-store.ts";

export type Erasure = {
  /** Number of deleted records by store. */
  erased: Record<string, number>;
  kept: { what: string; reason: KeptReason }[];
};

/**
 * Erases the records about an email address. A store that fails does not stop the others, and erasing can be
 * repeated.
 * @throws AggregateError when a store failed
 */
export async function erasePerson(stores: PersonStore[], email: string): Promise<Erasure> {
  const erasure: Erasure = { erased: {}, kept: [] };
  const failures: unknown[] = [];
  for (const { name, collect, erase, kept } of stores) {
    try {
      if (erase) erasure.erased[name] = await erase(email);
      else if (kept && (await collect(email)).length > 0) erasure.kept.push({ what: name, reason: kept });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some records about a person could not be erased");
  return erasure;
}
