import { existsSync } from "node:fs";
import { join } from "node:path";
import { runCommand, temporaryFolder } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { buildSite, prepareNode, runProgram } from "./lib/product.mjs";
import { root } from "./lib/repository.mjs";
import { findChromium } from "./lib/services/chromium.mjs";
import { serviceVariables, startServices } from "./lib/services/services.mjs";

/** Benchmarks that run on a MariaDB and a Redis of their own. */
const onServices = new Set(["api", "dashboard", "reports", "growth", "imports"]);

/** Benchmarks that open the built site in a browser or call it. */
const onSite = new Set(["site", "portal", "dashboard", "audit", "month"]);

/** Benchmarks that need Chromium. */
const inBrowser = new Set(["site", "portal", "dashboard", "month"]);

/** `npm run bench -- site|portal|api|dashboard|month|reports|growth|imports|audit|weight [options]`: one of the benchmarks in `bench/`, on the built product. */
runCommand(async () => {
  const [name = "", ...options] = process.argv.slice(2);
  const file = join("bench/src", `${name}.ts`);
  if (!/^[a-z]+$/.test(name) || !existsSync(join(root, file))) {
    throw new Failure(
      "Name a benchmark: npm run bench -- site, portal, api, dashboard, month, reports, growth, imports, audit or weight. bench/README.md says what each measures.",
    );
  }
  const node = await prepareNode();
  const chromium = await findChromium();
  if (chromium === undefined && inBrowser.has(name)) {
    throw new Failure("This benchmark needs Chromium: install it, or name one in CHROMIUM_PATH.");
  }
  if (onSite.has(name)) await buildSite();
  return runProgram(node, [file, ...options], {
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(onServices.has(name) && (await privateServices())),
  });
});

async function privateServices() {
  const folder = temporaryFolder("bench");
  return serviceVariables(await startServices(folder, folder));
}
