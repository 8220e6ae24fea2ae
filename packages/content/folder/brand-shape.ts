import { z } from "zod";
import { coloursOfLight } from "../src/brand/derive.ts";
import { type Colour, patterns } from "../src/brand/shape.ts";

const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be "#" and six characters from 0-9 and a-f, in quotation marks')
  .toLowerCase();
const font = z.strictObject({
  family: z.string().min(1).describe("Its name, such as Fraunces"),
  kind: z.enum(["sans", "serif"]).describe("What stands in until it is loaded"),
  source: z
    .union([
      z.strictObject({ package: z.string().describe("A package of fontsource.org that the product has") }),
      z.strictObject({
        file: z.string().describe("A WOFF2 file in brand/"),
        covers: z.string().optional().describe("The letters that it has, such as U+0000-00FF; without it, all"),
      }),
    ])
    .describe("Where it comes from"),
  weights: z
    .strictObject({ min: z.number(), max: z.number() })
    .describe("Its lightest and heaviest weight, such as 400 and 700"),
});
// Any colour does: only the names of the following colours are asked for.
const any: Colour = `#${"0".repeat(6)}`;
const stated = { paper: any, ink: any, accent: any, area: any };
const names = Object.keys(coloursOfLight(stated)).filter((name) => !Object.hasOwn(stated, name));
const isVerdict = (name: string) => /^(?:good|bad)/.test(name);
/** Better and worse have the same colours everywhere. */
const verdict = z
  .never({ error: "is the product's own: better is green and worse is red for every agency. Take the line away" })
  .optional();
/** Colours that follow from the four, unless they are stated. */
const others = Object.fromEntries(names.map((name) => [name, isVerdict(name) ? verdict : colour.optional()]));
const scheme = z.strictObject({
  paper: colour.describe("The ground of pages"),
  ink: colour.describe("Text"),
  accent: colour.describe("Buttons and links: it must be readable on the paper"),
  area: colour.describe("Heroes, banners, charts and bands of PDFs: it may be light, such as a yellow"),
  ...others,
});

/** `brand.yaml` */
export const brandShape = z.strictObject({
  colours: z
    .strictObject({ light: scheme.describe("For the light scheme"), dark: scheme.describe("For the dark scheme") })
    .describe("Four colours for each scheme; every other is mixed from them unless you state it"),
  fonts: z
    .strictObject({
      display: font.describe("For headings"),
      text: font.describe("For everything else"),
      scripts: z
        .array(
          z.strictObject({
            family: z.string().describe("Its name, such as Noto Sans Khmer"),
            source: z
              .union([
                z.strictObject({ package: z.string().describe("A package of fontsource.org that the product has") }),
                z.strictObject({
                  file: z.string().describe("A WOFF2 file in brand/"),
                  covers: z.string().describe("The letters that it has, such as U+1780-17FF"),
                }),
              ])
              .describe("Where it comes from"),
          }),
        )
        .optional()
        .describe("Fonts of further scripts, for PDFs and sharing pictures"),
    })
    .describe("Fonts of pages, PDFs and sharing pictures"),
  logo: z
    .strictObject({
      onLight: z.string().describe("For a light ground"),
      onDark: z.string().describe("For a dark ground"),
      onBoard: z.string().describe("For the dashboard's sidebar"),
      mark: z.string().describe("A square mark, for the browser's tab and the phone's icon"),
      markGround: colour.describe("The ground of the phone's icon"),
    })
    .describe("SVG files in brand/"),
  pattern: z
    .enum(patterns)
    .describe(
      "What decorates pages: the tiles, plain shapes in your colours, or a picture of yours (name it as picture)",
    ),
  picture: z
    .string()
    .optional()
    .describe("For the pattern picture: a photograph in pictures/, at least 1,600 pixels wide"),
});
