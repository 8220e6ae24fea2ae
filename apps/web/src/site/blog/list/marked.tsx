/** Splits words as the index does. */
const between = /([\n\r\p{Z}\p{P}]+)/u;

export type MarkedProps = { text: string; words: ReadonlySet<string> | undefined };

/** A text with the matching words marked. */
export function Marked({ text, words }: MarkedProps) {
  if (!words || words.size === 0) return text;
  return text
    .split(between)
    .map((part, index) => (words.has(part.toLowerCase()) ? <mark key={index}>{part}</mark> : part));
}
