const hidden = "…";

/**
 * Removes personal data and secrets from a foreign text, such as a driver's message, a mail server's reply or a URL: email
 * addresses, values that a database quotes, the part of a URL after the `?` or `#`, client IDs and secret tokens.
 */
export function scrub(text: string): string {
  return (
    text
      // MariaDB quotes values of the rejected row: "Duplicate entry 'aina@person.test' for key 'clients_email'".
      .replaceAll(/\b(entry|value:?) '[^]*?'(?= for |\s*$)/gim, `$1 '${hidden}'`)
      .replaceAll(/[^\s"'<>()[\]{},;:=/?&]+(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu, hidden)
      .replaceAll(/(https?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>]*/gi, `$1?${hidden}`)
      // Client IDs, grouped or not, and 256-bit tokens.
      .replaceAll(/\b(?:[0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{6}\b/gi, hidden)
      .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, hidden)
      .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, hidden)
  );
}
