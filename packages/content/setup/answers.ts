import type { About, Answers, Names } from "../src/shape.ts";
import { regionName } from "./places.ts";
import { type Given, namesIn } from "./questions.ts";

/** What the product knows of each language that it speaks; the country completes the locale. */
const known: Readonly<Record<string, Pick<About, "label" | "short">>> = {
  en: { label: "English", short: "EN" },
  ms: { label: "Bahasa Melayu", short: "MS" },
  zh: { label: "中文", short: "中文" },
};

/** Services that the starter has texts for, with their names in each language. */
const services: readonly (Names & { names: { en: string; ms: string; zh: string } })[] = [
  { key: "web-design", names: { en: "Web design", ms: "Reka bentuk web", zh: "网站设计" } },
  { key: "seo", names: { en: "SEO", ms: "SEO", zh: "搜索引擎优化" } },
  { key: "digital-marketing", names: { en: "Digital marketing", ms: "Pemasaran digital", zh: "数字营销" } },
  { key: "social-media", names: { en: "Social media", ms: "Media sosial", zh: "社交媒体" } },
  { key: "content-marketing", names: { en: "Content marketing", ms: "Pemasaran kandungan", zh: "内容营销" } },
  { key: "branding", names: { en: "Branding", ms: "Penjenamaan", zh: "品牌设计" } },
  { key: "e-commerce", names: { en: "E-commerce", ms: "E-dagang", zh: "电子商务" } },
  { key: "email-marketing", names: { en: "Email marketing", ms: "Pemasaran e-mel", zh: "邮件营销" } },
];

/** The answers as the agency's folder keeps them. */
export function answersFrom(given: Given, year: number): Answers {
  const text = (name: string) => given[name]?.trim() ?? "";
  const country = text("country");
  const languages = text("languages")
    .split(",")
    .map((each) => each.trim());
  return {
    name: text("name"),
    legalName: text("legal-name"),
    registration: text("registration"),
    since: year,
    email: text("email"),
    phone: text("phone"),
    whatsapp: text("whatsapp").replaceAll(/\D/g, ""),
    street: text("street"),
    postcode: text("postcode"),
    city: text("city"),
    state: text("state"),
    domain: text("domain"),
    country: { code: country, name: regionName(country), callingCode: text("calling-code") },
    timeZone: text("time-zone"),
    currency: { code: text("currency"), symbol: text("currency-symbol") },
    monthlyFee: Number(text("monthly-fee")),
    languages: Object.fromEntries(languages.map((language, place) => [language, about(language, country, place)])),
    services: namesIn(text("services")).map((names) => service(names, languages)),
    cities: namesIn(text("cities")).map((names) => named(names, languages)),
  };
}

function about(language: string, country: string, place: number): About {
  const { label, short } = known[language] ?? { label: language, short: language.toUpperCase() };
  return { label, short, locale: `${language}-${country}`, prefix: place === 0 ? "" : `/${language}` };
}

/** A service by one of its known names, or a new one. */
function service(names: readonly string[], languages: readonly string[]): Names {
  const first = names[0]?.toLowerCase();
  const found = services.find(({ key, names: all }) =>
    [key, ...Object.values(all)].some((name) => name.toLowerCase() === first),
  );
  if (!found || names.length > 1) return { ...named(names, languages), ...(found && { key: found.key }) };
  const chosen = Object.entries(found.names).filter(([language]) => languages.includes(language));
  return { key: found.key, names: Object.fromEntries(chosen) };
}

function named(names: readonly string[], languages: readonly string[]): Names {
  const all = languages.map((language, place) => [language, names[place] ?? names[0] ?? ""]);
  return { key: keyOf(names[0] ?? ""), names: Object.fromEntries(all) };
}

/** A name as part of an address: "Johor Bahru" becomes "johor-bahru". */
function keyOf(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{Diacritic}/gu, "");
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-/, "")
    .replace(/-$/, "");
}
