import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkTexts } from "./check-texts.ts";
import { changed } from "./sample.fixture.ts";

test("a picture beside an article, and one in pictures/, are found", () => {
  const agency = changed({
    file: "articles/seo-guide-malaysian-businesses-2024/en.md",
    was: "## What Google does",
    is: "![A street](the%20street.jpg) ![A map](map.png)\n\n## What Google does",
  });
  mkdirSync(join(agency, "pictures"));
  writeFileSync(join(agency, "articles/seo-guide-malaysian-businesses-2024/the street.jpg"), "");
  writeFileSync(join(agency, "pictures/map.png"), "");
  expect(checkTexts(agency)).toEqual(
    expect.arrayContaining(["articles/seo-guide-malaysian-businesses-2024/the street.jpg", "pictures/map.png"]),
  );
});
