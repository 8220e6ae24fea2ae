import { parse } from "postcss";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { brand } from "@agency/content/brand";
import { readLogo } from "@agency/content/brand/files";
import { cutFont } from "./cut-fonts.ts";
import { faces } from "./faces.ts";
import { drawIcon } from "./icon.ts";
import { printSheet, tokensSheet } from "./tokens.ts";

const logos = {
  onLight: readLogo(brand, "onLight"),
  onDark: readLogo(brand, "onDark"),
  onBoard: readLogo(brand, "onBoard"),
};

/** The declarations of a sheet's rules by selector. */
function declarations(css: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  parse(css).walkDecls(({ parent, prop, value }) => {
    const selector = parent?.type === "rule" ? parent.selector : "";
    (rules[selector] ??= {})[prop] = value;
  });
  return rules;
}

const darkScheme = ':root[data-mantine-color-scheme="dark"]';

test("an icon has the mark on its ground, whatever browsers put behind it", async () => {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#ffffff" d="M4 4h2v2h-2z"/></svg>';
  const icon = sharp(Buffer.from(drawIcon(mark, "#0b57d0"))).resize(10, 10);
  const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * 10 + x) * info.channels, (y * 10 + x) * info.channels + 3),
  ];
  expect([pixel(0, 0), pixel(5, 5)]).toEqual([
    [0x0b, 0x57, 0xd0],
    [255, 255, 255],
  ]);
});

describe("the brand's tokens", () => {
  test("are the colours of both schemes; the dark one repeats none that is the same", () => {
    const sheet = declarations(tokensSheet(brand, logos));
    const { light, dark } = brand.colours;
    expect(sheet[":root"]).toMatchObject({
      "color-scheme": "light",
      "--paper": light.paper,
      "--on-hero-2": light.onHero2,
    });
    expect(sheet[darkScheme]).toMatchObject({ "color-scheme": "dark", "--paper": dark.paper });
    expect(dark.boardAccent).toBe(light.boardAccent);
    expect(sheet[darkScheme]).not.toHaveProperty("--board-accent");
  });

  test("are light on paper, on grounds of any colour", () => {
    const { ink, accent } = brand.colours.light;
    const sheet = printSheet(brand);
    expect(sheet).toContain("--hero: #ffffff;");
    expect(sheet).toContain(`--on-hero: ${ink};`);
    expect(sheet).toContain(`--accent: ${accent};`);
  });

  test("have the logo in the version for each ground", () => {
    const [light, dark, board] = ["onLight", "onDark", "onBoard"].map(
      (name) => `<svg viewBox="0 0 200 100"><!--${name}--></svg>`,
    );
    const sheet = declarations(tokensSheet(brand, { onLight: light ?? "", onDark: dark ?? "", onBoard: board ?? "" }));
    expect(sheet[":root"]?.["--logo"]).toContain("onLight");
    expect(sheet[":root"]?.["--logo-on-board"]).toContain("onBoard");
    expect(sheet[":root"]?.["--logo-ratio"]).toBe("2");
    expect(sheet[darkScheme]?.["--logo"]).toContain("onDark");
    expect(sheet[darkScheme]?.["--logo-on-board"]).toBe("var(--logo)");
  });

  test("draw arcs and stripes in place of the tiles for a plain brand, and the picture in large places for one with a picture", () => {
    expect(tokensSheet(brand, logos)).not.toContain("data-tiles");
    const plain = declarations(tokensSheet({ ...brand, pattern: "plain" }, logos));
    expect(plain["[data-tiles]>*"]).toEqual({ visibility: "hidden" });
    expect(plain["[data-tiles]"]?.["background"]).toContain("var(--tile-second)");
    expect(plain['[data-tiles="strip"]']?.["background"]).toContain("linear-gradient");
    expect(plain).not.toHaveProperty('[data-tiles="large"]');
    const picture = declarations(tokensSheet({ ...brand, pattern: "picture", picture: "studio.jpg" }, logos));
    expect(picture['[data-tiles="large"]']?.["background"]).toContain("picture.avif");
    expect(picture['[data-tiles="strip"]']).toEqual(plain['[data-tiles="strip"]']);
  });

  test("outline an area only where it is too light to be seen by itself", () => {
    const { light } = brand.colours;
    expect(declarations(tokensSheet(brand, logos))[":root"]?.["--area-outline"]).toBe("transparent");
    const pale = {
      ...brand,
      colours: { ...brand.colours, light: { ...light, area: "#f2b705", areaEdge: light.ink } },
    } as const;
    expect(declarations(tokensSheet(pale, logos))[":root"]?.["--area-outline"]).toBe("var(--area-edge)");
  });
});

describe("the brand's fonts", () => {
  test("have fallbacks of the same width and height, worked out from their files", async () => {
    const { measures, otherRange } = await cutFont("text", brand.fonts.text);
    const css = faces("text", brand.fonts.text, [{ url: "./text.woff2" }], measures);
    const arial = css.split("@font-face").find((face) => face.includes('"Text Arial"')) ?? "";
    const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(arial)?.[1]);
    expect(share("size-adjust")).toBeGreaterThan(90);
    expect(share("size-adjust")).toBeLessThan(115);
    expect((share("size-adjust") * share("ascent-override")) / 10_000).toBeCloseTo(measures.ascent, 3);
    expect(otherRange).toContain("U+20AC");
  });

  test("fall back to serif fonts for a serif typeface", () => {
    const measures = { ascent: 1, descent: 0.25, lineGap: 0, width: 0.4063 };
    const css = faces("text", { ...brand.fonts.text, kind: "serif" }, [], measures);
    expect(css).toContain('local("Times New Roman")');
    expect(css).toContain("size-adjust: 100%");
  });
});
