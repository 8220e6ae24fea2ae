import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { Failure } from "../failure.mjs";
import { run } from "../processes.mjs";
import { publishSite } from "../publish-site.mjs";
import { packageFolders, root } from "../repository.mjs";
import { readPlaywrightReport, readVitestReport, sum } from "../results.mjs";
import { turbo } from "../turbo.mjs";
import { provenBoundaries } from "./boundary-proof.mjs";
import { strayIdioms } from "./idiom.mjs";
import { nounsInKit } from "./kit-nouns.mjs";
import { misnamedFiles } from "./room-files.mjs";
import { wrongRooms } from "./rooms.mjs";
import { strayLook } from "./stray-look.mjs";
import { runTask } from "./turbo-task.mjs";

/**
 * @typedef {import("../results.mjs").Result} Result
 * @typedef {Record<string, string>} Variables
 * @typedef {{ env: Variables, serviceEnv: () => Promise<Variables>, log: string, folder: string }} Surroundings `serviceEnv`: with
 *   the addresses of the services, which are started when a check first asks for them
 * @typedef {{ name: string, needs?: string, run: (surroundings: Surroundings) => Promise<Result & { note?: string }> }} Check
 *   `needs`: an earlier check of its lane, without which it cannot run
 */

/**
 * Runs a check, unless the check that it needs has failed.
 * @param {Check} check
 * @param {ReadonlySet<string>} failedBefore
 * @param {Surroundings} surroundings
 */
export async function runUnlessFailed({ name, needs, run: runCheck }, failedBefore, surroundings) {
  if (needs === undefined || !failedBefore.has(needs)) return runCheck(surroundings);
  return failed(name, `Not run, because this failed: ${needs}`);
}

/** @type {Check} */
const siteBuild = {
  name: "site build",
  run: async ({ env, log }) => {
    const result = taskResult("site build", await runTask(["build"], { env, log }));
    if (result.failures.length === 0) publishSite(root);
    return result;
  },
};

/**
 * Unit and integration tests.
 * @param {string} name
 * @param {string[]} only which packages, for turbo
 * @returns {Check}
 */
function packageTests(name, only) {
  return {
    name,
    run: async ({ serviceEnv, log }) => vitest({ env: await serviceEnv(), log }, { name, only, filters: [] }),
  };
}

/** @type {Check} */
const typesAndLint = {
  name: "types and lint",
  // oxlint loads every type anyway: with the compiler's findings in the same walk, the types cost a seventh of `tsc` in each package.
  run: async ({ env, log }) => {
    const generated = taskResult("types and lint", await runTask(["typegen"], { env, log }));
    if (generated.failures.length > 0) return generated;
    // One thread and little garbage collection take less of the processor, which other lanes want.
    return program("types and lint", "oxlint", ["--type-aware", "--type-check", "--deny-warnings"], {
      env: { ...env, GOMAXPROCS: "1", GOGC: "off", GOMEMLIMIT: "2GiB" },
      log,
    });
  },
};

/**
 * Every check of `npm test`. The lanes run side by side, because tests mostly wait; the checks of a lane run in turn. Three take about
 * as long as each other, and a fourth costs more than it gains on two cores. The server's tests take longest, and turbo would begin them
 * late.
 * @type {Check[][]}
 */
export const lanes = [
  [
    {
      name: "format",
      run: ({ env, log }) => program("format", "oxfmt", ["--check", "."], { env, log }),
    },
    {
      name: "nothing unused",
      run: ({ env, log }) =>
        program("nothing unused", "knip", ["--no-progress", "--treat-config-hints-as-errors"], { env, log }),
    },
    {
      name: "boundaries",
      run: async ({ env, log }) => {
        const { code, output } = await turbo(["boundaries"], { env, log });
        return code === 0 ? passed : failed("boundaries", output);
      },
    },
    {
      name: "the look comes from the brand",
      run: async () => {
        const stray = strayLook(root);
        return stray.length === 0 ? passed : failed("the look comes from the brand", stray.join("\n"));
      },
    },
    {
      name: "comments and test names in plain English",
      run: async () => {
        const stray = strayIdioms(root);
        return stray.length === 0 ? passed : failed("comments and test names in plain English", stray.join("\n"));
      },
    },
    {
      name: "files are named by what they do",
      run: async () => {
        const wrong = misnamedFiles(root);
        return wrong.length === 0 ? passed : failed("files are named by what they do", wrong.join("\n"));
      },
    },
    {
      name: "rooms use those before them",
      run: async () => {
        const toCut = JSON.parse(readFileSync(join(root, "scripts/lib/checks/rooms-to-cut.json"), "utf8"));
        const wrong = wrongRooms(root, toCut);
        return wrong.length === 0 ? passed : failed("rooms use those before them", wrong.join("\n"));
      },
    },
    {
      name: "kit knows no noun of the business",
      run: async () => {
        const found = nounsInKit(root);
        return found.length === 0 ? passed : failed("kit knows no noun of the business", found.join("\n"));
      },
    },
    {
      name: "boundaries trip over wrong imports",
      run: async ({ folder, log }) => {
        const missed = await provenBoundaries(root, folder, log);
        return missed.length === 0 ? passed : failed("boundaries trip over wrong imports", missed.join("\n"));
      },
    },
    siteBuild,
    browserTests([]),
  ],
  [packageTests("tests of server", ["--filter=@agency/server"])],
  [packageTests("tests of all other packages", ["--filter=!@agency/server", "--concurrency=2"]), typesAndLint],
];

/**
 * The checks of one package, which answer in seconds: its types and its tests, or those of its test files alone that have one of
 * `filters` in their path. The browser tests run as `e2e`.
 * @param {string} name with or without `@agency/`
 * @param {string[]} filters
 * @returns {Check[][]}
 * @throws {Failure} for an unknown package
 */
export function packageLanes(name, filters) {
  const names = packageFolders().map((folder) => basename(folder));
  const wanted = name.replace(/^@agency\//, "");
  if (!names.includes(wanted)) throw new Failure(`There is no package ${name}. There are ${names.join(", ")}.`);
  const only = [`--filter=@agency/${wanted}`];
  const types = filters.length === 0 ? [typeCheck(only)] : [];
  if (wanted === "e2e") return [[...types, siteBuild, browserTests(filters)]];
  /** @type {Check} */
  const tests = {
    name: `tests of ${wanted}`,
    run: async ({ env, serviceEnv, ...surroundings }) =>
      vitest(
        { ...surroundings, env: needsServices(wanted) ? await serviceEnv() : env },
        { name: `tests of ${wanted}`, only, filters },
      ),
  };
  return [[...types, tests]];
}

/** @type {Result} */
const passed = { passed: 1, failures: [] };

/**
 * @param {string[]} only which packages, for turbo
 * @returns {Check}
 */
function typeCheck(only) {
  return {
    name: "types",
    run: async ({ env, log }) =>
      taskResult("types", await runTask(["typecheck", "--concurrency=2", ...only], { env, log })),
  };
}

/** Everything about the database or the queue depends on `server`. @param {string} name */
function needsServices(name) {
  const folder = packageFolders().find((path) => basename(path) === name) ?? "";
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return name === "server" || "@agency/server" in { ...dependencies, ...devDependencies };
}

/**
 * @param {string} name
 * @param {string} detail
 * @returns {Result}
 */
function failed(name, detail) {
  return { passed: 0, failures: [{ name, detail }] };
}

/**
 * @param {string} name
 * @param {string} command one of the repository's tools
 * @param {string[]} args
 * @param {{ env: Record<string, string>, log: string }} options
 */
async function program(name, command, args, { env, log }) {
  const { code, output } = await run(join(root, "node_modules/.bin", command), args, { cwd: root, env, log });
  return code === 0 ? passed : failed(name, output);
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof runTask>>} outcome
 * @returns {Result & { note?: string }}
 */
function taskResult(name, { parts, problem }) {
  const bad = parts.filter(({ ok }) => !ok);
  const detail = [...bad.map((part) => `${part.name}\n${part.output}`), problem].filter(Boolean).join("\n");
  return detail === "" ? { ...passed, note: cachedNote(parts) } : failed(name, detail);
}

/** Where a package's tests report, within its folder. */
const resultsFile = ".vitest/results.json";

/** So that a package that breaks before it reports is not counted by an older report; turbo brings back what it kept. */
export function forgetReports() {
  for (const folder of packageFolders()) rmSync(join(folder, resultsFile), { force: true });
}

/**
 * Runs the tests of packages. Each writes a report, which turbo keeps with its result, so that counts survive its cache.
 * @param {{ env: Variables, log: string }} surroundings
 * @param {{ name: string, only: string[], filters: string[] }} some which packages, for turbo, and which files of theirs
 */
async function vitest({ env, log }, { name, only, filters }) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultsFile}`];
  const { parts, problem } = await runTask(["test", ...only, "--", ...reporters, ...filters], { env, log });
  const results = parts.map(packageResult);
  if (problem !== undefined) results.push(failed(name, problem));
  return { ...sum(results), note: cachedNote(parts) };
}

/**
 * @param {import("./turbo-task.mjs").Part} part
 * @returns {Result}
 */
function packageResult(part) {
  const file = join(part.folder, resultsFile);
  if (!existsSync(file)) return failed(part.name, part.output);
  const { passed: count, failures } = readVitestReport(JSON.parse(readFileSync(file, "utf8")));
  // vitest fails for more than its tests: an unhandled error, or no tests at all.
  if (!part.ok && failures.length === 0) {
    return sum([{ passed: count, failures }, failed(part.name, withoutPassed(part.output))]);
  }
  return {
    passed: count,
    failures: failures.map(({ name, detail }) => ({ name: relative(root, name), detail })),
  };
}

/** Takes away the lines of tests that passed, among which the reason of a failure is lost. @param {string} output */
function withoutPassed(output) {
  return output
    .split("\n")
    .filter((line) => !/^\s*✓/.test(line))
    .join("\n");
}

/**
 * @param {string[]} filters of files
 * @returns {Check}
 */
function browserTests(filters) {
  const name = "browser tests";
  return {
    name,
    needs: siteBuild.name,
    run: async ({ serviceEnv, log, folder }) => {
      const report = join(folder, "playwright.json");
      const env = { ...(await serviceEnv()), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const { parts, problem } = await runTask(["test:e2e", "--", "--reporter=list,json", ...filters], { env, log });
      const output = problem ?? parts.map((part) => part.output).join("\n");
      if (!existsSync(report)) return failed(name, output);
      const result = readPlaywrightReport(JSON.parse(readFileSync(report, "utf8")));
      const ok = problem === undefined && parts.every((part) => part.ok);
      return ok || result.failures.length > 0 ? result : sum([result, failed(name, output)]);
    },
  };
}

/** @param {import("./turbo-task.mjs").Part[]} parts */
function cachedNote(parts) {
  const cached = parts.filter((part) => part.cached).length;
  return cached === 0 ? "" : `${cached} of ${parts.length} packages unchanged since they last passed`;
}
