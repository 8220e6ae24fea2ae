/** A text without these letters at its end. An expression that looks for them there would read a long run of them again and again. */
export function trimEnd(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
