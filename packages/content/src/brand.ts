import { completeBrand } from "./brand/complete.ts";
import type { FullBrand } from "./brand/shape.ts";
import { brand as stated } from "./own.ts";

/** The agency's look as plain values. `brand/files.ts` reads its files. */
export const brand: FullBrand = completeBrand(stated);
