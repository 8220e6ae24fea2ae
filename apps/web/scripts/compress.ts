import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

/** Whether a file is worth compressing; fonts and pictures are compressed already. */
export function isText(file: string): boolean {
  return /\.(html|js|css|svg|json|txt|xml|webmanifest|data)$/.test(file);
}

/** As many as Node has threads for it. Each that waits inside zlib would hold its memory already: with all at once, a gigabyte. */
const inTurn = pLimit(4);

/** Writes `<file>.br` and `<file>.gz` beside a file. */
export function compress(file: string): Promise<void> {
  return inTurn(() => compressNow(file));
}

async function compressNow(file: string): Promise<void> {
  const text = await readFile(file);
  const [brotli, gzipped] = await Promise.all([withBrotli(file, text), promisify(gzip)(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** A page of 14.6 kB with its headers arrives in the first round trip (docs/decisions/024). From and to where 2% may decide, in bytes. */
const firstRoundTrip = { from: 13_500, to: 15_500 };

/** The highest quality takes 2.5 times as long, for 2%: code and styles get it, and pages that it may bring into the first round trip. */
async function withBrotli(file: string, text: Buffer): Promise<Buffer> {
  if (/\.(?:js|css)$/.test(file)) return inQuality(11, text);
  const quick = await inQuality(10, text);
  const mayFit = quick.byteLength > firstRoundTrip.from && quick.byteLength < firstRoundTrip.to;
  return file.endsWith(".html") && mayFit ? inQuality(11, text) : quick;
}

function inQuality(quality: number, text: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength, [constants.BROTLI_PARAM_QUALITY]: quality };
  return promisify(brotliCompress)(text, { params });
}
