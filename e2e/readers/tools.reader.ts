import { expect } from "@playwright/test";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "../src/support/test.ts";
import { fileWith, loadReader, readersFolder, readWith } from "./support/readers.ts";

const messages = join(import.meta.dirname, "../../packages/content/messages");

/** Every text of a file by its keys, in their order. */
function textsIn(value: unknown, at = ""): [string, string][] {
  if (typeof value === "string") return [[at, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, at === "" ? key : `${at}.${key}`));
}

for (const file of readdirSync(join(messages, "en"))) {
  test(`three tools of translators give ${file} back as it was`, async () => {
    const [english, malay] = ["en", "ms"].map((language) => join(messages, language, file));
    if (!english || !malay) throw new Error("Two languages are translated");
    const wanted = JSON.parse(readFileSync(malay, "utf8")) as unknown;
    const folder = mkdtempSync(join(tmpdir(), "texts-"));

    // translate-toolkit
    const po = join(folder, "ms.po");
    readWith("json2po", ["--progress=none", "--duplicates=msgctxt", "-t", english, malay, po]);
    const back = join(folder, "ms.json");
    readWith("po2json", ["--progress=none", "-t", english, po, back]);
    expect(textsIn(JSON.parse(readFileSync(back, "utf8")))).toEqual(textsIn(wanted));

    // gettext: what a translator sends back is refused where it is broken.
    readWith("msgfmt", ["--check", "--output-file=/dev/null", po]);

    // i18next's own converter
    const { i18nextToPo, gettextToI18next } = await loadReader<{
      i18nextToPo: (language: string, json: string, options: object) => Promise<Buffer | string>;
      gettextToI18next: (language: string, po: Buffer | string, options: object) => Promise<string>;
    }>("i18next-conv");
    const own = await i18nextToPo("ms", JSON.stringify(wanted), { keyseparator: ".", compatibilityJSON: "v4" });
    const read = JSON.parse(
      await gettextToI18next("ms", own, { keyseparator: ".", compatibilityJSON: "v4" }),
    ) as unknown;
    // It takes what follows an underscore for a form or a context, and loses texts under such keys and those of lists (messages/README.md).
    const given = new Map(textsIn(read));
    const lost = textsIn(wanted).filter(([key, text]) => given.get(key) !== text);
    expect(lost.filter(([key]) => !/_|\.\d+(?:\.|$)/.test(key))).toEqual([]);
  });
}

test("two generators make a client of the API's description, with every path", async ({ page, product }) => {
  const answer = await page.request.get(`${product.url}/api/openapi.json`);
  const text = await answer.text();
  const { paths } = JSON.parse(text) as { paths: Record<string, object> };
  const path = fileWith("openapi.json", text);
  const bin = (name: string) => join(readersFolder, "node_modules", ".bin", name);
  const types = readWith(process.execPath, [bin("openapi-typescript"), path]).toString();
  const out = mkdtempSync(join(tmpdir(), "client-"));
  readWith(process.execPath, [bin("openapi-ts"), "-i", path, "-o", out, "--silent"]);
  const client = readFileSync(join(out, "types.gen.ts"), "utf8");
  expect(Object.keys(paths).length).toBeGreaterThan(100);
  for (const one of Object.keys(paths)) {
    expect(types, one).toContain(`"${one}":`);
    expect(client, one).toContain(`'${one}'`);
  }
});
