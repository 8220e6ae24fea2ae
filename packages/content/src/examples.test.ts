import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const content = fileURLToPath(new URL("../", import.meta.url));

test("the product reads the example agency in place of its own", async () => {
  const read = await run(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `const { agency } = await import("${content}src/agency.ts");
       const { cityPages } = await import("${content}src/cities.ts");
       const { formatPrice, plans } = await import("${content}src/plans.ts");
       const { defaultLanguage } = await import("${content}src/settings.ts");
       const { readArticles } = await import("${content}src/articles/articles.ts");
       const { getMessages } = await import("${content}src/translations.ts");
       const { brand } = await import("${content}src/brand.ts");
       console.log(JSON.stringify({ name: agency.name, pages: cityPages.length, price: formatPrice(plans[0].price.amount),
         articles: (await readArticles(defaultLanguage)).length, font: brand.fonts.display.family,
         services: getMessages(defaultLanguage).common.services }));`,
    ],
    { env: { ...process.env, AGENCY_DIR: fileURLToPath(new URL("../../../examples/tembusu", import.meta.url)) } },
  );
  expect(JSON.parse(read.stdout)).toEqual({
    name: "Tembusu Studio (sample)",
    pages: 16,
    price: "S$\u00A01,200",
    articles: 2,
    font: "Fraunces",
    services: { "web-design": "Web design", seo: "SEO", "social-media": "Social media", branding: "Branding" },
  });
});
