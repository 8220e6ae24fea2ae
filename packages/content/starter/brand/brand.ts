import type { Brand } from "@agency/content/brand/shape";

/**
 * The agency's look. Only these five colours of each scheme are required; `packages/content/src/brand/shape.ts` in the product explains
 * them and all others, which you can state as well. A typeface can also be a file in this folder: `source: { file: "name.woff2" }`.
 */
export const brand: Brand = {
  colours: {
    light: { paper: "#f8fafc", ink: "#0f172a", accent: "#1d4ed8", second: "#0f766e", bad: "#b42318" },
    dark: { paper: "#0b1120", ink: "#e6edf8", accent: "#8ab4ff", second: "#5fd0c0", bad: "#ff8f86" },
  },
  fonts: {
    display: {
      family: "Instrument Sans",
      kind: "sans",
      source: { package: "@fontsource-variable/instrument-sans" },
      weights: { min: 600, max: 700 },
    },
    text: {
      family: "Instrument Sans",
      kind: "sans",
      source: { package: "@fontsource-variable/instrument-sans" },
      weights: { min: 400, max: 700 },
    },
  },
  logo: { onLight: "logo.svg", onDark: "logo.svg", onBoard: "logo.svg", mark: "logo.svg", markGround: "#1d4ed8" },
  pattern: false,
};
