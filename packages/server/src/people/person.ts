/** One record about a person. */
export type PersonRecord = {
  /** For example contact, audit, notification or client. */
  kind: string;
  id: string;
  at: Date;
  /** The whole record, ready for JSON. */
  data: Record<string, unknown>;
};

/** Why a record must be kept: a key under `errors:kept` of the texts. */
export type KeptReason = "contract" | "connection";

/** A store of personal data, looked up by email address in the writing of `readEmail`. */
export type PersonStore = {
  /** The name of its records in counts. */
  name: string;
  collect: (email: string) => Promise<PersonRecord[]>;
  /** Left out when the records must be kept; then `kept` gives the reason. */
  erase?: (email: string) => Promise<number>;
  /** Why its records are kept. */
  kept?: KeptReason;
};

/** All that is held about an e-mail address, newest first. */
export async function collectPerson(stores: PersonStore[], email: string): Promise<PersonRecord[]> {
  const records = await Promise.all(stores.map((store) => store.collect(email)));
  return records.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

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
