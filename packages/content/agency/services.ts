import type { Service } from "@agency/content/shape";
import type { serviceKeys } from "./settings.ts";

/** The language-independent facts of the services. Their packages are in packages.ts. */
export const services = {
  "web-design": {
    cityPrice: 2500,
    cityDuration: "once",
    delivery: { from: 2, to: 4, unit: "weeks" },
    channels: ["search", "maps", "whatsapp", "shared"],
    articles: [
      "web-design-trends-malaysia-singapore-2024",
      "website-speed-optimization-malaysia",
      "ecommerce-website-development-malaysia",
      "why-labuan-businesses-need-professional-website-2024",
    ],
  },
  seo: {
    cityPrice: 1500,
    cityDuration: "month",
    delivery: { from: 3, to: 6, unit: "months" },
    channels: ["search", "maps", "assistants", "bing"],
    articles: [
      "seo-guide-malaysian-businesses-2024",
      "local-business-online-presence-malaysia",
      "content-marketing-malaysian-audience",
    ],
  },
  "digital-marketing": {
    cityPrice: 3000,
    cityDuration: "month",
    delivery: "ongoing",
    channels: ["search", "meta", "messages", "tiktok", "display", "email"],
    articles: [
      "google-ads-optimization-malaysia-market",
      "social-media-marketing-strategy-malaysian-brands",
      "email-marketing-best-practices-malaysia",
      "paid-advertising-guide-labuan-businesses-2024",
    ],
  },
  "complete-package": {
    cityPrice: 10_000,
    cityDuration: "once",
    delivery: { from: 1, to: 2, unit: "months" },
    channels: ["site", "search", "maps", "ads", "report"],
    articles: [
      "digital-transformation-sme-malaysia",
      "local-business-online-presence-malaysia",
      "ecommerce-website-development-malaysia",
    ],
  },
} as const satisfies Record<(typeof serviceKeys)[number], Service>;

/** The services that the home page presents side by side; their texts are under `home:services.items`. */
export const homeServices = ["web-design", "seo", "digital-marketing"] as const;

/** The service that joins the others: a banner of the home page. Null without one. */
export const wholeService = "complete-package" as const;
