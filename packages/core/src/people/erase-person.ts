import type { KeptReason, PersonStore } from "./person-store.ts";

export type Erasure = {
  /** How many records are gone, by the store that held them. */
  erased: Record<string, number>;
  kept: { what: string; reason: KeptReason }[];
};

/**
 * Erases what is held about an e-mail address. Where one store fails the others are emptied all the same, and erasing can be
 * asked for again.
 * @throws AggregateError when a store failed
 */
export async function erasePerson(stores: PersonStore[], typed: string): Promise<Erasure> {
  const email = typed.toLowerCase();
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
  if (failures.length > 0) throw new AggregateError(failures, "Not everything about a person could be erased");
  return erasure;
}
