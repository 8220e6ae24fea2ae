import { create } from "fontkit";
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isInstalled } from "../src/brand/installed.ts";
import type { BrandFont } from "../src/brand/shape.ts";
import { usualBrand as usual } from "./usual-brand.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

export type FontRole = "display" | "text";

/** A font for headings or texts, and the files to put into `brand/` for it, by their names. */
export type Face = { font: BrandFont; files: Readonly<Record<string, Buffer>> };

/** The weights of a font: none when it has a single one. */
type Weights = { min: number; max: number } | undefined;

/** From the `metadata.json` of a Fontsource package. */
type Metadata = { category: string; variable: { wght?: { min: string; max: string } } };

const purposes: Record<FontRole, string> = { display: "headings need", text: "texts need" };

/** Fonts that the registry gave, by their package: an answer is checked when it is given and used after the last one. */
const fetched = new Map<string, Promise<{ metadata: Metadata; files: Face["files"] }>>();

/**
 * Finds a font of fontsource.org, or one whose file is in the brand's folder. One that the product does not carry is fetched from
 * the npm registry: its Latin letters and its licence.
 * @param before the font of the last run, which says of what kind a file is
 * @throws {Error} with what to do when the font is unknown, or when its weights do not suffice
 */
export async function findFont(role: FontRole, family: string, brandFolder: string, before?: BrandFont): Promise<Face> {
  const id = family.trim().toLowerCase().replaceAll(/\s+/g, "-");
  const package_ = `@fontsource-variable/${id}`;
  const usually = { ...usual.fonts[role], family: family.trim() };
  if (isInstalled(package_)) {
    const metadata = JSON.parse(readFileSync(require.resolve(`${package_}/metadata.json`), "utf8")) as Metadata;
    checkWeights(role, family, fontWeights(metadata));
    return { font: { ...usually, kind: fontKind(metadata), source: { package: package_ } }, files: {} };
  }
  const source = { file: `${id}.woff2` };
  const own = join(brandFolder, source.file);
  if (existsSync(own)) {
    checkWeights(role, family, weightAxis(readFileSync(own)));
    const kind = before?.family === usually.family ? before.kind : usually.kind;
    return { font: { ...usually, kind, source }, files: {} };
  }
  const found = fetched.get(package_) ?? fetchFont(id, package_, family);
  fetched.set(package_, found);
  const { metadata, files } = await found;
  checkWeights(role, family, fontWeights(metadata));
  return { font: { ...usually, kind: fontKind(metadata), source }, files };
}

async function fetchFont(id: string, package_: string, family: string) {
  const folder = mkdtempSync(join(tmpdir(), "font-"));
  try {
    const { stdout } = await run("npm", ["pack", package_, "--pack-destination", folder, "--loglevel=error"], {
      cwd: folder,
    });
    await run("tar", ["-xzf", stdout.trim()], { cwd: folder });
    const read = (file: string) => readFileSync(join(folder, "package", file));
    const metadata = JSON.parse(read("metadata.json").toString("utf8")) as Metadata;
    const files = metadata.variable.wght
      ? { [`${id}.woff2`]: read(`files/${id}-latin-wght-normal.woff2`), [`${id}-licence.txt`]: read("LICENSE") }
      : {};
    return { metadata, files };
  } catch (cause) {
    const reason = (cause as { stderr?: string }).stderr?.includes("E404")
      ? `fontsource.org has no variable font "${family}". Check the name there, or choose another, such as Figtree.`
      : `The font "${family}" could not be fetched from the npm registry. Check your connection and try again.`;
    throw new Error(reason, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws {Error} when headings or texts would miss a weight */
function checkWeights(role: FontRole, family: string, weights: Weights): void {
  const { min, max } = usual.fonts[role].weights;
  if (weights && weights.min <= min && weights.max >= max) return;
  const has = weights ? `has the weights ${weights.min} to ${weights.max}` : "has no weight axis, only a single weight";
  throw new Error(`"${family}" ${has}, and ${purposes[role]} ${min} to ${max}. Choose another, such as Figtree.`);
}

function fontWeights({ variable: { wght } }: Metadata): Weights {
  return wght && { min: Number(wght.min), max: Number(wght.max) };
}

function weightAxis(file: Buffer): Weights {
  const font = create(file);
  return "variationAxes" in font ? font.variationAxes["wght"] : undefined;
}

function fontKind({ category }: Metadata): BrandFont["kind"] {
  return category === "serif" ? "serif" : "sans";
}
