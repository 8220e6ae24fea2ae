/** Maximum characters of a snippet, and maximum snippets of a finding. */
const snippetLength = 120;
export const mostSnippets = 3;

/**
 * A piece of a page as one short line, without control characters or marks that change the writing direction. It is
 * plain text, never HTML: the renderer escapes it.
 */
export function snippet(text: string): string {
  const line = text
    .slice(0, snippetLength * 4)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, " ")
    .trim();
  return line.length > snippetLength ? `${line.slice(0, snippetLength - 1).trimEnd()}…` : line;
}

/** A start tag as it appears in a page, with the relevant attributes. */
export function tag(name: string, attributes: Readonly<Record<string, string | null>>, text?: string): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== "")
    .map(([key, value]) => ` ${key}="${value.slice(0, snippetLength)}"`);
  return `<${name}${written.join("")}>${text === undefined ? "" : `${text}</${name}>`}`;
}
