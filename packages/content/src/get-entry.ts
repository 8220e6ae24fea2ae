/**
 * The entry of a key that the agency's folder has.
 * @throws {Error} for one that is not there
 */
export function getEntry<T>(entries: Readonly<Record<string, T>>, key: string): T {
  const found = entries[key];
  if (found === undefined) throw new Error(`There is nothing under the key "${key}".`);
  return found;
}
