import { describe, expect, test } from "vitest";
import { brand } from "../brand.ts";
import { rgbChannels } from "./colour-math.ts";
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
  light: { paper: "#f6f9fd", ink: "#0f1b33", accent: "#1d4ed8", area: "#6d28d9" },
  dark: { paper: "#0b1220", ink: "#e6edf8", accent: "#7aa8ff", area: "#c4a5ff" },
} as const;

describe("a brand that states only the required colours", () => {
  test("gets others that can be read on their grounds", () => {
    const { light, dark } = brand.colours;
    const required = ({ paper, ink, accent, area }: StatedColours) => ({ paper, ink, accent, area });
    expect(contrastProblems(stated(blue.light, blue.dark)).map(contrastSentence)).toEqual([]);
    expect(contrastProblems(stated(required(light), required(dark))).map(contrastSentence)).toEqual([]);
  });

  test("keeps the colours that it states besides", () => {
    const { colours } = stated({ ...blue.light, board: "#000033", tileBright: "#88aaff" }, blue.dark);
    expect(colours.light).toMatchObject({ ...blue.light, board: "#000033", tileBright: "#88aaff" });
    expect(colours.dark).toMatchObject(blue.dark);
  });
});

describe("the colour of large areas", () => {
  const yellow = "#f2b705";
  const studio = stated({ ...blue.light, area: yellow }, { ...blue.dark, area: yellow });

  test("may be as light as a yellow: it stays as it is, and what is written on it is ink", () => {
    expect(contrastProblems(studio).map(contrastSentence)).toEqual([]);
    const { light } = studio.colours;
    expect([light.hero, light.tileSecond, light.boardArea]).toEqual([yellow, yellow, yellow]);
    expect([light.onHero, light.onArea, light.onAreaBanner]).toEqual([light.ink, light.ink, light.ink]);
    expect(light.areaEdge).toBe(light.ink);
  });

  test.each(["#ffffff", "#f2b705", "#e07b00", "#777777", "#0b5a82", "#000000"] as const)("can be %s", (area) => {
    expect(contrastProblems(stated({ ...blue.light, area }, { ...blue.dark, area })).map(contrastSentence)).toEqual([]);
  });

  test("leaves better and worse green and red", () => {
    const { light, dark } = stated({ ...blue.light, area: "#b42318" }, blue.dark).colours;
    for (const { good, bad } of [light, dark]) {
      const [greener, redder] = [rgbChannels(good), rgbChannels(bad)].map(([red, green]) => green - red);
      expect(greener).toBeGreaterThan(0);
      expect(redder).toBeLessThan(0);
    }
  });
});

test("a colour that cannot be read is named with its scheme, its ground, the contrast that it needs and its place", () => {
  const pale = stated({ ...blue.light, accent: "#ffcc00", muted: "#999999" }, blue.dark);
  const sentences = contrastProblems(pale).map(contrastSentence);
  expect(sentences).toContain(
    "light: accent (#ffcc00) on paper (#f6f9fd) has a contrast of 1.4, and needs 4.5: links of every page",
  );
  expect(sentences).toContain(
    "light: muted (#999999) on paper (#f6f9fd) has a contrast of 2.6, and needs 4.5: notes and dates of every page",
  );
  expect(sentences.filter((sentence) => sentence.startsWith("dark"))).toEqual([]);
});
