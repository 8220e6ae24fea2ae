/** Every text in a document or a part of it, at any depth. */
export function allTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(allTexts) : [];
}

/** The texts that a rendering does not show. Whitespace is ignored. */
export function missingIn(rendering: string, texts: readonly string[]): string[] {
  const shown = unspaced(rendering);
  return texts.filter((text) => !shown.includes(unspaced(text)));
}

/** The words and figures of a rendering that are not in any of the texts. */
export function unaccounted(rendering: string, texts: readonly string[]): string[] {
  const figures = new Set(texts.flatMap(figuresIn));
  let rest = unspaced(rendering);
  for (const text of texts.map(unspaced).toSorted((a, b) => b.length - a.length)) {
    if (text !== "") rest = rest.replaceAll(text, "\n");
  }
  return [...(rest.match(/\p{L}+/gu) ?? []), ...figuresIn(rendering).filter((figure) => !figures.has(figure))];
}

function figuresIn(text: string): string[] {
  return text.match(/[+-]?\d(?:[\d.,]*\d)?%?/gu) ?? [];
}

function unspaced(text: string): string {
  return text.replaceAll(/\s+/gu, "");
}
