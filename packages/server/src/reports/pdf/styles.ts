import { palette } from "./palette.ts";
import type { Style } from "./text.ts";

export const styles = {
  agency: { face: "display", size: 13, leading: 16, colour: palette.ink },
  kind: { face: "strong", size: 10.5, leading: 14, colour: palette.accent },
  period: { face: "display", size: 29, leading: 33, colour: palette.ink },
  client: { face: "display", size: 15, leading: 19, colour: palette.ink },
  longClient: { face: "display", size: 12, leading: 15, colour: palette.ink },
  headline: { face: "display", size: 15, leading: 19, colour: palette.ink },
  heading: { face: "display", size: 14, leading: 18, colour: palette.ink },
  subheading: { face: "strong", size: 9, leading: 13, colour: palette.ink },
  label: { face: "strong", size: 9, leading: 12, colour: palette.ink2 },
  figure: { face: "display", size: 32, leading: 38, colour: palette.ink },
  noFigure: { face: "display", size: 20, leading: 38, colour: palette.muted },
  change: { face: "strong", size: 10, leading: 14, colour: palette.ink },
  note: { face: "text", size: 8.5, leading: 12, colour: palette.muted },
  row: { face: "text", size: 9.5, leading: 14, colour: palette.ink2 },
  value: { face: "strong", size: 9.5, leading: 14, colour: palette.ink },
  body: { face: "text", size: 10, leading: 14.5, colour: palette.ink },
  longBody: { face: "text", size: 9, leading: 12.5, colour: palette.ink },
  axis: { face: "text", size: 7.5, leading: 10, colour: palette.muted },
  barValue: { face: "strong", size: 7.5, leading: 10, colour: palette.ink2 },
  footer: { face: "text", size: 8, leading: 11, colour: palette.muted },
} as const satisfies Record<string, Style>;
