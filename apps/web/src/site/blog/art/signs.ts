import { type Category, categories } from "@agency/content/articles/catalogue";
import type { TileColour } from "@agency/ui/tiles/tile";

/** A picture in a square of 100 units, in up to three colours. */
export type Sign = {
  colours: readonly [ground: TileColour, figure: TileColour, second: TileColour];
  /** Paths. */
  figure: string;
  second: string;
};

/** The sign of each category: a glass, a shopfront, a horn, a target, a bag, a page, a dial, steps, a letter, a pin. */
const signs: Readonly<Record<string, Sign>> = {
  seo: {
    colours: ["soft", "dark", "bright"],
    figure: "M42 8A34 34 0 0 1 69.6 61.9L94 86L86 94L61.9 69.6A34 34 0 1 1 42 8Z",
    second: "M42 20A22 22 0 0 1 42 64A22 22 0 0 1 42 20Z",
  },
  "web-design": {
    colours: ["accent", "light", "dark"],
    figure: "M8 100V50A42 42 0 0 1 92 50V100Z",
    second: "M22 44A30 30 0 0 1 78 44ZM22 52H46V100H22ZM54 52H78V70H54Z",
  },
  "digital-marketing": {
    colours: ["second", "light", "bright"],
    figure: "M10 38H34L72 14V86L34 62H10Z",
    second: "M79 30A24 24 0 0 1 79 70ZM20 67H36L42 92H26Z",
  },
  ppc: {
    colours: ["bright", "light", "accent"],
    figure: "M50 8A42 42 0 0 1 50 92A42 42 0 0 1 50 8Z",
    second:
      "M50 22A28 28 0 0 1 50 78A28 28 0 0 1 50 22ZM50 34A16 16 0 0 0 50 66A16 16 0 0 0 50 34ZM50 43A7 7 0 0 1 50 57A7 7 0 0 1 50 43Z",
  },
  "e-commerce": {
    colours: ["plain", "accent", "dark"],
    figure: "M18 36H82L90 94H10Z",
    second: "M32 50V30A18 18 0 0 1 68 30V50H60V30A10 10 0 0 0 40 30V50Z",
  },
  "content-marketing": {
    colours: ["shade", "light", "bright"],
    figure: "M18 8H62L82 28V92H18Z",
    second: "M62 8L82 28H62ZM28 40H72V47H28ZM28 55H72V62H28ZM28 70H54V77H28Z",
  },
  performance: {
    colours: ["dark", "bright", "light"],
    figure: "M6 74A44 44 0 0 1 94 74H76A26 26 0 0 0 24 74Z",
    second: "M44 70L78 32L58 78A8 8 0 0 1 44 70Z",
  },
  "business-strategy": {
    colours: ["plain", "second", "bright"],
    figure: "M8 92V74H30V56H52V38H74V20H92V92Z",
    second: "M24 10A14 14 0 0 1 24 38A14 14 0 0 1 24 10Z",
  },
  "email-marketing": {
    colours: ["second", "light", "accent"],
    figure: "M8 22H92V80H8Z",
    second: "M8 22H92L50 58Z",
  },
  "local-seo": {
    colours: ["soft", "accent", "light"],
    figure: "M50 6A32 32 0 0 1 82 38C82 62 58 74 50 96C42 74 18 62 18 38A32 32 0 0 1 50 6Z",
    second: "M50 25A13 13 0 0 1 50 51A13 13 0 0 1 50 25Z",
  },
};

const inTurn = Object.values(signs);

function ownSign(category: Category): Sign {
  return signs[category] ?? (inTurn[categories.indexOf(category) % inTurn.length] as Sign);
}

/**
 * The sign of a category. One that has none of its own takes another's.
 * @param variation which article of the category it stands for: each has colours of its own, those of another category's sign
 */
export function signOf(category: Category, variation: number): Sign {
  const own = ownSign(category);
  // Three and ten have no factor in common, so ten articles pass before colours are repeated.
  const { colours } = inTurn[(inTurn.indexOf(own) + 3 * variation) % inTurn.length] as Sign;
  return { ...own, colours };
}
