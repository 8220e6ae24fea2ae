import { coloursOfDark, coloursOfLight } from "./derive.ts";
import type { Brand, FullBrand } from "./shape.ts";

/** A brand with the colours that it does not state. */
export function completeBrand(stated: Brand): FullBrand {
  const light = coloursOfLight(stated.colours.light);
  return { ...stated, colours: { light, dark: coloursOfDark(stated.colours.dark, light) } };
}
