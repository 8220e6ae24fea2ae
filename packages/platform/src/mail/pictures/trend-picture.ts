import type { TrendChart } from "@agency/model/report/report-document";
import type { FontSet } from "../../pdf/fonts.ts";
import { palette } from "../../pdf/palette.ts";
import { type Line, singleLine, type Style } from "../../pdf/text.ts";
import { svgText } from "./svg-text.ts";

/** The size of the chart in a mail, in CSS pixels. A phone shows it at 0.6 of that, so its texts are large. */
export const trendSize = { width: 552, height: 236 };

const edge = 16;
const top = 40;
const labelsHeight = 58;
const widestBar = 64;
const betweenTexts = 8;

const styles = {
  value: { face: "text", size: 18, leading: 22, colour: palette.ink2 },
  last: { face: "strong", size: 23, leading: 28, colour: palette.ink },
  label: { face: "text", size: 18, leading: 22, colour: palette.ink2 },
} as const satisfies Record<string, Style>;

/**
 * The bars of a trend as an SVG, the newest one in a stronger colour. It has a ground of its own, because mail programs with dark mode
 * change the colours around a picture and not the picture.
 */
export function trendPicture({ points, ticks }: TrendChart, fonts: FontSet): string {
  const { width, height } = trendSize;
  const floor = height - labelsHeight;
  const slot = (width - 2 * edge) / points.length;
  const bar = Math.min(widestBar, slot * 0.68);
  const ceiling = Math.max(1, ticks.at(-1)?.value ?? 1);
  const line = (text: string, style: Style) => singleLine(text, style, fonts);
  const widest = (texts: string[], style: Style) => Math.max(...texts.map((text) => line(text, style).width));
  const valuesFit =
    widest(
      points.map(({ count }) => count.text),
      styles.last,
    ) +
      betweenTexts <=
    slot;
  // Every second or third label where all do not fit, and always the last.
  const step = Math.ceil(
    (widest(
      points.flatMap(({ label, year }) => [label, year]),
      styles.label,
    ) +
      betweenTexts) /
      slot,
  );
  const isLabelled = (index: number) => (points.length - 1 - index) % step === 0;

  const parts = points.map(({ label, year, count }, index) => {
    const isLast = index === points.length - 1;
    const middle = edge + (index + 0.5) * slot;
    const tall = ((count.value ?? 0) / ceiling) * (floor - top);
    const valueStyle = isLast ? styles.last : styles.value;
    const value = count.value === null ? "–" : count.text;
    const startsYear = isLabelled(index) && year !== points[index - step]?.year;
    return [
      `<rect x="${middle - bar / 2}" y="${floor - tall}" width="${bar}" height="${tall}" fill="${isLast ? palette.jade : palette.limestone}"/>`,
      valuesFit || isLast ? centred(line(value, valueStyle), valueStyle, middle, floor - tall - 8) : "",
      isLabelled(index) ? centred(line(label, styles.label), styles.label, middle, floor + 23) : "",
      startsYear ? centred(line(year, styles.label), styles.label, middle, floor + 46) : "",
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.sand}"/>`,
    ...parts,
    `<rect x="${edge}" y="${floor}" width="${width - 2 * edge}" height="1.5" fill="${palette.ink}"/>`,
    "</svg>",
  ].join("");
}

/** A line around a middle, kept within the picture. */
function centred(line: Line, style: Style, middle: number, y: number): string {
  const left = Math.min(Math.max(4, middle - line.width / 2), trendSize.width - 4 - line.width);
  return svgText(line, style, left, y);
}
