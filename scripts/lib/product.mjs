import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildReason } from "./build-reason.mjs";
import { checkContent } from "./content.mjs";
import { atEnd, isEnding } from "./ending.mjs";
import { Failure } from "./failure.mjs";
import { installIfNeeded } from "./install.mjs";
import { availableMegabytes, buildMegabytes, requireMemory } from "./memory.mjs";
import { checkNode, findProductNode } from "./node-version.mjs";
import { portProblem } from "./ports.mjs";
import { run, start } from "./processes.mjs";
import { publishSite } from "./publish-site.mjs";
import { childEnvironment, root } from "./repository.mjs";
import { siteEnvironment } from "./site-environment.mjs";
import { turbo } from "./turbo.mjs";

const startsWithin = 60_000;
const stopsWithin = 10_000;

/** While a program starts, Node lets the space for new objects grow to 100 MB and keeps them. With this, answers take no longer. */
const nodeOptions = ["--max-semi-space-size=8"];

/**
 * Everything before a program of the repository can run: Node and dependencies.
 * @returns {Promise<string>} the Node that runs the product
 * @throws {Failure}
 */
export async function prepareNode() {
  checkNode(process.versions.node);
  await installIfNeeded(root);
  return findProductNode(root, { ...process, version: process.versions.node });
}

/**
 * Everything before the product can run: Node, a free port, dependencies.
 * @returns {Promise<string>} the Node that runs the product
 * @throws {Failure}
 */
export async function prepare() {
  checkNode(process.versions.node);
  const { host, port } = address(process.env);
  const problem = Number.isInteger(port) && port > 0 && port < 65_536 ? await portProblem(host, port) : undefined;
  if (problem !== undefined) throw new Failure(problem);
  return prepareNode();
}

/**
 * Runs a program whose output the person reads, to its end.
 * @param {string} node
 * @param {string[]} program its file and arguments
 * @param {Record<string, string>} [more] of its environment
 * @returns {Promise<number>} its exit code
 */
export async function runProgram(node, program, more = {}) {
  const { code } = await run(node, program, { cwd: root, env: { ...childEnvironment(), ...more }, inherit: true });
  return code ?? 1;
}

/**
 * Builds the site and publishes it for the next start of an API; turbo takes it from its cache when nothing has changed.
 * @param {Record<string, string>} [environment] whose PUBLIC_URL the pages name
 * @returns {Promise<string>} the folder of the published site
 * @throws {Failure} when it cannot be built; what APIs serve is then as it was
 */
export async function buildSite(environment = childEnvironment()) {
  const begun = Date.now();
  const env = siteEnvironment(environment);
  if ((availableMegabytes() ?? Infinity) < buildMegabytes && !(await isBuilt(env))) requireMemory(availableMegabytes());
  const timer = setTimeout(() => console.log("Building the site ..."), 1500);
  const { code, output } = await turbo(["run", "build", "--output-logs=errors-only"], { env });
  clearTimeout(timer);
  // Stopped because something else is wrong, turbo ends without an error.
  if (code !== 0 || isEnding()) throw new Failure(buildReason(output, join(root, "node_modules/.cache")));
  const site = publishSite(root);
  if (Date.now() - begun > 1500) console.log(`Built in ${Math.round((Date.now() - begun) / 1000)} s.`);
  return site;
}

/**
 * Whether turbo has this build in its cache, so that nothing will be built.
 * @param {Record<string, string>} env
 */
async function isBuilt(env) {
  const { output } = await turbo(["run", "build", "--filter=@agency/web", "--dry=json"], { env });
  return /"status":\s*"HIT"/.test(output) && !/"status":\s*"MISS"/.test(output);
}

/**
 * Runs one of the API's set-up programs (migrations, the demo's data), whose output the person reads.
 * @param {string} node
 * @param {string} entry
 * @param {Record<string, string>} environment
 */
export async function runEntry(node, entry, environment) {
  const { code } = await run(node, [entry], { cwd: root, env: environment, inherit: true });
  if (code !== 0) throw new Failure(`\nIt did not start: ${entry} ended with code ${code}; the reason is above.`);
}

/**
 * Makes everything ready to run: the site is built while its content is checked, and the database follows. Mistakes in the content
 * are told in the words of the check, also where the build trips over them.
 * @param {string} node
 * @param {Record<string, string>} environment
 * @throws {Failure}
 */
export async function setUp(node, environment) {
  const checked = checkContent(root, node);
  const built = buildSite(environment).catch(async (error) => {
    await checked;
    throw error;
  });
  await Promise.all([built, checked.then(() => runEntry(node, "apps/api/src/setup.ts", environment))]);
}

/**
 * Runs the API, which also serves the site, and the worker until one of them ends. Both are stopped when this command ends.
 * @param {string} node
 * @param {Record<string, string>} environment
 * @param {(url: string) => void} onReady called when the API answers
 * @returns {Promise<number>} the exit code
 */
export async function runProduct(node, environment, onReady) {
  const url = baseUrl(environment);
  const parts = [
    { name: "The API", entry: "apps/api/src/server.ts", env: environment },
    { name: "The worker", entry: "apps/worker/src/main.ts", env: workerEnvironment(environment) },
  ].map(({ name, entry, env }) => ({
    name,
    process: start(node, [...nodeOptions, entry], { cwd: root, env, inherit: true }),
  }));
  const stop = async () => {
    const stopped = parts.map(async ({ name, process: part }) => {
      if (!(await part.stop(stopsWithin))) {
        console.error(`${name} did not end within ${stopsWithin / 1000} s of being asked to, so it was ended midway.`);
      }
    });
    await Promise.all(stopped);
  };
  // Both at once, where ending one after the other could take twice as long.
  const forget = atEnd({ stop, now: () => undefined });
  const ended = Promise.race(parts.map(async ({ name, process: part }) => ({ name, exit: await part.exited })));

  const ready = await Promise.race([answers(`${url}/api/health`, startsWithin), ended.then(() => undefined)]);
  if (ready === true) onReady(url);
  if (ready === false) {
    console.error(`\nThe API did not answer at ${url}/api/health within ${startsWithin / 1000} s.`);
    return 1;
  }
  const { name, exit } = await ended;
  if (isEnding()) return 0;
  const reason = exit.signal === null ? `with code ${exit.code}` : `by ${exit.signal}`;
  console.error(`\n${name} ended unexpectedly (${reason}); its own messages are above. Stopping the rest.`);
  await stop();
  forget();
  return 1;
}

/**
 * On one machine the worker answers Prometheus on the port after the API's.
 * @param {Record<string, string>} environment
 * @returns {Record<string, string>}
 */
export function workerEnvironment(environment) {
  const port = Number(environment.METRICS_PORT || 0);
  return port > 0 ? { ...environment, METRICS_PORT: String(port + 1) } : environment;
}

/**
 * Where the product keeps its data, in words.
 * @param {Record<string, string>} environment
 */
export function whereDataIs(environment) {
  const folder = resolve(root, environment.DATA_DIR || "./data");
  return environment.DATABASE_URL ? `database from DATABASE_URL, files in ${folder}` : folder;
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ host: string, port: number }}
 */
function address(environment) {
  return { host: environment.HOST || "127.0.0.1", port: Number(environment.PORT || 3000) };
}

/**
 * Where the API listens, as `127.0.0.1:3000`.
 * @param {NodeJS.ProcessEnv} environment
 */
export function listensOn(environment) {
  const { host, port } = address(environment);
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * The address that reaches the API from this machine, also where it listens on every address.
 * @param {NodeJS.ProcessEnv} environment
 */
export function baseUrl(environment) {
  const { host, port } = address(environment);
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * The environment of the product's programs, which names the address that people use: where the API listens, unless it is set.
 * @returns {Record<string, string> & { PUBLIC_URL: string }}
 */
export function productEnvironment() {
  const environment = childEnvironment();
  return {
    // Threads that share what they have freed keep less of it.
    MALLOC_ARENA_MAX: "2",
    // The next start need not compile again, nor load what takes the types away.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
    ...environment,
    PUBLIC_URL: environment.PUBLIC_URL?.trim() || baseUrl(environment),
  };
}

/**
 * Prints what is missing before the public can use the product, if anything is.
 * @param {string} node
 * @param {Record<string, string>} environment
 * @param {"folder"} [only] looks at nothing but the agency's folder
 */
export async function tellWhatIsMissing(node, environment, only) {
  const args = ["apps/api/src/cli.ts", "going-live", ...(only ? ["--folder"] : [])];
  const { output } = await run(node, args, { cwd: root, env: environment });
  if (output.trim()) console.log(`${output.trim()}\n`);
}

/**
 * @param {string} url
 * @param {number} within milliseconds
 * @returns {Promise<boolean>} whether it answered with success in that time
 */
export async function answers(url, within) {
  const deadline = Date.now() + within;
  while (Date.now() < deadline && !isEnding()) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await wait(50);
  }
  return false;
}
