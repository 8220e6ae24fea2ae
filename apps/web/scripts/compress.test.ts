import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compress, isText } from "./compress.ts";

test("a text has two smaller copies beside it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "compress-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "page.html");
  const text = Buffer.from(
    Array.from({ length: 300 }, (_, place) => `<p class="a${place % 7}">${place ** 3}</p>`).join(""),
  );
  await writeFile(file, text);
  await compress(file);
  const [brotli, gzipped] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
  expect(brotliDecompressSync(brotli).equals(text)).toBe(true);
  expect(gunzipSync(gzipped).equals(text)).toBe(true);
  expect(brotli.byteLength).toBeLessThan(gzipped.byteLength);
  expect(gzipped.byteLength).toBeLessThan(text.byteLength / 2);
});

test.each([
  ["index.html", true],
  ["assets/site-BRNGu9N.js", true],
  ["blog/index.data", true],
  ["assets/face.woff2", false],
  ["social/en/home.png", false],
])("%s is text: %s", (file, expected) => {
  expect(isText(file)).toBe(expected);
});
