import type { Translation } from "./same-keys.ts";
import type { withAgency } from "./with-agency.ts";

/** Every text as it is in English, the product's and the agency's; those of the product with the parameters in them. */
export type English = ReturnType<typeof withAgency>;

/** All texts of one language. */
export type Messages = Translation<English>;
