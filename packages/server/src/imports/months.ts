/** Month names and abbreviations in English and Malay, in the order of the year. */
const names = [
  ["january", "januari", "jan"],
  ["february", "februari", "feb"],
  ["march", "mac", "mar"],
  ["april", "apr"],
  ["may", "mei"],
  ["june", "jun"],
  ["july", "julai", "jul"],
  ["august", "ogos", "aug", "ogo", "ogs"],
  ["september", "sept", "sep"],
  ["october", "oktober", "oct", "okt"],
  ["november", "nov"],
  ["december", "disember", "dec", "dis"],
];

const numbers = new Map(names.flatMap((month, index) => month.map((name) => [name, index + 1] as const)));

/** 1 to 12 for a month's name in English or Malay, in lower case. */
export function monthNamed(word: string): number | null {
  return numbers.get(word) ?? null;
}
