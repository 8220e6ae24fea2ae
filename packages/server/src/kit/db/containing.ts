/** A LIKE pattern, with `!` as escape character, that matches texts containing `text` literally. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[%_!]/g, "!$&")}%`;
}
