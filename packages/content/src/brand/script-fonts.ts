import type { ScriptFont } from "./shape.ts";

/** The fonts of every agency for scripts that its own fonts lack, in the order in which they are tried: Han letters are Chinese before Korean. */
export const scriptFonts: readonly ScriptFont[] = [
  // Greek, Cyrillic, Devanagari, and Latin letters with rarer marks.
  { family: "Noto Sans", source: { package: "@fontsource-variable/noto-sans" } },
  { family: "Noto Sans Arabic", source: { package: "@fontsource/noto-sans-arabic" } },
  { family: "Noto Sans Hebrew", source: { package: "@fontsource-variable/noto-sans-hebrew" } },
  { family: "Noto Sans Tamil", source: { package: "@fontsource/noto-sans-tamil" } },
  { family: "Noto Sans Thai", source: { package: "@fontsource-variable/noto-sans-thai" } },
  { family: "Noto Sans SC", source: { package: "@fontsource-variable/noto-sans-sc" } },
  { family: "Noto Sans KR", source: { package: "@fontsource-variable/noto-sans-kr" } },
  { family: "Noto Emoji", source: { package: "@fontsource-variable/noto-emoji" } },
];
