import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Brand } from "../src/brand/shape.ts";
import type { Answers } from "../src/shape.ts";
import { initialLogo } from "./brand-file.ts";
import type { Before } from "./given-before.ts";

const content = fileURLToPath(new URL("../", import.meta.url));
const starter = join(content, "starter");

/** Files that every run writes anew; all others are the agency's once they are there. */
const anew = ["answers.ts", "messages.ts", "brand/brand.ts", "brand/logo.svg"];

type Folder = {
  folder: string;
  answers: Answers;
  brand: Brand;
  /** Files of the brand's fonts, by their names. */
  fontFiles: Readonly<Record<string, Buffer>>;
  before: Before | undefined;
};

/**
 * Writes an agency's folder, or brings one up to date: new answers and brand, and whatever of the starter is missing. Changes no
 * file that somebody may have edited.
 */
export function writeFolder({ folder, answers, brand, fontFiles, before }: Folder): void {
  const languages = Object.keys(answers.languages);
  for (const file of filesOf(starter)) {
    const target = join(folder, file);
    if (anew.includes(file) || existsSync(target) || !isSpoken(file, languages)) continue;
    if (before && isOfGoneArticle(file, folder)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(starter, file), target);
  }
  write(
    join(folder, "answers.ts"),
    `import type { Answers } from "@agency/content/shape";\n\n/** What \`npm run setup\` was told. It writes this file anew each time; change the other files as you like. */\nexport const answers = ${literal(answers)} as const satisfies Answers;\n`,
  );
  write(join(folder, "messages.ts"), messages(languages));
  write(
    join(folder, "brand/brand.ts"),
    `import type { Brand } from "@agency/content/brand/shape";\n\n/** The agency's look: colours, fonts and logo. \`npm run setup\` writes this file anew. */\nexport const brand: Brand = ${literal(brand)};\n`,
  );
  for (const [file, bytes] of Object.entries(fontFiles)) writeFileSync(join(folder, "brand", file), bytes);
  for (const [file, scheme] of [
    ["logo.svg", "light"],
    ["logo-on-dark.svg", "dark"],
  ] as const) {
    const drawn = join(folder, "brand", file);
    const drawnBefore = before?.brand && initialLogo(before.name, before.brand.colours[scheme].accent);
    // A logo of the agency's own stays.
    if (!existsSync(drawn) || readFileSync(drawn, "utf8") === drawnBefore)
      write(drawn, initialLogo(answers.name, brand.colours[scheme].accent));
  }
  // Node takes the files as modules, and an editor finds the types.
  write(join(folder, "package.json"), `${JSON.stringify({ private: true, type: "module" }, null, 2)}\n`);
  write(join(folder, "tsconfig.json"), `${JSON.stringify(editorConfig(folder), null, 2)}\n`);
}

/** Whether a file is of an article that the agency has taken away. */
function isOfGoneArticle(file: string, folder: string): boolean {
  return file.startsWith("articles/") && !existsSync(dirname(join(folder, file)));
}

/** Whether a file of the starter belongs to one of the languages, or to all. */
function isSpoken(file: string, languages: readonly string[]): boolean {
  const language =
    /^messages\/([a-z]{2})(?:\.ts$|\/)/.exec(file)?.[1] ?? /^articles\/[^/]+\/([a-z]+)\.md$/.exec(file)?.[1];
  return language === undefined || languages.includes(language);
}

function messages(languages: readonly string[]): string {
  const [first = "en"] = languages;
  const loads = languages.map((language) => `  ${language}: () => import("./messages/${language}.ts"),\n`).join("");
  return `import type { texts } from "./messages/${first}.ts";\n\n/** The keys of the agency's texts. */\nexport type Texts = typeof texts;\n\n/** The agency's texts in each language of the settings. */\nexport const load = {\n${loads}};\n`;
}

function editorConfig(folder: string) {
  const to = (path: string) => relative(folder, join(content, path)) || ".";
  return {
    extends: to("../../tsconfig.base.json"),
    compilerOptions: {
      typeRoots: [to("node_modules/@types")],
      paths: { "#agency/*": ["./*"], "@agency/content/*": [to("src/*.ts")] },
    },
    include: ["**/*.ts"],
  };
}

/** A value as TypeScript. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/^(\s*)"([a-zA-Z]\w*)":/gm, "$1$2:");
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
}
