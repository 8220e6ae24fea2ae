import { LRUCache } from "lru-cache";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";
import { unfilledAddress } from "@agency/content/unfilled-address";

/** How a text is sent; null as it stands. */
type Encoding = "br" | "gzip" | null;

/** Some 15 MB: of a page, its data and a script a tenth stays. */
const mostKept = 1500;

/** A tenth larger than the best quality, in a thirtieth of its time: what the first visitor gets. */
const quick = 5;
const best = 11;

/** Whether a file is worth compressing; fonts and pictures are compressed already. */
export function isText(file: string): boolean {
  return /\.(html|js|css|svg|json|txt|xml|webmanifest|data)$/.test(file);
}

/**
 * Gives the texts of a built site as they are sent: with the site's address filled in, and compressed. Each is compressed when it is first
 * asked for, quickly, and then once more as small as it gets, one after the other: the site is built without, and its folder may be read-only.
 * @param publicUrl PUBLIC_URL
 */
export function siteTexts(publicUrl: string): (file: string, encoding: Encoding) => Promise<Buffer> {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: mostKept });
  const inTurn = pLimit(1);

  return (file, encoding) => {
    if (encoding === null) return filled(file);
    const key = `${encoding} ${file}`;
    const known = kept.get(key);
    if (known) return known;
    const made = encoding === "gzip" ? filled(file).then((text) => promisify(gzip)(text)) : quickly(key, file);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };

  async function quickly(key: string, file: string): Promise<Buffer> {
    const text = await filled(file);
    const first = await brotli(text, quick);
    void inTurn(async () => kept.set(key, Promise.resolve(await brotli(text, best))));
    return first;
  }

  async function filled(file: string): Promise<Buffer> {
    const text = await readFile(file);
    if (!text.includes(unfilledHost)) return text;
    return Buffer.from(
      text
        .toString()
        .replaceAll(unfilledAddress, publicUrl)
        .replaceAll(encodeURIComponent(unfilledAddress), encodeURIComponent(publicUrl)),
    );
  }
}

const unfilledHost = new URL(unfilledAddress).host;

function brotli(text: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength, [constants.BROTLI_PARAM_QUALITY]: quality };
  return promisify(brotliCompress)(text, { params });
}
