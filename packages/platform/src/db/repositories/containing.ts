/** A pattern of LIKE, with `!` as its escape, for texts that hold another as it stands. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[%_!]/g, "!$&")}%`;
}
