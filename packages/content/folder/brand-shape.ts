import { z } from "zod";
import { patterns } from "../src/brand/shape.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/, "must be # and six characters from 0-9 and a-f");
const font = z.strictObject({
  family: z.string().min(1),
  kind: z.enum(["sans", "serif"]),
  source: z.union([
    z.strictObject({ package: z.string() }),
    z.strictObject({ file: z.string(), covers: z.string().optional() }),
  ]),
  weights: z.strictObject({ min: z.number(), max: z.number() }),
});
const scheme = z
  .object({
    paper: colour.describe("The ground of pages"),
    ink: colour.describe("Text"),
    accent: colour.describe("Buttons and links: it must be readable on the paper"),
    area: colour.describe("Heroes, banners, charts and bands of PDFs: it may be light, such as a yellow"),
  })
  .catchall(colour);

/** `brand.yaml` */
export const brandShape = z.strictObject({
  colours: z.strictObject({ light: scheme, dark: scheme }),
  fonts: z.strictObject({
    display: font,
    text: font,
    scripts: z
      .array(
        z.strictObject({
          family: z.string(),
          source: z.union([
            z.strictObject({ package: z.string() }),
            z.strictObject({ file: z.string(), covers: z.string() }),
          ]),
        }),
      )
      .optional(),
  }),
  logo: z.strictObject({
    onLight: z.string(),
    onDark: z.string(),
    onBoard: z.string(),
    mark: z.string(),
    markGround: colour,
  }),
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
