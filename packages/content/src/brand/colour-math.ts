import type { Colour } from "./shape.ts";

type Channels = readonly [red: number, green: number, blue: number];

export const white = toHex([255, 255, 255]);
export const black = toHex([0, 0, 0]);

/** Red, green and blue of a colour, from 0 to 255. */
export function rgbChannels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** One colour with a share of another: 0 is the first, 1 is the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const other = rgbChannels(second);
  const [red = 0, green = 0, blue = 0] = rgbChannels(first).map((value, index) => {
    const end = other[index] ?? 0;
    return Math.round(value + (end - value) * share);
  });
  return toHex([red, green, blue]);
}

/**
 * How well a colour stands out from another, from 1 to 21.
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(first: Colour, second: Colour): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour that stands out most from a ground. */
export function clearest(ground: Colour, candidates: readonly Colour[]): Colour {
  return candidates.reduce((best, each) => (contrast(each, ground) > contrast(best, ground) ? each : best));
}

/** The colour, or the nearest darker or lighter one that has the contrast it needs on each ground. */
export function readable(colour: Colour, needs: readonly (readonly [ground: Colour, least: number])[]): Colour {
  const enough = (each: Colour) => needs.every(([ground, least]) => contrast(each, ground) >= least);
  const tones = Array.from({ length: 51 }, (_, step) => step / 50).flatMap((share) => [
    mix(colour, black, share),
    mix(colour, white, share),
  ]);
  return tones.find(enough) ?? clearest(needs[0]?.[0] ?? white, [black, white]);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = rgbChannels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toHex(channels: Channels): Colour {
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
