import type { Answers } from "@agency/content/shape";

/**
 * What `npm run setup` was told. It writes this file anew each time, and never the others: change those as you like.
 */
export const answers = {
  name: "Your Agency",
  legalName: "Your Agency Pte. Ltd.",
  registration: "",
  since: 2026,
  email: "hello@your-agency.example",
  phone: "+65 6000 0000",
  whatsapp: "",
  street: "1 Example Street",
  postcode: "000001",
  city: "Singapore",
  state: "Singapore",
  domain: "your-agency.example",
  country: { code: "SG", name: "Singapore", callingCode: "65" },
  timeZone: "Asia/Singapore",
  currency: { code: "SGD", symbol: "S$" },
  /** What the smallest monthly plan costs; the other prices of the first day follow from it. */
  monthlyFee: 1500,
  languages: {
    en: { label: "English", short: "EN", locale: "en-SG", prefix: "" },
  },
  services: [
    { key: "web-design", names: { en: "Web design", ms: "Reka bentuk web", zh: "网站设计" } },
    { key: "seo", names: { en: "SEO", ms: "SEO", zh: "搜索优化（SEO）" } },
  ],
  cities: [{ key: "singapore", names: { en: "Singapore", ms: "Singapura", zh: "新加坡" } }],
} as const satisfies Answers;
