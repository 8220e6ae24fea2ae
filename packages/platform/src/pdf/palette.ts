/** The brand's colours, as on the site. */
export const palette = {
  paper: "#FBF7EF",
  sand: "#F2EADA",
  line: "#DDD3BF",
  ink: "#14211C",
  ink2: "#44524B",
  muted: "#5E6B64",
  orange: "#B93E0B",
  peach: "#F6C9A4",
  lightOrange: "#FF9457",
  jade: "#17614F",
  limestone: "#A9BBB2",
  slate: "#2E3D36",
  /** Changes for the better and for the worse. */
  good: "#17614F",
  bad: "#A3231B",
} as const;
