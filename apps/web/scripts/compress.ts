import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Whether a file is worth compressing; fonts and pictures are compressed already. */
export function isText(file: string): boolean {
  return /\.(html|js|css|svg|json|txt|xml|webmanifest|data)$/.test(file);
}

/** Writes `<file>.br` and `<file>.gz` beside a file, as small as they get. */
export async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const [brotli, gzipped] = await Promise.all([smallestBrotli(text), promisify(gzip)(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** Which way of writing distances suits a text is only found by trying: for a page it makes up to 0.5 percent. */
async function smallestBrotli(text: Buffer): Promise<Buffer> {
  const ways = [0, 1, 2, 3].map((distances) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
        [constants.BROTLI_PARAM_NPOSTFIX]: distances,
      },
    }),
  );
  const [first, ...others] = await Promise.all(ways);
  return others.reduce((smallest, one) => (one.byteLength < smallest.byteLength ? one : smallest), first as Buffer);
}
