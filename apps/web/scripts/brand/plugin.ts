import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { agencyFolder } from "@agency/content/agency-place";
import { brand } from "@agency/content/brand";
import { readLogo } from "@agency/content/brand/files";
import type { BrandFont, FullBrand } from "@agency/content/brand/shape";
import { encode } from "../pictures/make-picture.ts";
import { cutFont } from "./cut-fonts.ts";
import { faces, type FontRole } from "./faces.ts";
import { drawIcon } from "./icon.ts";
import { printSheet, tokensSheet } from "./tokens.ts";

const icon = drawIcon(readLogo(brand, "mark"), brand.logo.markGround);

/** Writes the brand's icon, style sheets and fonts before anything asks for them. */
export function brandFiles(): Plugin {
  let written: Promise<void> | undefined;
  return {
    name: "brand-files",
    buildStart: () => (written ??= writeBrand(brand)),
    generateBundle() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: "favicon.svg", source: icon });
    },
    configureServer({ middlewares }) {
      middlewares.use("/favicon.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(icon);
      });
    },
  };
}

const target = new URL("../../.brand/", import.meta.url);

/** Writes what browsers need of the brand into `apps/web/.brand`: its tokens, for screens and paper, and its fonts. */
async function writeBrand(full: FullBrand): Promise<void> {
  await mkdir(target, { recursive: true });
  const logos = {
    onLight: readLogo(full, "onLight"),
    onDark: readLogo(full, "onDark"),
    onBoard: readLogo(full, "onBoard"),
  };
  const sheets = await Promise.all([writeFont(full, "display"), writeFont(full, "text")]);
  await write("fonts.css", `${sheets.join("\n")}\n`);
  await write("tokens.css", tokensSheet(full, logos));
  await write("print.css", printSheet(full));
  if (full.pattern === "picture" && full.picture !== undefined) await writePicture(full.picture);
}

/** Writes the agency's picture as wide as the largest place shows it, as AVIF and in the format that every browser reads. */
async function writePicture(name: string): Promise<void> {
  const { files, widths } = await encode(await readFile(new URL(`pictures/${name}`, agencyFolder)));
  for (const { suffix, data } of files) {
    if (suffix === `-${widths.at(-1)}.avif`) await write("picture.avif", data);
    if (suffix === ".jpg") await write("picture.jpg", data);
  }
}

/** Writes a font's files. @returns its `@font-face` rules */
async function writeFont({ fonts }: FullBrand, role: FontRole): Promise<string> {
  const { display, text } = fonts;
  const isShared = display.family === text.family;
  const font = isShared ? { ...text, weights: joinWeights(display.weights, text.weights) } : fonts[role];
  const { small, full, otherRange, measures } = await cutFont(role, font);
  await write(`${role}.woff2`, small);
  await write(`${role}-full.woff2`, full);
  // A family of both roles has its faces once.
  const isDouble = isShared && role === "display";
  const files = isDouble ? [] : [{ url: `./${role}.woff2` }, { url: `./${role}-full.woff2`, unicodeRange: otherRange }];
  return faces(role, font, files, measures);
}

function joinWeights(first: BrandFont["weights"], second: BrandFont["weights"]): BrandFont["weights"] {
  return { min: Math.min(first.min, second.min), max: Math.max(first.max, second.max) };
}

/** Leaves a file alone that is the same, so that what watches it does not start again. Nobody reads a half-written one. */
async function write(name: string, contents: string | Buffer): Promise<void> {
  const file = new URL(name, target);
  const known = await readFile(file).catch(() => null);
  if (known?.equals(Buffer.from(contents))) return;
  const part = new URL(`${name}.${randomUUID()}`, target);
  await writeFile(part, contents);
  await rename(part, file);
}
