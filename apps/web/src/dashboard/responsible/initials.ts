/**
 * The initials of a name: of its first and last word, or the first two letters where it has one word. A name in Chinese characters is written
 * without blanks and known by its last two.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._@-]+/u)
    .filter((word) => word !== "");
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  if (/^\p{Script=Han}+$/u.test(first) && words.length === 1) return Array.from(first).slice(-2).join("");
  const letters = words.length > 1 ? [Array.from(first)[0], Array.from(last)[0]] : Array.from(first).slice(0, 2);
  return letters.join("").toLocaleUpperCase();
}
