import { coloursOfDark, coloursOfLight } from "./derive.ts";
import { scriptFonts } from "./script-fonts.ts";
import type { Brand, FullBrand } from "./shape.ts";

/** A brand with the colours and fonts that it does not state. */
export function completeBrand(stated: Brand): FullBrand {
  const light = coloursOfLight(stated.colours.light);
  const own = stated.fonts.scripts ?? [];
  const others = scriptFonts.filter(({ family }) => !own.some((font) => font.family === family));
  return {
    ...stated,
    colours: { light, dark: coloursOfDark(stated.colours.dark, light) },
    fonts: { ...stated.fonts, scripts: [...own, ...others] },
  };
}
