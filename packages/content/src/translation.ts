import type { Texts as OwnTexts } from "#agency/messages.ts";
import type { EnglishTexts } from "../.types/english-texts.ts";
import type { Joined } from "./with-agency.ts";

/** The same keys with texts of another language, so that a missing or a left-over key is a type error. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/** Every text as it is in English, with the parameters in it. */
export type English = Joined<EnglishTexts, OwnTexts>;

/** All texts of one language. */
export type Messages = Translation<English>;
