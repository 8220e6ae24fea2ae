const hidden = "…";

/**
 * A text from somewhere else (a driver's, a mail server's, an address) without what is personal or opens something: e-mail
 * addresses, values that a database quotes, what stands behind the `?` of an address, client IDs and secret tokens.
 */
export function scrub(text: string): string {
  return (
    text
      // MariaDB quotes the row that was refused: "Duplicate entry 'aina@person.test' for key 'clients_email'".
      .replaceAll(/\b(entry|value:?) '[^]*?'(?= for |\s*$)/gim, `$1 '${hidden}'`)
      .replaceAll(/[^\s"'<>()[\]{},;:=/?&]+(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu, hidden)
      .replaceAll(/(https?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>]*/gi, `$1?${hidden}`)
      // A client ID, bare or in groups; a token of 256 bits.
      .replaceAll(/\b(?:[0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{6}\b/gi, hidden)
      .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, hidden)
      .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, hidden)
  );
}
