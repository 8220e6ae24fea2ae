import type { Line, Style } from "../../pdf/text.ts";

/** A line of text as SVG paths with its baseline at `y`, so that drawing it needs no font. */
export function svgText({ runs }: Line, { size, colour }: Style, x: number, y: number): string {
  let left = x;
  const drawn = runs.map(({ font, text, width }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let across = 0;
    const paths = glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const at = across + xOffset;
      across += xAdvance;
      return `<path transform="translate(${at} ${yOffset})" d="${path.toSVG()}"/>`;
    });
    const group = `<g transform="translate(${left} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
    left += width;
    return group;
  });
  return `<g fill="${colour}">${drawn.join("")}</g>`;
}
