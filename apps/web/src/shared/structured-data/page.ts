import type { Article, BlogPosting, BreadcrumbList, Service, WithContext } from "schema-dts";
import type { OfferPrice } from "@agency/content/offers";
import { currency, type Language } from "@agency/content/settings";
import { localisedPath } from "../i18n/language-path.ts";
import { getTranslator } from "../i18n/messages.ts";
import { absolute, socialCardPath } from "../site-address.ts";
import { namedAgency, countriesServed } from "./agency.ts";

/** A page in the breadcrumb trail. `path` has no language prefix. */
export type Crumb = { name: string; path: string };

/** The breadcrumb trail to this page, which begins at the home page. */
export function breadcrumbFacts(language: Language, belowHome: readonly Crumb[]): WithContext<BreadcrumbList> {
  const crumbs = [{ name: getTranslator(language).t("common:breadcrumb.home"), path: "/" }, ...belowHome];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(localisedPath(path, language)),
    })),
  };
}

type Offer = { name: string; price: OfferPrice };
type ServiceAtPath = {
  path: string;
  /** The service as it is called everywhere, such as "SEO". */
  type: string;
  /** The same as this page calls it, such as "SEO in Ipoh". */
  name: string;
  description: string;
  area?: string;
  offers: readonly Offer[];
};

/** A service with the prices shown on the page. */
export function serviceFacts(language: Language, service: ServiceAtPath): WithContext<Service> {
  const { path, type, name, description, area, offers } = service;
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name,
    description,
    serviceType: type,
    url: absolute(localisedPath(path, language)),
    provider: namedAgency,
    areaServed: area ?? countriesServed,
    offers: offers.map(({ name: offer, price }) => ({ "@type": "Offer", name: offer, ...priceFacts(price) })),
  };
}

/** UN/CEFACT's codes of what a price is paid for again and again. */
const unitCodes = { day: "DAY", month: "MON", year: "ANN" } as const;

/** A price with what it covers: a day, a month or a year, the least, or a set-up and then a month. */
function priceFacts(price: OfferPrice) {
  if (price.kind === "on-request") return {};
  const { code: priceCurrency } = currency;
  const each = (unit: keyof typeof unitCodes, paid: number) =>
    ({ "@type": "UnitPriceSpecification", price: paid, priceCurrency, unitCode: unitCodes[unit] }) as const;
  const { amount } = price;
  switch (price.kind) {
    case "day":
    case "month":
    case "year":
      return { price: amount, priceCurrency, priceSpecification: each(price.kind, amount) };
    case "from":
      return { priceSpecification: { "@type": "PriceSpecification", minPrice: amount, priceCurrency } as const };
    case "launch": {
      const setUp = {
        "@type": "UnitPriceSpecification",
        price: amount,
        priceCurrency,
        priceComponentType: "https://schema.org/ActivationFee",
      } as const;
      return { price: amount, priceCurrency, priceSpecification: [setUp, each("month", price.monthlyFee)] };
    }
    case "once":
      return { price: amount, priceCurrency };
  }
}

type ArticleAtPath = {
  path: string;
  title: string;
  excerpt: string;
  date: string;
  updated?: string | undefined;
  tags: readonly string[];
  words: number;
  /** Its own picture, in place of the drawn one. */
  picture?: { path: string } | undefined;
};

/** A blog article by the agency. */
export function articleFacts(language: Language, article: ArticleAtPath): WithContext<BlogPosting> {
  const { path, title, excerpt, date, updated = date, tags, words, picture } = article;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: updated,
    inLanguage: language,
    keywords: tags.join(", "),
    wordCount: words,
    image: absolute(picture?.path ?? socialCardPath(path, language)),
    mainEntityOfPage: absolute(localisedPath(path, language)),
    author: namedAgency,
    publisher: namedAgency,
  };
}

type ProjectAtPath = {
  path: string;
  inLanguage: Language;
  heading: string;
  description: string;
  pictures: readonly string[];
};

/** The page of a project, by the agency. `pictures` are the paths of its pictures. */
export function projectFacts(language: Language, project: ProjectAtPath): WithContext<Article> {
  const { path, inLanguage, heading, description, pictures } = project;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: heading,
    description,
    inLanguage,
    image: pictures.map(absolute),
    mainEntityOfPage: absolute(localisedPath(path, language)),
    author: namedAgency,
    publisher: namedAgency,
  };
}
