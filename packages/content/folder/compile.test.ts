import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { AgencyMistakes, compileAgency } from "./compile.ts";
import { schemaFiles } from "./schema-files.ts";

const sample = fileURLToPath(new URL("../agency", import.meta.url));
const folder = await testFolder();
let copies = 0;

/** A copy of the sample agency's folder with texts of its files replaced. */
function changed(...changes: readonly { file: string; was: string; is: string }[]): string {
  const copy = join(folder, `agency-${(copies += 1)}`);
  cpSync(sample, copy, { recursive: true });
  for (const { file, was, is } of changes) {
    const before = readFileSync(join(copy, file), "utf8");
    expect(before, file).toContain(was);
    writeFileSync(join(copy, file), before.replace(was, is));
  }
  return copy;
}

function mistakesIn(agency: string): string[] {
  try {
    compileAgency(agency, join(folder, "refused"));
    return [];
  } catch (error) {
    if (error instanceof AgencyMistakes) return error.message.split("\n");
    throw error;
  }
}

/** The texts in a language of a folder that compiles. */
async function textsOf(agency: string, language: string): Promise<string> {
  const modules = join(folder, `modules-${(copies += 1)}`);
  compileAgency(agency, modules);
  const { texts, pages } = (await import(join(modules, `messages/${language}.ts`))) as { texts: object; pages: object };
  return JSON.stringify([texts, pages]);
}

/** In the files themselves. */
const inFiles = [
  {
    why: "a key that is not known",
    file: "plans.yaml",
    was: "popular: true",
    is: "liked: true",
    says: /^plans\.yaml, line \d+: "liked" is unknown in 1\. Check the spelling\.$/,
  },
  {
    why: "a price in words",
    file: "services/seo.yaml",
    was: "cityPrice: 1500",
    is: "cityPrice: cheap",
    says: /^services\/seo\.yaml, line \d+: cityPrice must be a number\.$/,
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
    says: /^work\/clinic\/ms\.md, line 1: heading is empty\. Write a text\.$/,
  },
  {
    why: "an article without a key",
    file: "articles/seo-guide-malaysian-businesses-2024/en.md",
    was: "excerpt:",
    is: "summary:",
    says: /^articles\/seo-guide-malaysian-businesses-2024\/en\.md: .*/,
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
    says: /^work\/clinic\/project\.yaml, line \d+: services\.0 names the service "web-desing", which is not there\. There are: web-design, seo/,
  },
  {
    why: "a picture that is not there",
    file: "work/clinic/project.yaml",
    was: "drawing: clinic ",
    is: "file: clinic.jpg ",
    says: /^work\/clinic\/project\.yaml, line \d+: pictures\/clinic\.jpg is not there\./,
  },
  {
    why: "a price that nothing has",
    file: "services/web-design.yaml",
    was: "{{price:web-design.starter}}",
    is: "{{price:web-design.tiny}}",
    says: /^services\/web-design\.yaml, line \d+: "web-design\.tiny" is no price\. There are: plan\.starter/,
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

test("a package without words is refused, so that no page shows an empty box", () => {
  const agency = changed({
    file: "services/seo.yaml",
    was: "  - key: national",
    is: "  - { key: half, price: 900, per: month }\n  - key: national",
  });
  expect(mistakesIn(agency)).toEqual([
    expect.stringMatching(
      /^services\/seo\.yaml, line \d+: "half" has no name, description, features, guarantee in en\. Add it below the key\.$/,
    ),
    expect.stringMatching(/"half" has no .* in ms\./),
  ]);
});

test("colours that cannot be read are refused, also those set by hand", () => {
  const agency = changed({ file: "brand.yaml", was: 'onHero: "#fbf7ef"', is: 'onHero: "#17814f"' });
  expect(mistakesIn(agency)).toEqual([expect.stringMatching(/^brand\.yaml, line \d+: .*#17814f.*/)]);
});

const amounts = /\b(price|setupFee|monthlyFee|adSpend|cityPrice): (\d+)/g;

test("when the prices change, no text still names an old one", async () => {
  const agency = changed();
  const old: string[] = [];
  const files = ["plans.yaml", ...readdirSync(join(agency, "services")).map((name) => `services/${name}`)];
  for (const file of files) {
    const path = join(agency, file);
    const dearer = readFileSync(path, "utf8").replaceAll(amounts, (_, name: string, amount: string) => {
      if (name === "price" || name === "setupFee") old.push(`RM ${Number(amount).toLocaleString("en")}`);
      return `${name}: ${Number(amount) + 1}`;
    });
    writeFileSync(path, dearer);
  }
  expect(old.length).toBeGreaterThan(10);
  for (const language of ["en", "ms"]) {
    const texts = await textsOf(agency, language);
    expect([...new Set(old)].filter((price) => new RegExp(`${price}(?![\\d,])`).test(texts))).toEqual([]);
    expect(texts).toContain("RM 2,501");
  }
});

test("texts claim a rating and readers only while they are marked as samples", async () => {
  const claims = ["from 50+ reviews", "500+ owners"];
  const marked = await textsOf(sample, "en");
  const real = await textsOf(changed({ file: "agency.yaml", was: "sample: true", is: "sample: false" }), "en");
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

test("the schemas for editors are those that files are checked with", () => {
  for (const [file, content] of schemaFiles()) {
    const written = readFileSync(new URL(`../schemas/${file}`, import.meta.url), "utf8");
    expect(JSON.parse(written), "Run: node packages/content/schemas.mjs").toEqual(JSON.parse(content));
  }
});
