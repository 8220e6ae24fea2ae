import type { Holiday } from "@agency/content/shape";

/** The days on which the agency is closed, such as `{ date: "2027-01-01", name: "New Year's Day" }`. */
export const holidays: readonly Holiday[] = [];
