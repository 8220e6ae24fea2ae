/** Class names as one attribute. */
export function joined(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
