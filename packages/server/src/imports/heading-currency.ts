import { currencyNamed } from "./currencies.ts";

/** Words for a currency that a heading may have, with its code; a dollar alone is that of whoever writes it. */
const words: [RegExp, string][] = [
  [/\bUS dollars?\b|\bdolar AS\b|美元|美金/i, "USD"],
  [/\bSingapore dollars?\b|\bdolar Singapura\b|新元|新币|新幣|坡币/i, "SGD"],
  [/\bringgit\b|令吉|马币|馬幣/i, "MYR"],
  [/人民币|人民幣|\brmb\b/i, "CNY"],
  [/\beuros?\b|欧元|歐元/i, "EUR"],
  [/英镑|英鎊/, "GBP"],
  [/港元|港币|港幣/, "HKD"],
  [/新台币|新台幣/, "TWD"],
  [/\brupiah\b/i, "IDR"],
  [/\bbaht\b/i, "THB"],
  [/\bdollars?\b|\bdolar\b/i, "$"],
];

/** Codes and signs that people write in small letters; any other is a word in them, such as "all" or "top". */
const small = new Set(
  "aud cad chf cny eur gbp hkd idr inr jpy krw myr nzd php sgd thb twd usd vnd rm rp rs kr".split(" "),
);

/** The currency that a heading names, as the heading writes it or by its code, and the text without it; null when it names none. */
export function currencyIn(text: string): { currency: string; rest: string } | null {
  for (const [word, code] of words) if (word.test(text)) return { currency: code, rest: text.replace(word, " ") };
  for (const [word] of text.matchAll(/[^\s()（）[\]{},;:/_-]+/gu)) {
    const isWord = /^\p{Ll}+$/u.test(word) && !small.has(word);
    const currency = isWord ? null : currencyNamed(word);
    if (currency !== null) return { currency, rest: text.replace(word, " ") };
  }
  return null;
}
