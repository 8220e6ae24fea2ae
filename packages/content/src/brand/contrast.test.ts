import { describe, expect, test } from "vitest";
import { brand } from "../brand.ts";
import { completeBrand } from "./complete.ts";
import { contrastProblems, contrastSentence } from "./contrast.ts";
import type { StatedColours } from "./shape.ts";

test("every text of the agency's brand can be read on its ground, in both schemes", () => {
  expect(contrastProblems(brand).map(contrastSentence)).toEqual([]);
});

/** A brand of which only the required colours are stated. */
function stated(light: StatedColours, dark: StatedColours) {
  return completeBrand({ ...brand, colours: { light, dark } });
}

const blue = {
  light: { paper: "#f6f9fd", ink: "#0f1b33", accent: "#1d4ed8", second: "#6d28d9", bad: "#b42318" },
  dark: { paper: "#0b1220", ink: "#e6edf8", accent: "#7aa8ff", second: "#c4a5ff", bad: "#ff8f86" },
} as const;

describe("a brand that states only the required colours", () => {
  test("gets others that can be read on their grounds", () => {
    const { light, dark } = brand.colours;
    const required = ({ paper, ink, accent, second, bad }: StatedColours) => ({ paper, ink, accent, second, bad });
    expect(contrastProblems(stated(blue.light, blue.dark)).map(contrastSentence)).toEqual([]);
    expect(contrastProblems(stated(required(light), required(dark))).map(contrastSentence)).toEqual([]);
  });

  test("keeps the colours that it states besides", () => {
    const { colours } = stated({ ...blue.light, board: "#000033", tileBright: "#88aaff" }, blue.dark);
    expect(colours.light).toMatchObject({ ...blue.light, board: "#000033", tileBright: "#88aaff" });
    expect(colours.dark).toMatchObject(blue.dark);
  });
});

test("a colour that cannot be read is named with its scheme, its ground, and the contrast that it needs", () => {
  const pale = stated({ ...blue.light, accent: "#ffcc00", muted: "#999999" }, blue.dark);
  const sentences = contrastProblems(pale).map(contrastSentence);
  expect(sentences).toContain("light: accent (#ffcc00) on paper (#f6f9fd) has a contrast of 1.4, and needs 4.5");
  expect(sentences).toContain("light: muted (#999999) on paper (#f6f9fd) has a contrast of 2.6, and needs 4.5");
  expect(sentences.filter((sentence) => sentence.startsWith("dark"))).toEqual([]);
});
