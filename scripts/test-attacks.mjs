import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { attackRows, attackTable } from "./lib/attack-table.mjs";
import { runCommand, temporaryFolder } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { run } from "./lib/processes.mjs";
import { buildSite, prepareNode } from "./lib/product.mjs";
import { childEnvironment, plainEnvironment, root } from "./lib/repository.mjs";
import { conclude, emptyLogs, readPlaywrightReport } from "./lib/results.mjs";
import { installPrograms } from "./lib/services/apt.mjs";
import { serviceVariables, startServices } from "./lib/services/services.mjs";

/** Programs of Debian's packages: the proxies of the examples, and what connects to them as a stranger does. */
const needed = { caddy: "caddy", nginx: "nginx", openssl: "openssl", perl: "perl" };

/**
 * `npm run test:attacks [name …]`: attacks the product as it runs, on real services of its own, and prints one table and
 * `N passed, N failed`. A name picks the files that have it in theirs. With `--compose` it attacks the containers of docker-compose.yml, which
 * it builds.
 */
runCommand(async () => {
  const node = await prepareNode();
  const logs = emptyLogs("attacks-logs");
  const folder = temporaryFolder("attacks");
  const names = process.argv.slice(2).filter((name) => name !== "--compose");
  const onCompose = names.length < process.argv.length - 2;
  const target = onCompose
    ? { ATTACKS_ON_COMPOSE: await buildImages(logs) }
    : serviceVariables(await startServices(folder, logs));
  await installPrograms(needed, join(logs, "apt-get.log"));
  await buildSite();

  const report = join(folder, "attacks.json");
  const { output } = await run(
    node,
    ["node_modules/@playwright/test/cli.js", "test", "--config", "attacks.config.ts", "--reporter=list,json", ...names],
    {
      cwd: join(root, "e2e"),
      env: { ...plainEnvironment(folder), ...target, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      log: join(logs, "attacks.log"),
    },
  );
  if (!existsSync(report)) throw new Failure(`The attacks did not run:\n${output.slice(-4000)}`);
  const parsed = JSON.parse(readFileSync(report, "utf8"));
  return conclude(readPlaywrightReport(parsed), attackTable(attackRows(parsed)));
});

/**
 * @param {string} logs
 * @returns the command: `docker compose`, or the `docker-compose` of Debian's packages
 */
async function buildImages(logs) {
  const env = childEnvironment();
  const log = join(logs, "compose-build.log");
  const plugin = (await run("docker", ["compose", "version"], { env, log })).code === 0;
  const [program, ...first] = plugin ? ["docker", "compose"] : ["docker-compose"];
  console.log("Building the images ...");
  const { code, output } = await run(program, [...first, "-p", "agency-attacks", "build"], { cwd: root, env, log });
  if (code !== 0) throw new Failure(`The images could not be built:\n${output.slice(-4000)}`);
  return [program, ...first].join(" ");
}
