import type { Package } from "@agency/content/shape";
import type { serviceKeys } from "./settings.ts";

/** The packages of each service, smallest first. Names, descriptions, features and guarantees are texts. */
export const packages = {
  "web-design": [
    { key: "starter", price: 2500, duration: "once", popular: false, pages: 5, supportMonths: 1 },
    { key: "business", price: 5000, duration: "once", popular: true, pages: 10, supportMonths: 3 },
    { key: "enterprise", price: 10_000, duration: "once", popular: false, supportMonths: 6 },
  ],
  seo: [
    { key: "local", price: 2500, duration: "month", popular: false },
    { key: "national", price: 5000, duration: "month", popular: true },
    { key: "enterprise", price: 10_000, duration: "month", popular: false },
  ],
  "digital-marketing": [
    {
      key: "starter",
      price: 2500,
      duration: "month",
      popular: false,
      adSpend: 500,
      channels: ["search", "meta", "messages"],
    },
    {
      key: "growth",
      price: 5000,
      duration: "month",
      popular: true,
      adSpend: 1500,
      channels: ["search", "meta", "messages", "display"],
    },
    {
      key: "enterprise",
      price: 10_000,
      duration: "month",
      popular: false,
      adSpend: 3000,
      channels: ["search", "meta", "messages", "tiktok", "display", "email"],
    },
  ],
  "complete-package": [
    { key: "startup", setupFee: 8000, monthlyFee: 3000, timeline: { from: 4, to: 6 }, popular: false },
    { key: "business", setupFee: 15_000, monthlyFee: 5000, timeline: { from: 6, to: 8 }, popular: true },
    { key: "enterprise", setupFee: 25_000, monthlyFee: 10_000, timeline: { from: 8, to: 12 }, popular: false },
  ],
} as const satisfies Record<(typeof serviceKeys)[number], readonly Package[]>;
