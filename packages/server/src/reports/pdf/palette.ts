import { brand } from "@agency/content/brand";
import type { Indicator } from "@agency/model/report/report-document";

const { light } = brand.colours;

/** The brand's colours on paper: those of the light scheme. */
export const palette = {
  paper: light.paper,
  /** The page itself: a tint would be printed, with a rim that printers leave white. */
  page: "white",
  paper2: light.paper2,
  line: light.line,
  ink: light.ink,
  ink2: light.ink2,
  muted: light.muted,
  accent: light.accent,
  second: light.second,
  onSecond: light.onSecond,
  /** What stands out on the second colour. */
  accentOnSecond: light.bannerAccent,
  /** Bars beside those in the second colour. */
  soft: light.tileSoft,
  /** Changes for the better and for the worse. */
  good: light.good,
  bad: light.bad,
} as const;

/** The colour of a change; of none, that of other text. */
export function changeColour({ good }: Pick<Indicator, "good">): string {
  if (good === null) return palette.ink;
  return good ? palette.good : palette.bad;
}
