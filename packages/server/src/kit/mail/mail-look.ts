import { brand } from "@agency/content/brand";
import type { BrandFont } from "@agency/content/brand/shape";

/** The brand's colours on a light ground, which styles in a mail's elements name. */
export const light = brand.colours.light;

/** The brand's colours in programs with dark mode. */
export const dark = brand.colours.dark;

export const fonts = stack(brand.fonts.text);
export const displayFonts = stack(brand.fonts.display);

/** The brand's font where the reader has it; no mail brings fonts along. */
function stack({ family, kind }: BrandFont): string {
  const others =
    kind === "sans" ? "'Segoe UI',Roboto,Helvetica,Arial,sans-serif" : "Georgia,'Times New Roman',Times,serif";
  return `'${family}',${others}`;
}
