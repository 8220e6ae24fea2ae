/** How much of a description search engines show, in characters. A Chinese character is as wide as two Latin letters. */
const shown = { latin: 160, chinese: 90 } as const;

/**
 * A description for search engines: the first sentence, and as many of the others as they show.
 * @param others a sentence, or several wordings of it, of which the first that fits is taken
 */
export function description(
  script: keyof typeof shown,
  first: string,
  ...others: readonly (string | readonly string[])[]
): string {
  const space = script === "latin" ? " " : "";
  return others.reduce<string>((text, wordings) => {
    const longer = [wordings].flat().map((sentence) => `${text}${space}${sentence}`);
    return longer.find(({ length }) => length <= shown[script]) ?? text;
  }, first);
}
