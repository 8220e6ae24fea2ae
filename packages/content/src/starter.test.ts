import { afterEach, describe, expect, test, vi } from "vitest";
import { answers as given } from "../starter/answers.ts";
import type { AgencyTexts } from "./agency-texts.ts";
import type { Answers } from "./shape.ts";

afterEach(() => {
  vi.doUnmock("../starter/answers.ts");
  vi.resetModules();
});

const load: Record<string, () => Promise<{ texts: AgencyTexts }>> = {
  en: () => import("../starter/messages/en.ts"),
  ms: () => import("../starter/messages/ms.ts"),
  zh: () => import("../starter/messages/zh.ts"),
};

/** How long a description may be so that search engines show all of it, and how long so that it says something. */
const shown = { en: [110, 160], ms: [110, 160], zh: [71, 90] } as const;

const languages = ["en", "ms", "zh"] as const;
const keys = ["web-design", "seo", "digital-marketing", "social-media", "content-marketing", "branding"];
const services = [...keys, "e-commerce", "email-marketing", "something-else"];

const named = (names: Record<(typeof languages)[number], string>) => (key: string) => ({ key, names });

/** Answers with names of 8 and of 25 letters. */
const agencies = {
  short: {
    ...given,
    name: "Akar Web",
    city: "Kuantan",
    services: services.map(named({ en: "Branding", ms: "Penjenamaan", zh: "品牌" })),
    cities: ["home"].map(named({ en: "Kuantan", ms: "Kuantan", zh: "关丹" })),
  },
  long: {
    ...given,
    name: "Tembusu and Sons Marketing",
    city: "Port Dickson",
    services: services.map(
      named({ en: "Search engine optimisation", ms: "Pengoptimuman enjin cari", zh: "搜索引擎优化（SEO）" }),
    ),
    cities: ["home"].map(named({ en: "Port Dickson", ms: "Port Dickson", zh: "波德申" })),
  },
} satisfies Record<string, Answers>;

async function textsOf(language: (typeof languages)[number], answers: Answers) {
  vi.doMock("../starter/answers.ts", () => ({ answers }));
  const { texts } = (await load[language]?.()) ?? {};
  if (!texts) throw new Error(`The starter has no texts in ${language}.`);
  return texts;
}

describe.each(languages)("the starter in %s", (language) => {
  test.each(["short", "long"] as const)(
    "has descriptions that search engines show in full, for %s names",
    async (size) => {
      const { home, services: pages, cities, shared, team } = await textsOf(language, agencies[size]);
      const descriptions = [
        home.description,
        shared.blog.description,
        team.page.description,
        ...Object.values(pages).map(({ description }) => description),
        ...Object.values(cities).flatMap((city) => Object.values(city.services).map((page) => page.metaDescription)),
      ];
      const [least, most] = shown[language];
      expect(descriptions.filter(({ length }) => length < least || length > most)).toEqual([]);
      expect(descriptions).toHaveLength(3 + 2 * services.length);
    },
  );

  test("names the agency's own city in that language", async () => {
    const texts = await textsOf(language, { ...agencies.short, city: "关丹" });
    expect(texts.services["seo"]?.title).toContain(agencies.short.cities[0]?.names[language]);
  });

  test("proposes searches as people type them", async () => {
    const { cities } = await textsOf(language, {
      ...agencies.long,
      services: [{ key: "seo", names: { en: "SEO", ms: "SEO", zh: "搜索优化（SEO）" } }],
    });
    const searches = cities["home"]?.services["seo"]?.searches ?? [];
    expect(searches).toHaveLength(4);
    expect(searches.filter((search) => /[()（）]|seo/.test(search))).toEqual([]);
  });
});
