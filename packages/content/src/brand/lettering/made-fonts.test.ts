import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { productTexts } from "../../product-texts.ts";
import { languageKeys } from "../../settings.ts";
import { reportFaces } from "../report-faces.ts";
import { fontsFor } from "./fonts.ts";

const texts = languageKeys.map((language) => JSON.stringify(productTexts(language)));

test("the build makes the fonts of reports in the agency's languages", async () => {
  const { faces } = await fontsFor(texts, reportFaces);
  const names = Object.values(faces).flatMap((fonts) => fonts.map(({ made }) => made.name));
  expect(readdirSync(new URL("../../../build/fonts/", import.meta.url))).toEqual(expect.arrayContaining(names));
});
