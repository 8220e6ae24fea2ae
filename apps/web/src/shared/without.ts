/** A copy that lacks some of the entries: texts that a page does not show are not sent to it. */
export function without<T extends object, K extends keyof T>(whole: T, ...names: K[]): Omit<T, K> {
  const rest = { ...whole };
  for (const name of names) delete rest[name];
  return rest;
}
