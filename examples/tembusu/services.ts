import type { Service } from "@agency/content/shape";
import { serviceKeys } from "./settings.ts";

type Key = (typeof serviceKeys)[number];

/** The facts of every service that no language changes. */
export const services = {
  "web-design": {
    cityPrice: 4800,
    cityDuration: "once",
    delivery: { from: 4, to: 8, unit: "weeks" },
    channels: ["phone", "search", "payment"],
    articles: ["one-site-two-languages"],
  },
  seo: {
    cityPrice: 1200,
    cityDuration: "month",
    delivery: { from: 3, to: 6, unit: "months" },
    channels: ["search", "maps"],
    articles: ["one-site-two-languages", "reading-your-monthly-report"],
  },
  "social-media": {
    cityPrice: 900,
    cityDuration: "month",
    delivery: "ongoing",
    channels: ["instagram", "facebook", "tiktok", "xiaohongshu"],
    articles: ["reading-your-monthly-report"],
  },
  branding: {
    cityPrice: 5200,
    cityDuration: "once",
    delivery: { from: 5, to: 7, unit: "weeks" },
    channels: ["sign", "print", "screen"],
    articles: ["one-site-two-languages"],
  },
} as const satisfies Record<Key, Service>;

/** The services that the home page presents side by side; their texts are under `home:services.items`. */
export const homeServices: readonly Key[] = serviceKeys;

/** A service that joins the others and has a banner of its own on the home page. */
export const wholeService: Key | null = null;
