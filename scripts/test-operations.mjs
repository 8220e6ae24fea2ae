import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand, temporaryFolder } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { freePort } from "./lib/ports.mjs";
import { run } from "./lib/processes.mjs";
import { buildSite, prepareNode } from "./lib/product.mjs";
import { childEnvironment, productVariables, root } from "./lib/repository.mjs";
import { conclude } from "./lib/results.mjs";
import { installPrograms } from "./lib/services/apt.mjs";

/** Programs of Debian's packages that the handbook needs. */
const needed = {
  caddy: "caddy",
  nginx: "nginx",
  mysqld: "mariadb-server",
  "redis-server": "redis-server",
  setpriv: "util-linux",
  perl: "perl",
};

/**
 * `npm run test:operations [sqlite|mariadb|caddy]`: makes two releases of the last commit, and types the lines of docs/operations.md as
 * root on a fresh machine: install, update under visitors, undo, a broken update, restores, nginx's logs. Compose's Caddy is tried before
 * them, in front of this checkout. It needs Linux and root.
 */
runCommand(async () => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) throw new Failure("This test needs Linux and root.");
  const node = await prepareNode();
  const work = temporaryFolder("operations");
  chmodSync(work, 0o755);
  mkdirSync(join(root, "test-results"), { recursive: true });
  await installPrograms(needed, join(work, "apt.log"));
  const wanted = ["caddy", "sqlite", "mariadb"].filter((name) => [undefined, name].includes(process.argv[2]));
  const total = { passed: 0, failures: /** @type {{ name: string, detail: string }[]} */ ([]) };
  for (const shape of wanted) {
    if (shape !== "caddy" && !existsSync(join(work, "handbook"))) {
      await makeReleases(work);
      cpSync(join(root, "docs"), join(work, "handbook"), { recursive: true });
    }
    rmSync(join(work, "srv"), { recursive: true, force: true });
    const { output } = await (shape === "caddy" ? inFrontOfCheckout(node, work) : inFreshMachine(node, work, shape));
    const [, passed = "0", failed = "1"] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
    total.passed += Number(passed);
    for (let count = 0; count < Number(failed); count += 1) total.failures.push({ name: shape, detail: "see above" });
  }
  return conclude(total);
});

/**
 * Tags two versions in a bare repository, and makes a release of each, one whose API hangs at its start, and one whose API starts
 * everywhere but as a service.
 * @param {string} work
 */
async function makeReleases(work) {
  const source = join(work, "source");
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", ["-C", source, "-c", "user.name=Sample", "-c", "user.email=sample@agency.test", ...args]);
  execFileSync("git", ["clone", "--quiet", "--no-tags", root, source]);
  for (const version of ["0.9.0", "0.9.1"]) {
    const manifest = join(source, "package.json");
    const before = readFileSync(manifest, "utf8");
    writeFileSync(manifest, before.replace(/"version": "[^"]+"/, `"version": "${version}"`));
    if (version === "0.9.1") addMigration(source);
    git("commit", "--quiet", "--all", "--message", `chore: version ${version}`);
    git("tag", `v${version}`);
  }
  execFileSync("git", ["clone", "--quiet", "--bare", source, join(work, "remote.git")]);
  for (const [version, folder] of [
    ["0.9.0", "first"],
    ["0.9.1", "second"],
  ]) {
    git("checkout", "--quiet", `v${version}`);
    await release(source, join(work, folder ?? ""));
  }
  // Fails unless every native part has a file for that machine.
  await release(source, join(work, "arm64"), ["--arch", "arm64", "--folder"]);
  breakRelease(
    join(work, "second"),
    join(work, "hanging"),
    "await new Promise(() => setInterval(() => undefined, 1000));",
  );
  breakRelease(join(work, "second"), join(work, "broken"), 'if (process.env["LISTEN_FDS"]) process.exit(1);');
}

/**
 * Gives a version data that the one before does not know.
 * @param {string} source
 */
function addMigration(source) {
  const file = join(source, "packages/server/src/compose/migrations.ts");
  const added = `class Tomorrow1900000000000 {
  name = "Tomorrow1900000000000";
  async up(runner: { query: (sql: string) => Promise<unknown> }): Promise<void> {
    await runner.query("ALTER TABLE clients ADD COLUMN theme varchar(16) NOT NULL DEFAULT 'plain'");
  }
  async down(): Promise<void> {}
}
`;
  const text = readFileSync(file, "utf8");
  const list = "= [Initial1800000000000]";
  if (!text.includes(list)) throw new Failure(`${file} does not contain ${list}`);
  const [imports, ...rest] = text.split("\n\n");
  const after = [imports, added.trim(), ...rest].join("\n\n");
  writeFileSync(file, after.replace(list, list.replace("]", ", Tomorrow1900000000000]")));
}

/**
 * @param {string} source
 * @param {string} out
 * @param {string[]} options
 */
async function release(source, out, options = []) {
  const given = Object.entries(childEnvironment()).filter(([name]) => !productVariables.includes(name));
  const env = {
    ...Object.fromEntries(given),
    PUBLIC_URL: "https://agency.example",
    TURBO_CACHE_DIR: `${source}.turbo`,
  };
  const { code, output } = await run("npm", ["run", "--silent", "release", "--", "--out", out, ...options], {
    cwd: source,
    env,
  });
  if (code !== 0) throw new Failure(`${output}\nThe release could not be made.`);
  console.log(output.trim().split("\n").at(-1));
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string} first what its API does before anything else
 */
function breakRelease(from, to, first) {
  mkdirSync(to);
  execFileSync("bash", ["-c", `tar -xzf ${from}/agency-*.tar.gz -C ${to}`]);
  const folder = join(to, readdirSync(to)[0] ?? "");
  const server = join(folder, "apps/api/src/server.ts");
  writeFileSync(server, `${first}\n${readFileSync(server, "utf8")}`);
  const about = join(folder, "release.json");
  writeFileSync(about, readFileSync(about, "utf8").replaceAll("0.9.1", "0.9.2"));
  const name = `agency-0.9.2-linux-${process.arch}`;
  execFileSync("bash", [
    "-c",
    `cd ${to} && mv agency-0.9.1-* ${name} && tar -czf ${name}.tar.gz ${name} && rm -r ${name}`,
  ]);
}

/**
 * Compose's Caddy in front of an API with the site of this checkout.
 * @param {string} node
 * @param {string} work
 */
async function inFrontOfCheckout(node, work) {
  await buildSite({ ...childEnvironment(), PUBLIC_URL: "https://agency.example" });
  const ports = [await freePort(), await freePort(), await freePort()].map(String);
  const { output } = await run(node, [join(root, "e2e/operations/caddy.ts"), work, ...ports], {
    log: join(root, "test-results/operations-caddy.log"),
  });
  process.stdout.write(output);
  return { output };
}

/**
 * @param {string} node
 * @param {string} work
 * @param {string} shape
 */
async function inFreshMachine(node, work, shape) {
  const [api, https, http, database] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const enter = join(root, "e2e/operations/enter.sh");
  const program = [String(api), node, join(root, "e2e/operations/main.ts"), shape, work];
  const ports = [String(api), String(https), String(http), String(database)];
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child", "--ipc", "--uts"];
  const env = { ...childEnvironment(), npm_config_yes: "true" };
  const { code, output } = await run("unshare", [...namespaces, "bash", enter, work, ...program, ...ports], {
    env,
    log: join(root, `test-results/operations-${shape}.log`),
  });
  process.stdout.write(output);
  if (code !== 0 && !existsSync(work)) throw new Failure("The fresh machine could not be made.");
  return { output };
}
