import { brand as stated } from "#agency/brand/brand.ts";
import { completeBrand } from "./brand/complete.ts";
import type { FullBrand } from "./brand/shape.ts";

/** The agency's look as plain values. `brand/files.ts` reads its files. */
export const brand: FullBrand = completeBrand(stated);
