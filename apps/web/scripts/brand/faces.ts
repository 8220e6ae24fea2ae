import type { BrandFont } from "@agency/content/brand/shape";

export type FontRole = "display" | "text";

/** The measures of a typeface, as shares of its size. */
export type FontMeasures = { ascent: number; descent: number; lineGap: number; width: number };

/** A font that computers come with, and the average width of its letters as a share of its size. */
type SystemFont = { name: string; width: number; local: readonly string[] };

/**
 * Widths as capsize weighs them: of Arial, Times New Roman, Roboto and Noto Serif from `@capsizecss/metrics` 4.3.0, of DejaVu 2.37
 * from its files. Headings are bold in every system font, so they have a table of their own.
 */
const systemFonts: Record<BrandFont["kind"], Record<FontRole, readonly SystemFont[]>> = {
  sans: {
    display: [
      { name: "Arial", width: 0.48, local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold"] },
      { name: "Roboto", width: 0.4521, local: ["Roboto Bold", "Roboto-Bold"] },
      { name: "DejaVu", width: 0.5742, local: ["DejaVu Sans Bold", "DejaVuSans-Bold"] },
    ],
    text: [
      { name: "Arial", width: 0.4458, local: ["Arial", "ArialMT", "Liberation Sans", "Helvetica"] },
      { name: "Roboto", width: 0.4448, local: ["Roboto", "Roboto-Regular"] },
      { name: "DejaVu", width: 0.5083, local: ["DejaVu Sans", "DejaVuSans"] },
    ],
  },
  serif: {
    display: [
      {
        name: "Times",
        width: 0.4326,
        local: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
      },
      { name: "Noto", width: 0.512, local: ["Noto Serif Bold", "NotoSerif-Bold"] },
      { name: "DejaVu", width: 0.5703, local: ["DejaVu Serif Bold", "DejaVuSerif-Bold"] },
    ],
    text: [
      { name: "Times", width: 0.4063, local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"] },
      { name: "Noto", width: 0.481, local: ["Noto Serif", "NotoSerif"] },
      { name: "DejaVu", width: 0.5166, local: ["DejaVu Serif", "DejaVuSerif"] },
    ],
  },
};

const titles = { display: "Display", text: "Text" } as const;
const generics = { sans: "system-ui, sans-serif", serif: "serif" } as const;

/** The value of `font-family` for a role: the brand's font, then system fonts scaled to its measures. */
export function fontStack(role: FontRole, { family, kind }: BrandFont): string {
  const fallbacks = systemFonts[kind][role].map(({ name }) => `"${titles[role]} ${name}"`);
  return [`"${family}"`, ...fallbacks, generics[kind]].join(", ");
}

export type FaceFile = { url: string; unicodeRange?: string };

/** The `@font-face` rules of a role: of two files that have a letter, browsers use the later. */
export function faces(
  role: FontRole,
  { family, kind, weights }: BrandFont,
  files: readonly FaceFile[],
  measures: FontMeasures,
): string {
  const own = files.map(({ url, unicodeRange }) =>
    face({
      "font-family": `"${family}"`,
      "font-style": "normal",
      "font-display": "swap",
      "font-weight": `${weights.min} ${weights.max}`,
      src: `url("${url}") format("woff2")`,
      ...(unicodeRange === undefined ? {} : { "unicode-range": unicodeRange }),
    }),
  );
  // Until the fonts have loaded, system fonts take the same room, so that nothing moves.
  const fallbacks = systemFonts[kind][role].map(({ name, width, local }) => {
    const scale = measures.width / width;
    return face({
      "font-family": `"${titles[role]} ${name}"`,
      src: local.map((each) => `local("${each}")`).join(", "),
      "size-adjust": percent(scale),
      "ascent-override": percent(measures.ascent / scale),
      "descent-override": percent(measures.descent / scale),
      "line-gap-override": percent(measures.lineGap / scale),
    });
  });
  return [...own, ...fallbacks].join("\n");
}

function face(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join("")}}`;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
