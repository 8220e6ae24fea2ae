import { black, contrast, mix, readable, white } from "../src/brand/colour-math.ts";
import { completeBrand } from "../src/brand/complete.ts";
import { contrastProblems, contrastSentence } from "../src/brand/contrast.ts";
import { leastContrast } from "../src/brand/derive.ts";
import { type BaseColours, type Brand, type BrandFont, type Colour, patterns } from "../src/brand/shape.ts";
import type { Given } from "./given.ts";
import { usualBrand as usual } from "./usual-brand.ts";

/**
 * The brand of the chosen colours and fonts, with a dark scheme that is derived from the light one. What somebody set by hand in the
 * brand of last time stays: further colours, and a colour of the dark scheme that is another than the one derived then.
 */
export function brandFrom(given: Given, display: BrandFont, text: BrandFont, before?: Brand): Brand {
  const colour = (name: string) => (given[name] ?? "").toLowerCase() as Colour;
  const light: BaseColours = {
    paper: colour("paper"),
    ink: colour("ink"),
    accent: colour("accent"),
    area: colour("area"),
  };
  const derived = nightColours(light);
  const { light: lightBefore, dark: darkBefore } = before?.colours ?? {};
  const derivedBefore = lightBefore && nightColours(lightBefore);
  const dark = Object.fromEntries(
    names.map((name) => {
      const stated = darkBefore?.[name];
      return [name, stated && stated !== derivedBefore?.[name] ? stated : derived[name]];
    }),
  ) as BaseColours;
  return {
    ...usual,
    ...before,
    colours: { light: { ...lightBefore, ...light }, dark: { ...darkBefore, ...dark } },
    fonts: { ...before?.fonts, display, text },
    logo: before?.logo ?? {
      onLight: "logo.svg",
      onDark: "logo-on-dark.svg",
      onBoard: "logo-on-dark.svg",
      mark: "logo.svg",
      markGround: light.accent,
    },
    pattern: patterns.find((each) => each === given["pattern"]) ?? usual.pattern,
  };
}

const names = ["paper", "ink", "accent", "area"] as const;

/** The dark scheme of a light one. */
function nightColours({ paper, ink, accent, area }: BaseColours): BaseColours {
  const night = mix(ink, black, 0.35);
  const brightest = mix(night, white, 0.12);
  return {
    paper: night,
    ink: mix(paper, ink, 0.08),
    accent: readable(accent, [[brightest, leastContrast.text]]),
    area: readable(area, [[brightest, leastContrast.edge]]),
  };
}

/** Finds texts and signs that nobody could read in these colours, a sentence each. */
export function colourProblems(brand: Brand): string[] {
  return contrastProblems(completeBrand(brand)).map(contrastSentence);
}

/** The initial of the agency on a round ground, until it puts its own logo in. */
export function initialLogo(name: string, ground: Colour): string {
  const on = contrast(ground, white) >= contrast(ground, black) ? white : black;
  const initial = name.trim().charAt(0).toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${ground}" d="M50 2a48 48 0 0 1 0 96a48 48 0 0 1 0-96z"/>${letter(initial, on)}</svg>\n`;
}

/** A letter drawn as a shape of its own, so that no program needs a font for it; others than Latin ones get a ring. */
function letter(initial: string, fill: Colour): string {
  const code = initial.charCodeAt(0) - 65;
  if (code < 0 || code > 25)
    return `<path fill="${fill}" d="M50 26a24 24 0 0 1 0 48a24 24 0 0 1 0-48zm0 14a10 10 0 0 0 0 20a10 10 0 0 0 0-20z"/>`;
  return `<path fill="none" stroke="${fill}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round" d="${strokes[code]}"/>`;
}

/** The letters from A to Z in single strokes. */
const strokes = [
  "M30 72L50 28L70 72M38 56H62",
  "M36 28V72H52a12 12 0 0 0 0-24H36H50a10 10 0 0 0 0-20z",
  "M68 36a22 22 0 1 0 0 28",
  "M36 28V72H46a22 22 0 0 0 0-44z",
  "M64 28H38V72H64M38 50H58",
  "M64 28H38V72M38 50H58",
  "M68 36a22 22 0 1 0 2 16H54",
  "M34 28V72M66 28V72M34 50H66",
  "M50 28V72",
  "M60 28V58a14 14 0 0 1-28 0",
  "M36 28V72M66 28L38 50L66 72",
  "M38 28V72H64",
  "M28 72V28L50 58L72 28V72",
  "M34 72V28L66 72V28",
  "M50 28a22 22 0 0 1 0 44a22 22 0 0 1 0-44z",
  "M36 72V28H52a13 13 0 0 1 0 26H36",
  "M50 28a22 22 0 0 1 0 44a22 22 0 0 1 0-44zM56 58L70 74",
  "M36 72V28H52a13 13 0 0 1 0 26H36H50L66 72",
  "M64 34C52 24 36 30 38 40C40 52 64 48 64 60C64 74 44 76 34 66",
  "M30 28H70M50 28V72",
  "M34 28V56a16 16 0 0 0 32 0V28",
  "M30 28L50 72L70 28",
  "M24 28L36 72L50 38L64 72L76 28",
  "M32 28L68 72M68 28L32 72",
  "M30 28L50 50L70 28M50 50V72",
  "M32 28H68L32 72H68",
];
