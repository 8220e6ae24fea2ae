import type { Brand } from "@agency/content/brand/shape";

/** The look of Tembusu Studio: its own colours, two fonts from files, and a logo that is a tree. */
export const brand: Brand = {
  colours: {
    light: { paper: "#faf8f5", ink: "#1d1930", accent: "#6a2c91", second: "#0b5a82", bad: "#b0302a" },
    dark: { paper: "#14111f", ink: "#eee9f5", accent: "#cda4f2", second: "#7fc4ea", bad: "#ff938a" },
  },
  fonts: {
    display: { family: "Fraunces", kind: "serif", source: { file: "fraunces.woff2" }, weights: { min: 600, max: 800 } },
    text: { family: "Figtree", kind: "sans", source: { file: "figtree.woff2" }, weights: { min: 400, max: 700 } },
  },
  logo: {
    onLight: "logo.svg",
    onDark: "logo.svg",
    onBoard: "logo.svg",
    mark: "logo.svg",
    markGround: "#6a2c91",
  },
  pattern: true,
};
