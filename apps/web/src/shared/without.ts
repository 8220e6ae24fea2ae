/** A copy without some of the entries, so that a page is not sent texts that it does not show. */
export function without<T extends object, K extends keyof T>(whole: T, ...names: K[]): Omit<T, K> {
  const rest = { ...whole };
  for (const name of names) delete rest[name];
  return rest;
}
