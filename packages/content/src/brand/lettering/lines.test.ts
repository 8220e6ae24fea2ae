import { expect, test } from "vitest";
import { brand } from "../../brand.ts";
import { fontsFor } from "./fonts.ts";
import { breakLines, type Line, shortenedLine, singleLine } from "./lines.ts";

const face = { family: brand.fonts.text, weight: 400, otherWeight: 400 };

/** Fonts of 10 points that count the letters that they shape. */
async function counted() {
  const { faces } = await fontsFor([], { face });
  const count = { letters: 0 };
  const fonts = faces.face.map((named) => ({
    ...named,
    shape: (text: string, fromRight: boolean) => {
      count.letters += text.length;
      return named.shape(text, fromRight);
    },
  }));
  return { count, lettering: { fonts, size: 10 } };
}

const shownText = ({ runs }: Line) => runs.map(({ shown }) => shown).join("");
const long = { "one word": "a".repeat(10_000), words: "kopi ".repeat(2000) };

test.each(Object.entries(long))(
  "a text of 10,000 letters in %s is shortened without shaping it again and again",
  async (_, text) => {
    const { count, lettering } = await counted();
    const line = shortenedLine(text, lettering, 300);
    expect(line.width).toBeLessThanOrEqual(300);
    expect(singleLine(`${text.slice(0, shownText(line).length)}…`, lettering).width).toBeGreaterThan(300);
    expect(count.letters).toBeLessThan(6 * text.length);
  },
);

test("a word of 10,000 letters is broken without shaping it again and again", async () => {
  const { count, lettering } = await counted();
  const lines = breakLines(long["one word"], lettering, 300);
  expect(lines.map(shownText).join("")).toBe(long["one word"]);
  expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(300);
  expect(count.letters).toBeLessThan(8 * 10_000);
});

test("a shortened text keeps as many letters as fit, and none where not even one does", async () => {
  const { lettering } = await counted();
  const width = singleLine("Kopitiam Co…", lettering).width;
  expect(shownText(shortenedLine("Kopitiam Contoh", lettering, width))).toBe("Kopitiam Co…");
  expect(shownText(shortenedLine("Kopitiam Contoh", lettering, width - 0.01))).toBe("Kopitiam C…");
  expect(shownText(shortenedLine("Kopitiam Contoh", lettering, 1))).toBe("…");
});
