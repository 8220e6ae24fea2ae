import type { ServiceKey } from "./settings.ts";

/** What a price covers: the whole work, or one month of it. */
export type Duration = "once" | "month";

/** How long until the work is delivered or shows results. */
export type DeliveryTime = { from: number; to: number; unit: "weeks" | "months" } | "ongoing";

type Service = {
  /** In RM, as shown on the city pages. */
  cityPrice: number;
  cityDuration: Duration;
  delivery: DeliveryTime;
  /** The keys of its texts under `services:<service>.channels`, in order. */
  channels: readonly string[];
  /** Slugs of related blog articles. */
  articles: readonly string[];
};

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
} as const satisfies Record<ServiceKey, Service>;

/** The address of a service's page, without the language prefix. */
export function servicePath(service: ServiceKey): string {
  return `/services/${service}`;
}
