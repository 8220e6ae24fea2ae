import type { PersonRecord, PersonStore } from "./person-store.ts";

/** All that is held about an e-mail address, newest first. */
export async function collectPerson(stores: PersonStore[], email: string): Promise<PersonRecord[]> {
  const records = await Promise.all(stores.map((store) => store.collect(email)));
  return records.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
