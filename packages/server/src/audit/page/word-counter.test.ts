import { expect, test } from "vitest";
import { WordCounter } from "./word-counter.ts";

function count(...chunks: string[]): number {
  const counter = new WordCounter();
  for (const chunk of chunks) counter.add(chunk);
  return counter.words;
}

test.each([
  ["Flowers in Ipoh – delivered the same day", 7],
  ["3 bunga ros | RM 20, kl@kedai.example", 6],
  ["欢迎，谢谢。　再见！", 3],
  ["欢迎WhatsApp我们：“谢谢！”", 4],
  ["“ – ” …  🌺", 0],
  ["꽃집은 이포에 있습니다", 3],
])("%s: %i words", (text, words) => {
  expect(count(text)).toBe(words);
});

test("a word may arrive in several chunks, in any script", () => {
  expect(count("deliv", "ered to", "day")).toBe(2);
  expect(count("我们在怡", "保卖花")).toBe(count("我们在怡保卖花"));
});

test("a tag ends a word", () => {
  const counter = new WordCounter();
  counter.add("one");
  counter.end();
  counter.add("two花");
  counter.end();
  counter.add("店");
  expect(counter.words).toBe(4);
});

test("a megabyte without a space is counted as it arrives, as segmenting it at once would take minutes", () => {
  expect(count("我们在怡保卖花".repeat(50_000))).toBeGreaterThan(1000);
  expect(count("。".repeat(350_000))).toBe(0);
});
