import { openRaster, rasterise, type Raster } from "../../kit/raster.ts";
import type { Logo, LogoGround, LogoProblem } from "../logo.ts";
import { type LogoSource, logoSource } from "./logo-source.ts";

/** The room that a logo may fill, in pixels. */
const room = { width: 600, height: 240 };
/** The most bytes of a drawn logo, so that a mail with it stays small. */
const mostBytes = 45_000;
/** How much smaller each further try is, until the bytes are few enough. */
const smaller = 0.75;
/** A relative luminance between black and white, from which on a logo is too pale for a light page. */
const pale = 0.75;

/** Draws a file of others as a bounded PNG, so that nothing of the file itself is kept, or says why not. */
export async function drawLogo(file: Uint8Array): Promise<Logo | { problem: LogoProblem }> {
  await openRaster();
  const source = logoSource(file);
  if (typeof source === "string") return { problem: source };
  const drawn = drawnWithin(source);
  if (!drawn) return { problem: "unreadable" };
  const ground = groundFor(drawn);
  if (!ground) return { problem: "unreadable" };
  return { png: drawn.png, width: drawn.width, height: drawn.height, ground };
}

function drawnWithin({ svg, width, height, scalable }: LogoSource): Raster | null {
  const largest = Math.min(room.width / width, room.height / height);
  let zoom = scalable ? largest : Math.min(1, largest);
  for (;;) {
    // A line a thousand times as long as it is high has no pixel left.
    if (width * zoom < 1 || height * zoom < 1) return null;
    const fitTo = { mode: "width", value: Math.floor(width * zoom) } as const;
    const drawn = tryToDraw(svg, fitTo);
    if (!drawn || drawn.png.length <= mostBytes) return drawn;
    zoom *= smaller;
  }
}

function tryToDraw(svg: string, fitTo: { mode: "width"; value: number }): Raster | null {
  try {
    return rasterise(svg, { fitTo });
  } catch {
    return null;
  }
}

/** The ground on which a logo can be seen: dark for a pale one, either for one without transparency; null for an empty picture. */
function groundFor({ pixels }: Raster): LogoGround | null {
  let [cover, light, clear] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    // Pixels are premultiplied.
    light += (0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)) / 255;
    cover += alpha;
    if (alpha < 0.9) clear += 1;
  }
  if (cover < 1) return null;
  if (clear * 400 < pixels.length) return "any";
  return light / cover > pale ? "dark" : "light";
}
