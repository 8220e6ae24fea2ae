import type { Sandbox } from "../sandbox/sandbox.ts";

/** How many characters are remembered: more than the fonts have. */
const mostCharacters = 100_000;

/**
 * Finds the words of texts that a PDF cannot show, because no font has their letters. It opens no fonts: it asks the sandbox, but not about
 * characters that were found in fonts before.
 */
export function askForUndrawn({ run }: Pick<Sandbox, "run">): (texts: string[]) => Promise<string[]> {
  const drawable = new Set<string>();
  return async (texts) => {
    const characters = [...new Set(texts.flatMap((text) => Array.from(text.normalize("NFC"))))];
    if (characters.every((character) => drawable.has(character))) return [];
    const words = await run("undrawnWords", texts);
    if (drawable.size > mostCharacters) drawable.clear();
    if (words.length === 0) for (const character of characters) drawable.add(character);
    return words;
  };
}
