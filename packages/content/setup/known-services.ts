import type { ServiceKind } from "../src/shape.ts";

type KnownService = { key: string; kind: ServiceKind; names: { en: string; ms: string; zh: string } };

/** Services that have general texts of their own, with their kinds and their names in each language. */
export const knownServices: readonly KnownService[] = [
  { key: "web-design", kind: "site", names: { en: "Web design", ms: "Reka bentuk web", zh: "网站设计" } },
  { key: "seo", kind: "search", names: { en: "SEO", ms: "SEO", zh: "搜索引擎优化" } },
  {
    key: "digital-marketing",
    kind: "ads",
    names: { en: "Digital marketing", ms: "Pemasaran digital", zh: "数字营销" },
  },
  { key: "social-media", kind: "ads", names: { en: "Social media", ms: "Media sosial", zh: "社交媒体" } },
  {
    key: "content-marketing",
    kind: "search",
    names: { en: "Content marketing", ms: "Pemasaran kandungan", zh: "内容营销" },
  },
  { key: "branding", kind: "project", names: { en: "Branding", ms: "Penjenamaan", zh: "品牌设计" } },
  { key: "photography", kind: "project", names: { en: "Photography", ms: "Fotografi", zh: "摄影" } },
  { key: "print", kind: "project", names: { en: "Print design", ms: "Reka bentuk cetakan", zh: "印刷设计" } },
  { key: "e-commerce", kind: "site", names: { en: "E-commerce", ms: "E-dagang", zh: "电子商务" } },
  { key: "email-marketing", kind: "ads", names: { en: "Email marketing", ms: "Pemasaran e-mel", zh: "邮件营销" } },
];

/** The service with this key, or with this name in any language, in capitals or not. */
export function knownService(name: string): KnownService | undefined {
  const wanted = name.trim().toLowerCase();
  return knownServices.find(({ key, names }) =>
    [key, ...Object.values(names)].some((known) => known.toLowerCase() === wanted),
  );
}
