declare module "subset-font" {
  export type SubsetFontOptions = {
    targetFormat?: "sfnt" | "truetype" | "woff" | "woff2";
    keepAllGlyphs?: boolean;
    /** Pins an axis to a value, or keeps a range of it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  };
  /** Cuts a font down to the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
