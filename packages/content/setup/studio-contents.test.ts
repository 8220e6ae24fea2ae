import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadAgency } from "../folder/load-agency.ts";
import { mistakesIn } from "../folder/sample.fixture.ts";
import { studio } from "./studio.fixture.ts";

function put(folder: string, file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const story =
  "---\nclient: Pengantin\nheading: Hari kami\nlead: Satu filem.\nresult: Satu filem.\n---\nMajlis di dewan.\n";
const picture = "pictures:\n  - { file: hall.svg, alt: { ms: Dewan } }\n";

const article = "---\ntitle: A\nexcerpt: B\ntags: [film]\n---\nOne.\n";
const categories = "- { key: films, name: { en: Films, ms: Filem, zh: 影片 } }";

/** A project that is only in Malay, with more lines of its facts. */
function withProject(more: string): string {
  const folder = studio({ prices: "seo=once 900" });
  put(folder, "work/hall/hall.svg", "<svg/>");
  put(folder, "work/hall/project.yaml", `services: [wedding-films]\n${picture}${more}`);
  put(folder, "work/hall/ms.md", story);
  return folder;
}

function withTestimonial(more: string): string {
  const folder = studio();
  const words = "quote: { ta: நன்றி }, name: { ta: வாடிக்கையாளர் }, position: { ta: இப்போ }";
  put(folder, "testimonials.yaml", `- { key: first, ${more}${words} }\n`);
  return folder;
}

test("a project in one language is on the pages of all, and says in which it is", () => {
  const folder = withProject("language: ms\n");
  expect(mistakesIn(folder)).toEqual([]);
  const { projects, texts } = loadAgency(folder);
  expect(projects).toMatchObject([{ key: "hall", language: "ms" }]);
  expect(texts["zh"]?.texts.projects["hall"]).toMatchObject({ heading: "Hari kami", pictures: [{ alt: "Dewan" }] });
  expect(mistakesIn(withProject(""))).toContain(
    "work/hall/en.md: This file is missing. Write the story in this language, or name the one that it is in, as in language: en in project.yaml.",
  );
});

test("a testimonial may be in a language that the site does not have", () => {
  const { testimonials, texts } = loadAgency(withTestimonial("language: ta, "));
  expect(testimonials).toMatchObject([{ key: "first", language: "ta" }]);
  expect(texts["en"]?.texts.home.portfolio.testimonials["first"]?.quote).toBe("நன்றி");
  expect(mistakesIn(withTestimonial(""))).toContain(
    'testimonials.yaml, line 1: first.quote has no text in en. Add "en:" below it.',
  );
});

test("drafts are checked, and are on no page", () => {
  const folder = withProject("language: ms\ndraft: true\n");
  put(folder, "articles/first/article.yaml", "category: films\ndate: 2026-01-01\nminutes: 1\ndraft: true\n");
  put(folder, "articles/first/en.md", article);
  put(folder, "blog.yaml", `categories:\n  ${categories}\n`);
  const { projects, texts, catalogue, offered } = loadAgency(folder);
  expect([projects, texts["ms"]?.texts.projects, catalogue, offered.articles]).toEqual([[], {}, [], false]);
  expect(loadAgency(withTestimonial("language: ta, draft: true, ")).testimonials).toEqual([]);

  put(folder, "work/hall/ms.md", story.replace("heading", "title"));
  expect(mistakesIn(folder)).toContainEqual(
    expect.stringMatching(/^work\/hall\/ms\.md, line \d+: heading is missing\.$/),
  );
});

test("an article of a folder without categories says where they go", () => {
  const folder = studio({ prices: "seo=once 900" });
  put(folder, "articles/first/article.yaml", "category: films\ndate: 2026-01-01\nminutes: 1\n");
  put(folder, "articles/first/en.md", article);
  expect(mistakesIn(folder)).toEqual([
    expect.stringMatching(/names the category "films", which is not there\. There are: none\. Name it in blog\.yaml/),
  ]);
});

test("what has a day to come waits for it, in the agency's time zone", () => {
  const folder = withProject("language: ms\nfrom: 2027-02-06\n");
  put(folder, "articles/first/article.yaml", "category: films\ndate: 2027-02-06\nminutes: 1\n");
  put(folder, "articles/first/en.md", article);
  put(folder, "blog.yaml", `categories:\n  ${categories}\n`);
  // A service may name it before.
  const service = join(folder, "services/wedding-films.yaml");
  writeFileSync(service, `${readFileSync(service, "utf8")}articles: [first]\n`);
  const shownAt = (now: string) => {
    const { projects, catalogue } = loadAgency(folder, new Date(now));
    return [projects.length, catalogue.length];
  };
  expect(shownAt("2027-02-05T15:59:00Z")).toEqual([0, 0]);
  expect(shownAt("2027-02-05T16:00:00Z")).toEqual([1, 1]);
});

const deposits = "## Deposits\n\nHalf of the price holds your day.\n\n## Weather\n\nWe film in the rain, too.\n";

function withLaw(own: string, text: string): string {
  const folder = studio();
  const file = join(folder, "legal.yaml");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace(/termsOfService: \{/, `termsOfService: { own: ${own},`));
  for (const language of ["en", "ms", "zh"]) put(folder, `legal/terms/${language}.md`, text);
  return folder;
}

test("the terms have sections of the agency's own, or are its own as a whole", () => {
  const added = withLaw("sections", deposits);
  expect(mistakesIn(added)).toEqual([]);
  expect(loadAgency(added).texts["ms"]?.texts.ownLegal).toMatchObject({
    terms: {
      description: "",
      sections: [{ title: "Deposits" }, { title: "Weather", text: "We film in the rain, too." }],
    },
  });
  const whole = withLaw("page", `---\ndescription: How we work.\n---\nIn short: ask us.\n\n${deposits}`);
  expect(mistakesIn(whole)).toEqual([]);
  expect(loadAgency(whole).texts["zh"]?.texts.ownLegal["terms"]).toMatchObject({
    description: "How we work.",
    lead: "In short: ask us.",
  });
});

test.each([
  ["sections", `A word before.\n\n${deposits}`, /terms\/en\.md, line 1: The text must begin with the heading/],
  ["page", deposits, /terms\/en\.md, line 1: The file must begin with a line of three hyphens/],
  ["page", "---\ndescription: A\n---\nNothing.\n", /terms\/en\.md, line 4: The text has no section/],
])("own words of law (%s) that lack something are refused", (own, text, says) => {
  expect(mistakesIn(withLaw(own, text))[0]).toMatch(says);
});

test("own words of law are asked for in each language", () => {
  const folder = withLaw("sections", deposits);
  rmSync(join(folder, "legal/terms/zh.md"));
  expect(mistakesIn(folder)).toEqual([
    'legal/terms/zh.md: This file is missing. Write it, or take "own: sections" out of legal.yaml.',
  ]);
});
