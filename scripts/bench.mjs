import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atEnd, runCommand } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { run } from "./lib/processes.mjs";
import { buildSite, prepare } from "./lib/product.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";
import { findChromium } from "./lib/services/chromium.mjs";
import { startServices } from "./lib/services/services.mjs";

/** Benchmarks that run on a MariaDB and a Redis of their own. */
const onServices = new Set(["api", "dashboard", "reports", "growth", "reading", "imports"]);

/** Benchmarks that open the built site in a browser or call it. */
const onSite = new Set(["site", "portal", "dashboard", "audit", "soak"]);

/** Benchmarks that need Chromium. */
const inBrowser = new Set(["site", "portal", "dashboard"]);

/** `npm run bench -- site|portal|api|dashboard|reports|growth|reading|imports|audit|soak [options]`: one of the benchmarks in `bench/`, on the built product. */
runCommand(async () => {
  const [name = "", ...options] = process.argv.slice(2);
  const file = join("bench/src", `${name}.ts`);
  if (!/^[a-z]+$/.test(name) || !existsSync(join(root, file))) {
    throw new Failure(
      "Name a benchmark: npm run bench -- site, portal, api, dashboard, reports, growth, reading, imports, audit or soak. bench/README.md says what each measures.",
    );
  }
  const node = await prepare();
  const chromium = await findChromium();
  if (chromium === undefined && inBrowser.has(name)) {
    throw new Failure("This benchmark needs Chromium: install it, or name one in CHROMIUM_PATH.");
  }
  if (onSite.has(name)) await buildSite();
  const env = {
    ...childEnvironment(),
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(onServices.has(name) && (await privateServices())),
  };
  const { code } = await run(node, [file, ...options], { cwd: root, env, inherit: true });
  return code ?? 1;
});

async function privateServices() {
  const folder = mkdtempSync(join(tmpdir(), "agency-bench-"));
  // MariaDB's account must be able to pass.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  atEnd({ stop: async () => remove(), now: remove });
  const { databaseUrl, redisUrl } = await startServices(folder, folder);
  return { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl };
}
