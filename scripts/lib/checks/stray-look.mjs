import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";

/** The look of the product's own agency, what setup proposes to others, and the green and red that all have. */
const brand = "packages/content/agency/brand.yaml";
const looks = [
  "packages/content/agency/brand/",
  "packages/content/setup/usual-brand.ts",
  "packages/content/src/brand/verdicts.ts",
];
const folders = ["apps", "packages", "deploy"];
const source = /\.(?:[cm]?[jt]s|tsx|css|svg|html)$/;

/** These files have colours of their own. @type {RegExp[]} */
const exceptions = [
  /\.(?:test|fixture|database\.test)\.[^/]+$/,
  // Finished drawings of sample clients.
  /^(?:packages\/content\/agency\/work|apps\/web\/scripts\/pictures)\//,
  // Pages of strangers.
  /^packages\/server\/src\/audit\/corpus\//,
  // A server that plays Google.
  /^packages\/google-fake\//,
];

const colour =
  /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(\s*[\d.]/i;

/**
 * Finds colours and names of the brand's typefaces outside an agency's brand, each as `file, line 12: what`.
 * @param {string} root of the repository
 * @returns {string[]}
 */
export function strayLook(root) {
  const families = Array.from(
    readFileSync(join(root, brand), "utf8").matchAll(/family: (\S.*)/g),
    ([, family = ""]) => family,
  );
  return listSources(root).flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((text, index) => {
        const stray = colour.exec(text)?.[0] ?? families.find((family) => text.includes(family));
        return stray === undefined ? [] : [`${file}, line ${index + 1}: ${stray}`];
      }),
  );
}

/** @param {string} root */
function listSources(root) {
  return folders
    .flatMap((folder) => filesIn(root, folder, exceptions))
    .filter((file) => source.test(file) && !looks.some((look) => file.startsWith(look)))
    .toSorted();
}
