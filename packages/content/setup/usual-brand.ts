import type { Brand } from "../src/brand/shape.ts";

/** The look that setup proposes. Only these four colours of each scheme are required; the others follow from them. */
export const usualBrand: Brand = {
  colours: {
    light: { paper: "#f8fafc", ink: "#0f172a", accent: "#1d4ed8", area: "#0f766e" },
    dark: { paper: "#0b1120", ink: "#e6edf8", accent: "#8ab4ff", area: "#5fd0c0" },
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
  pattern: "tiles",
};
