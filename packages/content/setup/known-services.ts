/** Services that have general texts of their own, with their names in each language. */
export const knownServices: readonly { key: string; names: { en: string; ms: string; zh: string } }[] = [
  { key: "web-design", names: { en: "Web design", ms: "Reka bentuk web", zh: "网站设计" } },
  { key: "seo", names: { en: "SEO", ms: "SEO", zh: "搜索引擎优化" } },
  { key: "digital-marketing", names: { en: "Digital marketing", ms: "Pemasaran digital", zh: "数字营销" } },
  { key: "social-media", names: { en: "Social media", ms: "Media sosial", zh: "社交媒体" } },
  { key: "content-marketing", names: { en: "Content marketing", ms: "Pemasaran kandungan", zh: "内容营销" } },
  { key: "branding", names: { en: "Branding", ms: "Penjenamaan", zh: "品牌设计" } },
  { key: "e-commerce", names: { en: "E-commerce", ms: "E-dagang", zh: "电子商务" } },
  { key: "email-marketing", names: { en: "Email marketing", ms: "Pemasaran e-mel", zh: "邮件营销" } },
];

/** The service with this key, or with this name in any language, in capitals or not. */
export function knownService(name: string): (typeof knownServices)[number] | undefined {
  const wanted = name.trim().toLowerCase();
  return knownServices.find(({ key, names }) =>
    [key, ...Object.values(names)].some((known) => known.toLowerCase() === wanted),
  );
}
