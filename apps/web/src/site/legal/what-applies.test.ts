import { describe, expect, test } from "vitest";
import { productTexts } from "@agency/content/product-texts";
import { type LegalFacts, whatApplies } from "./what-applies.ts";

/** An agency of search, sites and ads, with reports. */
const marketing: LegalFacts = {
  offered: { audit: true, speed: true, consultation: true, newsletter: true, articles: true, portal: true },
  analytics: null,
  hasVideos: false,
  areAllBusinesses: true,
  hasWebsites: true,
  hasCases: true,
  hasTerms: true,
};

/** A studio for films and weddings. */
const films: LegalFacts = {
  offered: { audit: false, speed: false, consultation: true, newsletter: false, articles: false, portal: false },
  analytics: null,
  hasVideos: true,
  areAllBusinesses: false,
  hasWebsites: false,
  hasCases: false,
  hasTerms: false,
};

/** What only reports, search, sites and ads have. */
const words = {
  en: /portal|client ID|Google|in search|Advertising money|keys to every account|figures of/i,
  ms: /portal|ID klien|Google|dalam carian|wang iklan|kunci setiap akaun|angka laman/i,
  zh: /门户|客户 ID|Google|搜索第一名|广告平台|每个账号|网站的数据/,
};

function textsIn(node: unknown): string[] {
  return typeof node === "string" ? [node] : Object.values(node as object).flatMap(textsIn);
}

describe.each(["en", "ms", "zh"] as const)("the legal texts in %s", (language) => {
  const { privacy, terms } = productTexts(language).legal;
  const toldTexts = (facts: LegalFacts) => [privacy, terms].map((text) => textsIn(whatApplies(text, facts)).join("\n"));

  test("speak of no portal, search or ads to the visitors of a film studio", () => {
    for (const text of toldTexts(films)) expect(words[language].exec(text)?.[0]).toBeUndefined();
  });

  test("speak of them where there are some", () => {
    for (const text of toldTexts(marketing)) expect(text).toMatch(words[language]);
  });

  test("say that what nobody pressed loads nothing from others, where there are videos", () => {
    const [loads] = privacy.sections.storage.blocks.untrackedAtAll.split(/[:：]/);
    expect(toldTexts(marketing)[0]).toContain(loads);
    expect(toldTexts(films)[0]).not.toContain(loads);
    expect(toldTexts(films)[0]).toContain(privacy.sections.storage.blocks.untrackedButVideos);
  });

  test("ask for nothing sensitive but what a ceremony needs, where services are for people", () => {
    const { forBusinesses, forPeople } = privacy.sections.collect.blocks[3];
    expect(toldTexts(marketing)[0]).toContain(forBusinesses);
    expect(toldTexts(films)[0]).toContain(forPeople);
    expect(toldTexts(films)[0]).not.toContain(forBusinesses);
  });

  test("speak of results for others only where the pages show some", () => {
    const { withWebsites, withoutWebsites } = terms.sections.guarantees.blocks.cases;
    expect(toldTexts(marketing)[1]).toContain(withWebsites);
    expect(toldTexts({ ...films, hasCases: true })[1]).toContain(withoutWebsites);
    for (const cases of [withWebsites, withoutWebsites]) expect(toldTexts(films)[1]).not.toContain(cases);
  });

  test("ask for text and pictures in time only where they make a website", () => {
    const [, { withTerms, withoutTerms }] = terms.sections.offers.blocks;
    expect(toldTexts(marketing)[1]).toContain(withTerms.withWebsites);
    expect(toldTexts(films)[1]).toContain(withoutTerms.withoutWebsites);
  });

  test("call videos an exception only where they name no other company before", () => {
    const { withVisits, withoutVisits } = privacy.sections.storage.blocks.videos;
    expect(toldTexts(films)[0]).toContain(withoutVisits);
    expect(toldTexts({ ...films, analytics: { consent: true } })[0]).toContain(withVisits);
  });

  test("say how to end what is paid by the month or the year, where something is", () => {
    expect(toldTexts({ ...films, hasTerms: true })[1]).toContain("{{notice}}");
    expect(toldTexts(films)[1]).not.toContain("{{notice}}");
  });
});
