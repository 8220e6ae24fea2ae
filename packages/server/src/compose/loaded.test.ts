import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** Prints the address of each file that is loaded with the modules named as arguments. */
const listing = `
import { registerHooks } from "node:module";
const loaded = [];
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
for (const module of process.argv.slice(1)) await import(module);
process.stdout.write(loaded.join("\\n"));
process.exit();`;

function loadedWith(modules: readonly string[]): string {
  const args = ["--input-type=module", "--eval", listing, ...modules.map((module) => `./${module}`)];
  return execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
}

/** What draws, reads the files of others, recognises languages or is seldom wanted: up to 80 MB each, for as long as the process runs. */
const foreign =
  /\/node_modules\/(?:@[^/]+\/)?(?:pdfkit|fontkit|harfbuzzjs|resvg-wasm|eld|language-tags|language-common|language-en|zxcvbn-ts\/core|lighthouse|mailauth|google-auth-library|jschardet|csv-parse|mysql2|postal-mime|yauzl)\/.*/g;

test("the API loads nothing that only the sandbox or a rare request needs", () => {
  const loaded = loadedWith(["compose/app.ts", "compose/dependencies.ts"]);
  expect(loaded).toContain("/fastify/");
  expect(loaded.match(foreign)).toBeNull();
});

test("the worker loads nothing that only the sandbox or the API needs", () => {
  const loaded = loadedWith([...globSync("*/jobs.ts", { cwd: folder }), "compose/mails.ts", "compose/sandbox.ts"]);
  expect(loaded).toContain("/undici/");
  expect(loaded.match(foreign)).toBeNull();
  expect(loaded.match(/\/fastify\/.*|.*routes\.ts/g)).toBeNull();
});
