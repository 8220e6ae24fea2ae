import { describe, expect, test } from "vitest";
import { loadAgency } from "../folder/load-agency.ts";
import { studio } from "./studio.fixture.ts";

/** A studio that designs logos for businesses, makes films for them, and keeps films by the year for people. */
const folder = studio({
  for: "businesses",
  services: "Branding, en=Company films|ms=Filem syarikat|zh=企业影片, en=Film archive|ms=Arkib filem|zh=影片存档",
  prices: "branding=once 5200, company-films=from 4800, film-archive=year 1200",
});
const { services, texts, offered } = loadAgency(folder);

/** What is true of a design and not of a film: drafts, rounds, print, signs. */
const ofDesign = {
  en: /draft|round of|rounds of|for print|on a sign|can still change|who will see/i,
  ms: /draf|pusingan|cetakan|papan tanda|masih boleh diubah|siapa yang melihatnya/i,
  zh: /草稿|轮修改|印刷|招牌|还能修改|谁会看到/,
};

describe.each(["en", "ms", "zh"] as const)("general texts in %s", (language) => {
  const { home, services: pages, cities } = texts[language]?.texts ?? {};
  const said = (service: string) => JSON.stringify([pages?.[service], cities?.["ipoh"]?.services[service]]);

  test("speak of drafts and signs only where something is designed", () => {
    expect(said("branding")).toMatch(ofDesign[language]);
    for (const service of ["company-films", "film-archive"])
      expect(ofDesign[language].exec(said(service))?.[0], service).toBeUndefined();
    expect(ofDesign[language].exec(JSON.stringify({ ...home, services: {} }))?.[0]).toBeUndefined();
  });

  test("propose no searches for anything but a website", () => {
    expect(cities?.["ipoh"]?.services["company-films"]?.searches).toEqual([]);
  });

  test("name services as the agency writes them, where capitals are correct", () => {
    const [first, second] = [pages?.["branding"]?.name, pages?.["company-films"]?.name];
    expect(home?.title).toContain(`${first}${language === "zh" ? "与" : " · "}${second}`);
  });
});

test("where it is used and how long it takes is left to what a service says itself", () => {
  expect(services["branding"]?.channels).toEqual(["sign", "print", "screen"]);
  for (const service of ["company-films", "film-archive"]) {
    expect(services[service]?.channels).toEqual([]);
    expect(services[service]).not.toHaveProperty("delivery");
  }
});

test("the site of an agency that sells nothing by the month speaks of no reports and no portal", () => {
  expect(offered.portal).toBe(false);
  expect(loadAgency(studio()).offered.portal).toBe(true);
});

test.each([
  ["Company & Son", "CS"],
  ["1982 Films", "F"],
  ["光影", "光"],
])("the initials of %s are letters: %s", (name, initials) => {
  expect(loadAgency(studio({ name })).team).toMatchObject([{ initials }]);
});
