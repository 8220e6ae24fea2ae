import type { TrendChart } from "@agency/model/report/report-document";
import { dark } from "../../../kit/mail/mail-frame.ts";
import { type Area, flatPng } from "../../../kit/png-file.ts";
import { palette } from "../../pdf/palette.ts";

/** The size of the chart in a mail, in CSS pixels. */
export const trendSize = { width: 552, height: 150 };

const density = 2;
const colours = {
  light: [palette.paper2, palette.soft, palette.second, palette.ink, palette.accent],
  dark: [dark.surface, dark.muted, dark.good, dark.ink, dark.accent],
};
const [earlier, newest, axis, target] = [1, 2, 3, 4];
const edge = 16;
const widestBar = 64;
const dash = 4;

/**
 * The bars of a trend and the line of its target, the newest bar in a stronger colour. Its words are text beside it. Each scheme has its
 * own, because mail programs with dark mode change the colours around a picture and not the picture.
 */
export function trendPicture({ points, ticks, target: line }: TrendChart, scheme: keyof typeof colours): Buffer {
  const { width, height } = trendSize;
  const floor = height - edge;
  const slot = (width - 2 * edge) / points.length;
  const half = Math.min(widestBar, slot * 0.68) / 2;
  const ceiling = Math.max(1, ticks.at(-1)?.value ?? 1);
  const heightOf = (value: number) => (value / ceiling) * (floor - edge);
  const bars = points.map(({ count }, index): Area => {
    const middle = edge + (index + 0.5) * slot;
    const colour = index === points.length - 1 ? newest : earlier;
    return {
      left: middle - half,
      top: floor - heightOf(count.value ?? 0),
      right: middle + half,
      bottom: floor,
      colour,
    };
  });
  const across = (top: number, thickness: number, colour: number): Area => ({
    left: edge,
    right: width - edge,
    top,
    bottom: top + thickness,
    colour,
  });
  // A dashed line before the first bar that is counted differently.
  const divisions = points.flatMap(({ recounted }, index) => {
    const left = edge + index * slot - 0.75;
    const dashes = recounted ? Math.floor((floor - edge) / (2 * dash)) : 0;
    return Array.from({ length: dashes }, (_, at): Area => {
      const top = edge + 2 * dash * at;
      return { left, top, right: left + 1.5, bottom: top + dash, colour: axis };
    });
  });
  const lines = [across(floor, 1.5, axis), ...(line ? [across(floor - heightOf(line.value), 1.5, target)] : [])];
  const scaled = [...bars, ...divisions, ...lines].map(({ left, top, right, bottom, colour }) => ({
    left: left * density,
    top: top * density,
    right: right * density,
    bottom: bottom * density,
    colour,
  }));
  return flatPng(width * density, height * density, colours[scheme], scaled);
}
