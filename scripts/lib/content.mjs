import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Failure, messageOf } from "./failure.mjs";
import { run } from "./processes.mjs";
import { childEnvironment } from "./repository.mjs";

const content = "packages/content";
const typeError = /^(?<file>\S+)\((?<line>\d+),\d+\): error TS\d+: (?<message>.*)$/;

/**
 * Checks the types of the files that an agency edits, the Markdown of the articles, and the texts of the projects. Does nothing when they have not
 * changed since they last passed.
 * @param {string} root
 * @param {string} node the Node that runs the product
 * @throws {Failure} with the file, the line or key, and what is wrong
 */
export async function checkContent(root, node) {
  const { AGENCY_DIR: folder, AGENCY_HASH: ofFolder = "", ...environment } = childEnvironment();
  const stamp = join(root, "node_modules/.cache/content-checked");
  const now = `${fingerprint(root)} ${ofFolder}`;
  if (read(stamp) === now) return;
  const project = folder ? ["--project", projectOf(root, folder)] : [];
  const env = folder ? { ...environment, AGENCY_DIR: folder } : environment;
  // The types of the texts, which those of the content need.
  await run(node, [join(root, content, "typegen.mjs")], { cwd: join(root, content) });
  const [types, texts] = await Promise.all([
    run(node, [join(root, "node_modules/typescript/bin/tsc"), "--pretty", "false", ...project], {
      cwd: join(root, content),
    }),
    run(node, ["src/check.ts"], { cwd: join(root, content), env }),
  ]);
  const problems = [
    ...(types.code === 0 ? [] : typeProblems(types.output)),
    ...(texts.code === 0 ? [] : [texts.output.trim()]),
  ];
  if (problems.length > 0) throw new Failure(`The content has mistakes:\n\n${problems.join("\n")}\n`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/**
 * Checks the content again whenever one of its files is saved, and prints what is wrong with it.
 * @param {string} root
 * @param {string} node
 */
export function watchContent(root, node) {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  const check = () => {
    checkContent(root, node).then(undefined, (error) => console.error(`\n${messageOf(error)}`));
  };
  watch(join(root, content), { recursive: true }, (_event, name) => {
    if (name === null || !/^(?:src|agency)[/\\]/.test(name)) return;
    clearTimeout(soon);
    soon = setTimeout(check, 200);
  });
}

/**
 * The errors of TypeScript as `packages/content/src/plans.ts, line 12: what is wrong`, with the lines that explain them.
 * @param {string} output
 * @returns {string[]}
 */
function typeProblems(output) {
  return output
    .trimEnd()
    .split("\n")
    .map((line) => {
      const { file, line: number, message } = typeError.exec(line)?.groups ?? {};
      return file === undefined ? line : `${join(content, file)}, line ${number}: ${message}`;
    });
}

/**
 * Writes a project of TypeScript in which the agency's folder takes the place of the sample's.
 * @param {string} root
 * @param {string} folder
 * @returns {string} its file
 */
function projectOf(root, folder) {
  const file = join(root, "node_modules/.cache/agency/tsconfig.json");
  const own = join(root, content);
  mkdirSync(dirname(file), { recursive: true });
  const options = {
    typeRoots: [join(own, "node_modules/@types")],
    paths: { "#agency/*": [join(folder, "*")], "@agency/content/*": [join(own, "src/*.ts")] },
  };
  const include = [join(own, "src"), folder];
  const exclude = [join(own, "src/**/*.test.ts")];
  writeFileSync(
    file,
    JSON.stringify({ extends: join(root, "tsconfig.base.json"), compilerOptions: options, include, exclude }),
  );
  return file;
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash("sha256");
  const own = ["src", "agency"].flatMap((folder) =>
    readdirSync(join(root, content, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:ts|md|json)$/.test(name))
      .map((name) => join(content, folder, name)),
  );
  for (const file of ["pnpm-lock.yaml", "tsconfig.base.json", ...own.toSorted()])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
