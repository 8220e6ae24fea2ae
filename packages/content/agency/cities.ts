import type { serviceKeys } from "./settings.ts";

/** The cities with their own pages, in the site's order. */
export const cityKeys = [
  "kuala-lumpur",
  "selangor",
  "penang",
  "johor-bahru",
  "ipoh",
  "kota-kinabalu",
  "kuching",
  "petaling-jaya",
  "shah-alam",
  "klang",
  "singapore",
] as const;

/** Other cities where a reader of a city's page may have customers, nearest first. */
export const neighbours = {
  "kuala-lumpur": ["petaling-jaya", "selangor", "shah-alam"],
  selangor: ["kuala-lumpur", "shah-alam", "klang"],
  penang: ["ipoh", "kuala-lumpur", "selangor"],
  "johor-bahru": ["singapore", "kuala-lumpur", "selangor"],
  ipoh: ["penang", "kuala-lumpur", "selangor"],
  "kota-kinabalu": ["kuching", "kuala-lumpur", "johor-bahru"],
  kuching: ["kota-kinabalu", "johor-bahru", "singapore"],
  "petaling-jaya": ["kuala-lumpur", "shah-alam", "klang"],
  "shah-alam": ["klang", "petaling-jaya", "kuala-lumpur"],
  klang: ["shah-alam", "petaling-jaya", "selangor"],
  singapore: ["johor-bahru", "kuala-lumpur", "kuching"],
} as const satisfies Record<(typeof cityKeys)[number], readonly (typeof cityKeys)[number][]>;

/** The city pages in the footer; their names are under `common:cities`. */
export const locations = [
  { service: "web-design", city: "kuala-lumpur" },
  { service: "seo", city: "penang" },
  { service: "digital-marketing", city: "johor-bahru" },
  { service: "web-design", city: "singapore" },
  { service: "seo", city: "selangor" },
  { service: "digital-marketing", city: "ipoh" },
] as const satisfies readonly { service: (typeof serviceKeys)[number]; city: (typeof cityKeys)[number] }[];
