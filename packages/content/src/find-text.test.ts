import { expect, test } from "vitest";
import { findText } from "./find-text.ts";
import { getMessages } from "./translations.ts";

test("a text of a page is found with its file, line and key: the agency's own, a line of an article, and the product's", () => {
  const { servicePages, common } = getMessages("en");
  expect(findText(servicePages["seo"]?.hero.lead ?? "", "en")).toEqual([
    { file: "services/seo.yaml", line: expect.any(Number), key: "page.hero.lead.en" },
  ]);
  expect(findText("What Google does with your site", "en")).toContainEqual(
    expect.objectContaining({ file: "articles/seo-guide-malaysian-businesses-2024/en.md", key: "" }),
  );
  const copyright = common.footer.copyright.replace("{{year}}", "2026").replace("{{legalName}}", "Wau Sdn. Bhd.");
  expect(findText(copyright, "en")).toEqual([
    {
      file: "messages/en/common.json",
      line: expect.any(Number),
      key: "common.footer.copyright",
      yours: "pages/en.yaml, as common.footer.copyright",
    },
  ]);
  expect(findText("No page says this.", "en")).toEqual([]);
});
