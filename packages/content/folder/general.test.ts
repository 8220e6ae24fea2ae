import { describe, expect, test } from "vitest";
import { knownServices } from "../setup/known-services.ts";
import { productTexts } from "../src/product-texts.ts";
import { type Facts, general, mapValues, offerTexts } from "./general.ts";

/** How long a description may be so that search engines show all of it, and how long so that it says something. */
const languages = [
  { language: "en", least: 110, most: 160 },
  { language: "ms", least: 110, most: 160 },
  { language: "zh", least: 71, most: 90 },
] as const;

const services = [...knownServices.map(({ key }) => key), "something-else"];

const threeSizes = { sizes: 3, local: false, inOffice: false, own: {}, audience: "businesses" } as const;
const monthly = { kind: "search", starts: "month", priced: "month", ...threeSizes } as const;
const named = (keys: readonly string[], name: string) =>
  Object.fromEntries(keys.map((key) => [key, { name, ...monthly, kind: serviceKind(key) }]));
const offeredTo = (audience: "businesses" | "people", key: string, kind = serviceKind(key)) => ({
  key,
  kind,
  audience,
});
const serviceKind = (key: string) => knownServices.find((each) => each.key === key)?.kind ?? "project";
const officeCities = ["home"];
const plans = {
  ongoing: true,
  audience: "businesses",
  starts: "month",
  plans: "month",
  officeCities,
  consultation: { offered: true, minutes: 30 },
} as const;

/** Facts with names of 8 and of 25 letters. */
const agencies: Record<"short" | "long", Record<"en" | "ms" | "zh", Facts>> = {
  short: {
    en: {
      name: "Akar Web",
      city: "Kuantan",
      services: named(services, "Branding"),
      cities: { home: "Kuantan" },
      ...plans,
    },
    ms: {
      name: "Akar Web",
      city: "Kuantan",
      services: named(services, "Penjenamaan"),
      cities: { home: "Kuantan" },
      ...plans,
    },
    zh: { name: "Akar Web", city: "关丹", services: named(services, "品牌"), cities: { home: "关丹" }, ...plans },
  },
  long: {
    en: {
      name: "Tembusu and Sons Marketing",
      city: "Port Dickson",
      services: named(services, "Search engine optimisation"),
      cities: { home: "Port Dickson" },
      ...plans,
    },
    ms: {
      name: "Tembusu and Sons Marketing",
      city: "Port Dickson",
      services: named(services, "Pengoptimuman enjin cari"),
      cities: { home: "Port Dickson" },
      ...plans,
    },
    zh: {
      name: "Tembusu and Sons Marketing",
      city: "波德申",
      services: named(services, "搜索引擎优化（SEO）"),
      cities: { home: "波德申" },
      ...plans,
    },
  },
};

describe.each(languages)("the general texts in $language", ({ language, least, most }) => {
  const { general: words } = productTexts(language);

  test.each(["short", "long"] as const)("have descriptions that search engines show in full, for %s names", (size) => {
    const { home, services: pages, cities, shared, team } = general(words, agencies[size][language]);
    const descriptions = [
      home.description,
      shared.blog.description,
      team.page.description,
      ...Object.values(pages).map(({ description }) => description),
      ...Object.values(cities).flatMap((city) => Object.values(city.services).map((page) => page.metaDescription)),
    ];
    expect(descriptions.filter(({ length }) => length < least || length > most)).toEqual([]);
    expect(descriptions).toHaveLength(3 + 2 * services.length);
  });

  test.each(["short", "long"] as const)("presume no business or website of people, for %s names", (size) => {
    const facts = agencies[size][language];
    const forPeople = mapValues(facts.services, (service) => ({
      ...service,
      name: "Film",
      audience: "people" as const,
    }));
    const texts = general(words, { ...facts, services: forPeople, audience: "people", plans: "none" });
    const { home, services: pages, cities, shared, team } = texts;
    const { audit: _1, speed: _2, ...tools } = home.tools;
    const { categories: _3, ...blog } = shared.blog;
    const { clientPackages: _4, ...others } = shared;
    const said = textsIn([
      { ...home, tools, services: [] },
      pages,
      cities,
      { ...others, blog, services: [] },
      team.page,
    ]);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((text) => presumptuous.test(text))).toEqual([]);
    const shown = [home.description, shared.blog.description, ...Object.values(pages).map((page) => page.description)];
    const inCities = Object.values(cities).flatMap((city) => Object.values(city.services));
    expect(
      [...shown, ...inCities.map((page) => page.metaDescription)].filter(
        ({ length }) => length < least || length > most,
      ),
    ).toEqual([]);
  });

  test("propose searches as people type them", () => {
    const { cities } = general(words, {
      ...agencies.long[language],
      services: { seo: { name: "搜索优化（SEO）", ...monthly } },
    });
    const searches = cities["home"]?.services["seo"]?.searches ?? [];
    expect(searches).toHaveLength(4);
    expect(searches.filter((search) => /[()（）]|seo/.test(search))).toEqual([]);
  });

  test.each(["once", "from", "day", "year", "on-request"] as const)(
    "never call a price of the kind %s monthly",
    (kind) => {
      const facts = agencies.short[language];
      const branding = { name: "Branding", kind: "project", starts: kind, priced: kind, ...threeSizes } as const;
      const { home, services: pages } = general(words, {
        ...facts,
        services: { branding },
        starts: kind,
        plans: "none",
      });
      const said = [
        home.hero.facts.price,
        home.pricing.lead,
        pages["branding"]?.hero.price,
        pages["branding"]?.packages.lead,
      ];
      expect(said.filter((text) => text === undefined || text === "" || /month|bulan|月/.test(text))).toEqual([]);
    },
  );

  test("promise no reports, rankings or months to an agency that sells only projects", () => {
    const branding = { name: "Design", kind: "project", starts: "from", priced: "from", ...threeSizes } as const;
    const only = { services: { branding, other: branding }, ongoing: false, starts: "from", plans: "none" } as const;
    const { home, services: pages, cities, shared, team } = general(words, { ...agencies.short[language], ...only });
    const { tools: _1, complete: _2, pricing: _4, ...shown } = home;
    const { categories: _3, ...blog } = shared.blog;
    const said = textsIn([shown, pages, cities, { ...shared, blog }, team.page]);
    expect(said.length).toBeGreaterThan(100);
    expect(
      said.filter((text) => /report|month|rank|search engine|laporan|bulan\b|kedudukan|报告|每月|排名/i.test(text)),
    ).toEqual([]);
  });

  test("promise no half hour: the minutes of a consultation, or none where none can be booked", () => {
    const facts = agencies.short[language];
    const project = mapValues(facts.services, (service) => ({ ...service, kind: "project" as const }));
    const offeredTexts = (offered: boolean) =>
      [facts.services, project].flatMap((sold) => {
        const consultation = { offered, minutes: 45 };
        const { home, services: pages, cities, team } = general(words, { ...facts, services: sold, consultation });
        // Without a consultation, its box and its button are not shown.
        const { tools, cta, ...others } = home;
        const box = offered ? [tools.consultation, cta.free] : [];
        return textsIn([others, cta.title, cta.lead, box, pages, cities, team.page]);
      });
    expect(offeredTexts(true).filter((text) => minutes.test(text) && !text.includes("45"))).toEqual([]);
    expect(offeredTexts(true).filter((text) => text.includes("45")).length).toBeGreaterThan(6);
    expect(offeredTexts(false).filter((text) => minutes.test(text) || text.includes("45"))).toEqual([]);
  });

  test("say nothing of a single delivery for one price, where work is by the day or the year", () => {
    const archive = { ...monthly, name: "Archive", kind: "project", starts: "year", priced: "year", sizes: 1 } as const;
    const only = { services: { archive }, ongoing: false, starts: "year", plans: "none" } as const;
    const { home, services: pages } = general(words, { ...agencies.short[language], ...only });
    const { complete: _, ...shown } = home;
    const { packages, ...page } = pages["archive"] ?? expect.fail();
    expect(textsIn([shown, page]).filter((text) => onePrice.test(text))).toEqual([]);
    // A single package has no size.
    expect(packages.items["small"]?.name).toBe("Archive");
  });

  test("promise something different in each city only where the agency wrote it", () => {
    const facts = agencies.short[language];
    const serviceLead = (local: boolean) => {
      const told = mapValues(facts.services, (service) => ({ ...service, local }));
      return general(words, { ...facts, services: told }).services["seo"]?.cities.lead;
    };
    expect(serviceLead(true)).toMatch(different);
    expect(serviceLead(false)).not.toMatch(different);
  });

  test("speak to everybody in the blog where one service is for people", () => {
    const { shared } = general(words, {
      ...agencies.short[language],
      services: { ...agencies.short[language].services, wedding: { ...monthly, name: "Film", audience: "people" } },
    });
    const { categories: _1, title: _2, ...blog } = shared.blog;
    expect(textsIn(blog).filter((text) => presumptuous.test(text))).toEqual([]);
  });

  test("have an offer of its own for each service that setup knows", () => {
    for (const { key, kind } of knownServices)
      expect(offerTexts(words, offeredTo("businesses", key)), key).not.toBe(
        offerTexts(words, offeredTo("businesses", "something", kind)),
      );
  });
});

/** How long a consultation lasts. */
const minutes = /half[ -](?:an )?hour|minutes?\b|setengah jam|minit|半小时|分钟/i;

const onePrice = /one price|deliver(?:ed|s)? (?:as|what)|satu harga|menyerahkan|一个价格|如约交付/i;

const different = /different|berbeza|不同/;

/** What people who order for themselves have not: a business, a shop, customers, a website, a report. */
const presumptuous =
  /business|shops?\b|brand|website|your site|you sell|customers|report|perniagaan|kedai|jenama|laman web|jual|laporan|商家|生意|店|品牌|(?<!写在)网站|网址|卖|报告/i;

function textsIn(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return Object.values(node as object).flatMap(textsIn);
}
