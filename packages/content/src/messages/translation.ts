import type { Translation } from "../translation.ts";
import type { messages as english } from "./en.ts";

/** All texts of one language: what a file `messages/<language>.ts` holds. */
export type Messages = Translation<typeof english>;
