import type { Holiday } from "@agency/content/shape";

/** Days on which the office is closed, besides weekends. A sample: the list of a year has more. */
export const holidays: readonly Holiday[] = [
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2027-01-01", name: "New Year's Day" },
  { date: "2027-05-01", name: "Labour Day" },
  { date: "2027-08-09", name: "National Day" },
  { date: "2027-12-25", name: "Christmas Day" },
];
