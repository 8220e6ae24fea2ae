/** What stands between words: MiniSearch's own rule. */
const between = /([\n\r\p{Z}\p{P}]+)/u;
const hanRuns = /(\p{Script=Han}+)/u;

export const isHan = (text: string) => /^\p{Script=Han}/u.test(text);

/** A text in words, runs of Han signs, and what stands between them, in order. */
export function dividedText(text: string): string[] {
  return text.split(between).flatMap((part) => part.split(hanRuns));
}

/** Chinese has no spaces between its words, most of which have two signs: a run of signs is searched in pairs that overlap. */
function signPairs(run: string): string[] {
  const signs = Array.from(run);
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/** The words of a query. */
export function queryWords(text: string): string[] {
  return wordsIn(text).flatMap((word) => (isHan(word) ? signPairs(word) : [word]));
}

/** The words of an article. The last sign of a run begins no pair, so it is there by itself, too. */
export function indexWords(text: string): string[] {
  return wordsIn(text).flatMap((word) => (isHan(word) ? [...signPairs(word), ...Array.from(word).slice(-1)] : [word]));
}

function wordsIn(text: string): string[] {
  return dividedText(text).filter((part) => part !== "" && !between.test(part));
}

/** Words to read: pairs of Han signs that follow one another are put together again. */
export function joinPairs(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const [first = "", ...others] = Array.from(word);
    if (before !== undefined && isHan(word) && before.endsWith(first))
      joined[joined.length - 1] = before + others.join("");
    else joined.push(word);
  }
  return joined;
}

/** The places of the signs of a run that belong to a pair among the words. */
export function placesOfPairs(run: string, words: ReadonlySet<string>): boolean[] {
  const signs = Array.from(run);
  const isPair = (at: number) => words.has(`${signs[at] ?? ""}${signs[at + 1] ?? ""}`);
  return signs.map((sign, at) => words.has(sign) || isPair(at) || (at > 0 && isPair(at - 1)));
}
