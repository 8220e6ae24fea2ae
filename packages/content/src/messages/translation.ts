import type { Texts } from "#agency/messages.ts";
import type { Translation } from "../translation.ts";
import type { product } from "./en.ts";
import type { Joined } from "./with-agency.ts";

/** Every text as it is in English, with the parameters in it. */
export type English = Joined<typeof product, Texts>;

/** All texts of one language. */
export type Messages = Translation<English>;
