import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Whether a file is worth compressing; fonts and pictures are compressed already. */
export function isText(file: string): boolean {
  return /\.(html|js|css|svg|json|txt|xml|webmanifest|data)$/.test(file);
}

/** Writes `<file>.br` and `<file>.gz` beside a file. */
export async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params: size }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
