// The fonts that reports in the agency's languages are drawn with, made once for all processes. Git ignores them.
const { fontsFor } = await import("./src/brand/lettering/fonts.ts");
const { keepFonts } = await import("./src/brand/lettering/made-fonts.ts");
const { reportFaces } = await import("./src/brand/report-faces.ts");
const { productTexts } = await import("./src/product-texts.ts");
const { languageKeys } = await import("./src/settings.ts");
const { faces } = await fontsFor(
  languageKeys.map((language) => JSON.stringify(productTexts(language))),
  reportFaces,
);
keepFonts(
  Object.values(faces)
    .flat()
    .map(({ made }) => made),
);
