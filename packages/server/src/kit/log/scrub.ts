const hidden = "…";

/**
 * Removes personal data and secrets from a foreign text, such as a driver's message, a mail server's reply or a URL: email
 * addresses, values that a database quotes, the part of a URL after the `?` or `#`, client IDs and secret tokens.
 */
export function scrub(text: string): string {
  return (
    hideQuoted(text)
      // An address that stands alone may have signs that part words elsewhere, such as `r&d@firma.example`.
      .replaceAll(/[^\s"<>()]+/g, (word) => (/^[^:@]{1,64}@/.test(word) && emailInside.test(word) ? hidden : word))
      .replaceAll(/[^\s"'<>()[\]{},;:=/?&]+/g, (word) => (emailInside.test(word) ? hidden : word))
      .replaceAll(/https?:\/\/[^\s"'<>]+/gi, withoutQuery)
      // Client IDs, grouped or not, and 256-bit tokens.
      .replaceAll(/\b(?:[0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{6}\b/gi, hidden)
      .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, hidden)
      .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, hidden)
  );
}

const emailInside = /(?:@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/iu;

/** MariaDB quotes values of the rejected row: "Duplicate entry 'aina@person.test' for key 'clients_email'". */
function hideQuoted(text: string): string {
  const opening = /\b(?:entry|value:?) '/i.exec(text);
  if (!opening) return text;
  const start = opening.index + opening[0].length;
  // The value itself may contain quotes.
  const end = text.lastIndexOf("' for ");
  return `${text.slice(0, start)}${hidden}${end < start ? "'" : text.slice(end)}`;
}

function withoutQuery(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : `${url.slice(0, end)}?${hidden}`;
}
