import type { Colour } from "@agency/content/brand/shape";

/**
 * The mark as an icon: on the ground that the brand gives it, since tabs of browsers and home screens are light or dark.
 * @param mark the text of its SVG
 */
export function drawIcon(mark: string, ground: Colour): string {
  const drawn = `data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/><image width="100" height="100" href="${drawn}"/></svg>`;
}
