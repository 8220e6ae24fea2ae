import { execFile } from "node:child_process";
import { promisify } from "node:util";
import sharp from "sharp";

/** A page in grey, a byte a pixel. */
export type Picture = { width: number; height: number; pixels: Buffer };

/** A4 at 60 dots an inch. */
const size = { width: 496, height: 702 };
/** Drawn at a multiple of that and shrunk, because versions of poppler differ in the edges of letters. */
const usual = 240;
const mostBytes = 500_000_000;

/** Draws the pages of a PDF, all or the first ones, with poppler's pdftoppm. */
export async function renderPages(
  pdf: Uint8Array,
  { last, resolution = usual }: { last?: number; resolution?: number } = {},
): Promise<Picture[]> {
  const range = last === undefined ? [] : ["-l", String(last)];
  const drawing = promisify(execFile)("pdftoppm", ["-gray", "-r", String(resolution), ...range, "-"], {
    encoding: "buffer",
    maxBuffer: mostBytes,
  });
  drawing.child.stdin?.end(pdf);
  const { stdout } = await drawing.catch((error: unknown) => {
    throw new Error("pdftoppm did not draw the PDF. On Debian: apt-get install poppler-utils", { cause: error });
  });
  return Promise.all([...pagesIn(stdout)].map(shrink));
}

/** The pictures in a row of portable grey maps. */
function* pagesIn(bytes: Buffer): Generator<Picture> {
  for (let at = 0; at < bytes.length;) {
    const header = /^P5\s(\d+)\s(\d+)\s255\s/u.exec(bytes.toString("latin1", at, at + 40));
    if (header === null) throw new Error("pdftoppm wrote something other than a grey map");
    const [width, height] = [Number(header[1]), Number(header[2])];
    const start = at + header[0].length;
    at = start + width * height;
    yield { width, height, pixels: bytes.subarray(start, at) };
  }
}

async function shrink({ pixels, width, height }: Picture): Promise<Picture> {
  const small = sharp(pixels, { raw: { width, height, channels: 1 } }).resize({ ...size, fit: "fill" });
  return { ...size, pixels: await small.toColourspace("b-w").raw().toBuffer() };
}
