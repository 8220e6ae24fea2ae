import { type Line, type Run, splitWords } from "./lines.ts";

/** The letters of a line as the data of an SVG path, its left edge at `x` and its baseline at `y`. */
export function linePath({ runs }: Line, size: number, x: number, y: number): string {
  return runs.map((run) => runPath(run, size, x + run.left, y)).join("");
}

function runPath({ named, shown, fromRight, tracking }: Run, size: number, x: number, y: number): string {
  const { font, shape } = named;
  const scale = size / font.unitsPerEm;
  let left = x;
  let path = "";
  for (const { glyphs, positions } of (fromRight ? [shown] : splitWords(shown)).map((word) => shape(word, fromRight))) {
    positions.forEach(({ xAdvance, xOffset, yOffset }, index) => {
      const outline = font.getGlyph(glyphs[index]?.id ?? 0).path;
      path += outline.transform(scale, 0, 0, -scale, left + xOffset * scale, y - yOffset * scale).toSVG();
      left += xAdvance * scale + tracking;
    });
  }
  return path;
}
