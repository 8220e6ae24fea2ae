import type { PricedPackage } from "@agency/content/shape";
import type { serviceKeys } from "./settings.ts";

/** The packages of every service, smallest first. */
export const packages = {
  "web-design": [
    { key: "small", price: 4800, duration: "once", popular: false, pages: 5, supportMonths: 3 },
    { key: "medium", price: 9600, duration: "once", popular: true, pages: 12, supportMonths: 6 },
    { key: "large", price: 18000, duration: "once", popular: false, pages: 30, supportMonths: 12 },
  ],
  seo: [
    { key: "local", price: 1200, duration: "month", popular: true },
    { key: "bilingual", price: 2400, duration: "month", popular: false },
  ],
  "social-media": [
    { key: "one", price: 900, duration: "month", popular: false, channels: ["instagram"] },
    { key: "two", price: 1600, duration: "month", popular: true, channels: ["instagram", "facebook"] },
    {
      key: "four",
      price: 2800,
      duration: "month",
      popular: false,
      channels: ["instagram", "facebook", "tiktok", "xiaohongshu"],
    },
  ],
  branding: [{ key: "whole", price: 5200, duration: "once", popular: false }],
} as const satisfies Record<(typeof serviceKeys)[number], readonly PricedPackage[]>;
