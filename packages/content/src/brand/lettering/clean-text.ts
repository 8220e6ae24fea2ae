/** Control, format and private use characters, and lone surrogates. Joiners stay, because scripts and emoji need them. */
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** A text as it is drawn: letters composed, and nothing in it that cannot be seen, except single spaces and joiners. */
export function clean(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[^\S\u00a0]+/gu, " ")
    .replaceAll(unprintable, "");
}
