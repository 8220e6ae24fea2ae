import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadAgency } from "./load-agency.ts";
import { changed, mistakesIn, sample } from "./sample.fixture.ts";

/** The texts of a folder without mistakes, in English and Malay. */
function loadTexts(agency: string): { english: string; malay: string } {
  const { en, ms } = loadAgency(agency).texts;
  return { english: JSON.stringify(en), malay: JSON.stringify(ms) };
}

/** In the files themselves. */
const inFiles = [
  {
    why: "a key that is not known",
    file: "plans.yaml",
    was: "popular: true",
    is: "liked: true",
    says: /^plans\.yaml, line 22: "liked" is no field of professional\. It could have: priced, popular, apart\.$/,
  },
  {
    why: "a price in words",
    file: "services/seo.yaml",
    was: "cityPrice: 1500",
    is: "cityPrice: cheap",
    says: /^services\/seo\.yaml, line \d+: cityPrice must be a number\.$/,
  },
  {
    why: "a price of no amount",
    file: "services/web-design.yaml",
    was: "    price: 2500\n",
    is: "",
    says: /^services\/web-design\.yaml, line \d+: packages\.starter\.price is missing\. Write an amount, or on-request for its kind\.$/,
  },
  {
    why: "an amount of a price on request",
    file: "services/complete-package.yaml",
    was: "cityPriced: once",
    is: "cityPriced: on-request",
    says: /^services\/complete-package\.yaml, line \d+: cityPrice must go: a price on request has no amount\.$/,
  },
  {
    why: "a text that a language lacks",
    file: "services/seo.yaml",
    was: "name: { en: SEO, ms: SEO }",
    is: "name: { en: SEO }",
    says: /^services\/seo\.yaml, line \d+: name has no text in ms\. Add "ms:" below it\.$/,
  },
  {
    why: "an empty text of a project",
    file: "work/clinic/ms.md",
    was: "heading: Masa anda sendiri, bukan nombor giliran.",
    is: 'heading: ""',
    says: /^work\/clinic\/ms\.md, line 8: heading is empty\. Write a text\.$/,
  },
  {
    why: "a picture without a description in a language",
    file: "work/furniture/project.yaml",
    was: "      ms:",
    is: "      zh:",
    says: /^work\/furniture\/project\.yaml, line 7: pictures, entry 1: alt has no text in ms\. Add "ms:" below it\.$/,
  },
  {
    why: "a heading that is no step",
    file: "work/clinic/en.md",
    was: "## ",
    is: "### ",
    says: /^work\/clinic\/en\.md, line 2\d: only headings of level 2 are allowed here$/,
  },
  {
    why: "an article without a key",
    file: "articles/seo-guide-malaysian-businesses-2024/en.md",
    was: "excerpt:",
    is: "summary:",
    says: /^articles\/seo-guide-malaysian-businesses-2024\/en\.md, line 3: "summary" is no field here; did you mean "excerpt"\?$/,
  },
  {
    why: "hours that overlap",
    file: "agency.yaml",
    was: "monday: [09:00-13:00, 14:00-17:30]",
    is: "monday: [09:00-13:00, 12:00-17:30]",
    says: /^agency\.yaml, line \d+: openingHours\.monday must be in order, and none may overlap\.$/,
  },
  {
    why: "no YAML",
    file: "team.yaml",
    was: "members:",
    is: "members: [",
    says: /^team\.yaml, line \d+: /,
  },
];

/** Between files that are each right. */
const between = [
  {
    why: "a service that is not there",
    file: "work/clinic/project.yaml",
    was: "web-design",
    is: "web-desing",
    says: /^work\/clinic\/project\.yaml, line \d+: services, entry 1 names the service "web-desing", which is not there\. There are: web-design, seo/,
  },
  {
    why: "a picture that is not there",
    file: "work/clinic/project.yaml",
    was: "file: { en: clinic.svg, ms: clinic-ms.svg }\n",
    is: "file: clinic.jpg\n",
    says: /^work\/clinic\/project\.yaml, line 5: The picture clinic\.jpg is not there\. Put it in work\/clinic\/ or in pictures\/, or correct the name\.$/,
  },
  {
    why: "a picture that browsers do not know",
    file: "work/clinic/project.yaml",
    was: "file: clinic-day.svg",
    is: "file: IMG_1.HEIC",
    says: /^work\/clinic\/project\.yaml, line \d+: The picture IMG_1\.HEIC is of a kind that cannot be used\. Save it as JPG/,
  },
  {
    why: "a price that nothing has",
    file: "services/web-design.yaml",
    was: "{{price:web-design.starter}}",
    is: "{{price:web-design.tiny}}",
    says: /^services\/web-design\.yaml, line \d+: "web-design\.tiny" is no price\. There are: plan\.starter/,
  },
  {
    why: "a testimonial about a service that is not there",
    file: "testimonials.yaml",
    was: "- key: bakery\n",
    is: "- key: bakery\n  service: bread\n",
    says: /^testimonials\.yaml, line 5: bakery\.service names the service "bread", which is not there\. There are: web-design/,
  },
  {
    why: "a package for a city's help that the service does not have",
    file: "cities/kuching.yaml",
    was: "from: enterprise",
    is: "from: biggest",
    says: /^cities\/kuching\.yaml, line \d+: "biggest" is none of the service's packages: starter, business, enterprise\.$/,
  },
  {
    why: "a link of the footer to a city that has no page of the service",
    file: "services/seo.yaml",
    was: "cityPrice:",
    is: "cities: [penang]\ncityPrice:",
    says: /^agency\.yaml, line \d+: seo has no page in selangor: its file says cities\. Add selangor there, or delete this line\.$/,
  },
  {
    why: "a city of a service that is not there",
    file: "services/complete-package.yaml",
    was: "cityPrice:",
    is: "cities: [penang, ipo]\ncityPrice:",
    says: /^services\/complete-package\.yaml, line \d+: cities, entry 2 names the city "ipo", which is not there\. There are: .*Did you mean "ipoh"\?$/,
  },
  {
    why: "a link of an article to a section that its page has not",
    file: "articles/ecommerce-website-development-malaysia/en.md",
    was: "\n## ",
    is: "\n[Prices](/services/seo#packages), [more](/services/seo#prices)\n\n## ",
    says: /^articles\/ecommerce-website-development-malaysia\/en\.md, line \d+: The page at \/services\/seo has no section "prices"\. Check the spelling\.$/,
  },
  {
    why: "a link of an article to a page that is not there",
    file: "articles/ecommerce-website-development-malaysia/ms.md",
    was: "\n## ",
    is: "\n[Harga](/services/seoo)\n\n## ",
    says: /^articles\/ecommerce-website-development-malaysia\/ms\.md, line \d+: There is no page at \/services\/seoo in ms\. Did you mean \/services\/seo\?$/,
  },
  {
    why: "a link of a story that is no address",
    file: "work/kopitiam/en.md",
    was: "\n## ",
    is: "\n[Team](team)\n\n## ",
    says: /^work\/kopitiam\/en\.md, line \d+: team is neither a page of this site, such as \/team, nor an address that begins with https:\/\/\. Write \/team\.$/,
  },
  {
    why: "a picture in an article that is not there",
    file: "articles/seo-guide-malaysian-businesses-2024/en.md",
    was: "## What Google does",
    is: "![A street](street.jpg)\n\n## What Google does",
    says: /^articles\/seo-guide-malaysian-businesses-2024\/en\.md, line 11: The picture street\.jpg is not there\. Put it in articles\/seo-guide-malaysian-businesses-2024\/ or in pictures\/, or correct the name\.$/,
  },
  {
    why: "a picture in an article that nobody described",
    file: "articles/seo-guide-malaysian-businesses-2024/ms.md",
    was: "\n## ",
    is: "\n![](street.jpg)\n\n## ",
    says: /^articles\/seo-guide-malaysian-businesses-2024\/ms\.md, line \d+: The picture street\.jpg lacks what it shows\. Write it between the brackets: !\[…\]\(street\.jpg\)$/,
  },
  {
    why: "a picture of another site",
    file: "work/clinic/en.md",
    was: "\n## ",
    is: "\n![A ward](https://clinic.example/ward.jpg)\n\n## ",
    says: /^work\/clinic\/en\.md, line \d+: https:\/\/clinic\.example\/ward\.jpg is an address\. Put the picture beside this file, and write only its name\.$/,
  },
  {
    why: "a picture of a service that is not there",
    file: "services/seo.yaml",
    was: "\npage:",
    is: "\npicture: { file: stairs.jpg, alt: { en: Stairs, ms: Tangga } }\npage:",
    says: /^services\/seo\.yaml, line \d+: The picture stairs\.jpg is not there\. Put it in pictures\/, or correct the name\.$/,
  },
  {
    why: "a text of the pages that the product does not have",
    file: "pages/en.yaml",
    was: "  promise:",
    is: "  promises:",
    says: /^pages\/en\.yaml, line \d+: common\.promises is no text of the product\./,
  },
];

test("the sample agency has no mistake, and an agency needs no article, project, testimonial or text of the pages", () => {
  expect(mistakesIn(sample)).toEqual([]);
  const small = changed();
  for (const part of ["articles", "work", "testimonials.yaml", "pages"]) rmSync(join(small, part), { recursive: true });
  for (const service of readdirSync(join(small, "services"))) {
    const file = join(small, "services", service);
    writeFileSync(file, readFileSync(file, "utf8").replace(/^articles:(?:.*\n)(?: {2}- .*\n)*/m, ""));
  }
  expect(mistakesIn(small)).toEqual([]);
});

test.each([
  ["in the files", inFiles],
  ["between the files", between],
])("every mistake %s is named with its line and what to do, all at once", (_, mistakes) => {
  const said = mistakesIn(changed(...mistakes));
  for (const { why, says } of mistakes) expect(said, why).toContainEqual(expect.stringMatching(says));
});

test("the agency's city has its name of each language, also where the office says it in one that the site no longer has", () => {
  const agency = changed(
    { file: "agency.yaml", was: "  en: { label: English, short: EN, locale: en-MY }\n", is: "" },
    { file: "agency.yaml", was: "city: Ipoh", is: "city: Kuala Lumpur" },
    { file: "cities/kuala-lumpur.yaml", was: "ms: Kuala Lumpur", is: "ms: Ibu Kota" },
  );
  rmSync(join(agency, "pages"), { recursive: true });
  expect(loadTexts(agency).malay).toContain(" · Ibu Kota");
});

test("a package without words is refused, so that no page shows an empty box", () => {
  const agency = changed({
    file: "services/seo.yaml",
    was: "  - key: national",
    is: "  - { key: half, price: 900, priced: month }\n  - key: national",
  });
  expect(mistakesIn(agency)).toEqual([
    expect.stringMatching(
      /^services\/seo\.yaml, line \d+: "half" has no name, description, features, guarantee in en\. Add it below the key\.$/,
    ),
    expect.stringMatching(/"half" has no .* in ms\./),
  ]);
});

test.each([
  [
    "<script src='https://count.example/a.js'></script>",
    "A script comes from count.example, which is not among the hosts. Add it to hosts.",
  ],
  [
    "<noscript><img src='https://stats.example/a.gif'></noscript>",
    "The snippet may only have <script> elements. Leave out the rest, such as <noscript>.",
  ],
])("what counts visits is refused where pages could not run it: %s", (snippet, says) => {
  const analytics = { name: "Count", snippet, hosts: ["stats.example"], consent: true };
  const is = `sample: true\nanalytics: ${JSON.stringify(analytics)}\n`;
  expect(mistakesIn(changed({ file: "agency.yaml", was: "sample: true\n", is }))).toEqual([
    expect.stringContaining(says),
  ]);
});

test("better and worse are the product's, so a brand that states them is refused", () => {
  const agency = changed({
    file: "brand.yaml",
    was: '    focus: "#14211c"',
    is: '    good: "#6a5200"\n    focus: "#14211c"',
  });
  expect(mistakesIn(agency)).toEqual([
    expect.stringMatching(
      /^brand\.yaml, line \d+: colours\.light\.good is the product's own: better is green and worse is red/,
    ),
  ]);
});

test("a brand with a picture in place of the tiles must name one that is there", () => {
  const pattern = { file: "brand.yaml", was: "pattern: tiles" };
  expect(mistakesIn(changed({ ...pattern, is: "pattern: picture" }))).toEqual([
    expect.stringMatching(/^brand\.yaml, line \d+: pattern is picture, so picture must name one/),
  ]);
  expect(mistakesIn(changed({ ...pattern, is: "pattern: picture\npicture: studio.jpg" }))).toEqual([
    expect.stringMatching(/^brand\.yaml, line \d+: The picture studio\.jpg is not there\./),
  ]);
});

test("colours that cannot be read are refused, also those set by hand", () => {
  const agency = changed({ file: "brand.yaml", was: 'onHero: "#fbf7ef"', is: 'onHero: "#17814f"' });
  expect(mistakesIn(agency)).toEqual([
    expect.stringMatching(/^brand\.yaml, line \d+: .*#17814f.* the top of a service's or city's page/),
  ]);
});

const amounts = /\b(price|setupFee|monthlyFee|adSpend|cityPrice): (\d+)/g;

test("a price in a text says its kind in the language of the text and is not broken, also in Markdown", () => {
  const agency = changed(
    { file: "services/seo.yaml", was: "en: Google Search,", is: "en: 'Search, {{priced:seo.local}}'," },
    { file: "services/seo.yaml", was: "ms: Carian Google }", is: "ms: 'Carian, {{priced:web-design.starter}}' }" },
    { file: "services/seo.yaml", was: "en: Google Maps,", is: "en: 'Maps, {{priced:web-design.business}}'," },
    { file: "services/web-design.yaml", was: "5000\n    priced: once", is: "5000\n    priced: from" },
    { file: "work/clinic/en.md", was: "heading:", is: "heading: A site for {{priced:web-design.starter}}. #" },
    { file: "work/clinic/ms.md", was: "heading:", is: "heading: Laman bernilai RM 900 sahaja. #" },
  );
  const { english, malay } = loadTexts(agency);
  expect(english).toContain('"Search, RM\u00A02,500 a month"');
  expect(english).toContain('"Maps, from RM\u00A05,000"');
  expect(english).toContain('"A site for RM\u00A02,500, one-off."');
  expect(malay).toContain('"Laman bernilai RM\u00A0900 sahaja."');
  expect(malay).toContain('"Carian, RM\u00A02,500 sekali bayar"');
});

test.each([
  [
    "a sum of months and a whole",
    "{{price:web-design.starter + seo.local}}",
    '"seo.local" is a price a month, and the sum has others. Write how many months, such as 12*seo.local.',
  ],
  [
    "the amount of a price on request",
    "{{price:web-design.city}}",
    '"web-design.city" is on request and has no amount. Write {{priced:web-design.city}}.',
  ],
])("%s is refused in a text and in an article", (_, quoted, says) => {
  const article = "articles/seo-guide-malaysian-businesses-2024/en.md";
  const onRequest = [
    { file: "services/web-design.yaml", was: "cityPrice: 2500\ncityPriced: once", is: "cityPriced: on-request" },
    { file: "services/web-design.yaml", was: "{{price:web-design.city}} on your", is: "price on your" },
    { file: "services/web-design.yaml", was: "{{price:web-design.city}} di halaman", is: "harga di halaman" },
  ];
  const agency = changed(
    ...onRequest,
    { file: "services/seo.yaml", was: "en: Google Maps,", is: `en: '${quoted}',` },
    { file: article, was: "\n## ", is: `\n${quoted}\n\n## ` },
  );
  const said = mistakesIn(agency);
  expect(said).toEqual([
    expect.stringMatching(/^articles\/seo-guide-malaysian-businesses-2024\/en\.md, line \d+: /),
    expect.stringMatching(/^services\/seo\.yaml, line \d+: /),
  ]);
  for (const mistake of said) expect(mistake).toContain(says);
});

test("an agency without plans needs no plans.yaml, and its home page speaks of no monthly price", () => {
  const agency = changed();
  rmSync(join(agency, "plans.yaml"));
  for (const page of ["en", "ms"]) rmSync(join(agency, `pages/${page}.yaml`));
  expect(mistakesIn(agency)).toEqual([]);
  const { english } = loadTexts(agency);
  expect(english).toContain('"price":"one-off, to start"');
  expect(english).not.toContain("All prices are per month");
});

test("the price on the pages of cities buys what its service says, or what a package of the same price has", () => {
  const { services } = loadAgency(sample).texts["en"]?.texts ?? {};
  expect(services?.["web-design"]?.cityIncludes).toEqual(services?.["web-design"]?.packages.items["starter"]?.features);
  expect(services?.["seo"]?.cityIncludes).toContain("1 page written or rewritten a month");
  const dearer = changed({ file: "services/web-design.yaml", was: "cityPrice: 2500", is: "cityPrice: 2600" });
  const general = loadAgency(dearer).texts["en"]?.texts.services["web-design"];
  expect(general?.cityIncludes).toEqual(general?.features.map(({ title }) => title));
});

test("when the prices change, no text still names an old one", () => {
  const agency = changed();
  const old: string[] = [];
  const files = ["plans.yaml", ...readdirSync(join(agency, "services")).map((name) => `services/${name}`)];
  for (const file of files) {
    const path = join(agency, file);
    const dearer = readFileSync(path, "utf8").replaceAll(amounts, (_, name: string, amount: string) => {
      if (name === "price" || name === "setupFee") old.push(`RM\u00A0${Number(amount).toLocaleString("en")}`);
      return `${name}: ${Number(amount) + 1}`;
    });
    writeFileSync(path, dearer);
  }
  expect(old.length).toBeGreaterThan(10);
  for (const texts of Object.values(loadTexts(agency))) {
    expect([...new Set(old)].filter((price) => new RegExp(`${price}(?![\\d,])`).test(texts))).toEqual([]);
    expect(texts).toContain("RM\u00A02,501");
  }
});

test("texts claim a rating and readers only while they are marked as samples", () => {
  const claims = ["from 50+ reviews", "500+ owners"];
  const marked = loadTexts(sample).english;
  const real = loadTexts(changed({ file: "agency.yaml", was: "sample: true", is: "sample: false" })).english;
  expect(claims.map((claim) => [marked.includes(claim), real.includes(claim)])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test("an article without a text is named", () => {
  const agency = changed();
  mkdirSync(join(agency, "articles/empty"));
  writeFileSync(join(agency, "articles/empty/article.yaml"), "category: seo\ndate: 2026-01-01\nminutes: 1\n");
  expect(mistakesIn(agency)).toEqual(["articles/empty: The article has no text. Write en.md beside article.yaml."]);
});

test("a service has pages in the cities that its file names, in the site's order", () => {
  const agency = changed(
    { file: "services/seo.yaml", was: "cityPrice:", is: "cities: [kuching, penang]\ncityPrice:" },
    { file: "services/web-design.yaml", was: "cityPrice:", is: "cities: []\ncityPrice:" },
    { file: "agency.yaml", was: "footer:\n", is: "unused:\n" },
  );
  const path = join(agency, "agency.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replace(/^unused:\n(?: {2}- .*\n)+/m, ""));
  const { services, locations } = loadAgency(agency);
  expect([services["seo"]?.cities, services["web-design"]?.cities]).toEqual([["penang", "kuching"], []]);
  expect(services["complete-package"]?.cities).toHaveLength(11);
  expect(locations.filter(({ service, city }) => !services[service]?.cities.includes(city))).toEqual([]);
  expect(locations).toHaveLength(6);
});
