import type { Answers } from "@agency/content/shape";

/** Who this agency is, and what it offers where. Tembusu Studio does not exist: it shows the product with a second agency. */
export const answers = {
  name: "Tembusu Studio (sample)",
  legalName: "Tembusu Studio (sample) Pte. Ltd.",
  registration: "",
  since: 2019,
  email: "hello@tembusu-studio.example",
  phone: "+65 6000 0000",
  whatsapp: "",
  street: "1 Example Lane",
  postcode: "000001",
  city: "Singapore",
  state: "Singapore",
  domain: "tembusu-studio.example",
  country: { code: "SG", name: "Singapore", callingCode: "65" },
  timeZone: "Asia/Singapore",
  currency: { code: "SGD", symbol: "S$" },
  monthlyFee: 1200,
  languages: {
    en: { label: "English", short: "EN", locale: "en-SG", prefix: "" },
    zh: { label: "中文", short: "中文", locale: "zh-SG", prefix: "/zh" },
  },
  services: [
    { key: "web-design", names: { en: "Web design", zh: "网站设计" } },
    { key: "seo", names: { en: "SEO", zh: "搜索优化" } },
    { key: "social-media", names: { en: "Social media", zh: "社交媒体" } },
    { key: "branding", names: { en: "Branding", zh: "品牌设计" } },
  ],
  cities: [
    { key: "singapore", names: { en: "Singapore", zh: "新加坡" } },
    { key: "johor-bahru", names: { en: "Johor Bahru", zh: "新山" } },
    { key: "batam", names: { en: "Batam", zh: "巴淡岛" } },
    { key: "malacca", names: { en: "Malacca", zh: "马六甲" } },
  ],
} as const satisfies Answers;
