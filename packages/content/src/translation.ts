import type { EnglishTexts } from "../.types/english-texts.ts";

/** The same keys with texts of another language. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** Every text as it is in English, the product's and the agency's, with the parameters in it. */
export type English = EnglishTexts;

/** All texts of one language. */
export type Messages = Translation<English>;
