/** A text with a space between Chinese characters and Latin letters or digits, such as in the agency's name. */
export function spaced(text: string): string {
  return text.replaceAll(/\p{Script=Han}(?=[a-z0-9])|[a-z0-9](?=\p{Script=Han})/giu, "$& ");
}
