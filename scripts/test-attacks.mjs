import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { attackRows, attackTable } from "./lib/attack-table.mjs";
import { atEnd, runCommand } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { checkNode, findProductNode } from "./lib/node-version.mjs";
import { run } from "./lib/processes.mjs";
import { buildSite } from "./lib/product.mjs";
import { childEnvironment, productVariables, root } from "./lib/repository.mjs";
import { closingLine, readPlaywrightReport } from "./lib/results.mjs";
import { startServices } from "./lib/services/services.mjs";

/**
 * `npm run test:attacks [name …]`: attacks the product as it runs, on real services of its own, and prints one table and
 * `N passed, N failed`. A name picks the files that have it in theirs.
 */
runCommand(async () => {
  checkNode(process.versions.node);
  await installIfNeeded(root);
  const node = findProductNode(root, { ...process, version: process.versions.node });
  const logs = join(root, "test-results/attacks-logs");
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "agency-attacks-"));
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  atEnd({ stop: async () => remove(), now: remove });
  const services = await startServices(folder, logs);
  await buildSite();

  const report = join(folder, "attacks.json");
  const temporary = join(folder, "tmp");
  mkdirSync(temporary);
  const ours = Object.entries(childEnvironment()).filter(
    ([name]) => !productVariables.includes(name) && name !== "NODE_OPTIONS",
  );
  const { output } = await run(
    node,
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config",
      "attacks.config.ts",
      "--reporter=list,json",
      ...process.argv.slice(2),
    ],
    {
      cwd: join(root, "e2e"),
      env: {
        ...Object.fromEntries(ours),
        TEST_DATABASE_URL: services.databaseUrl,
        TEST_REDIS_URL: services.redisUrl,
        CHROMIUM_PATH: services.chromium,
        TMPDIR: temporary,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      log: join(logs, "attacks.log"),
    },
  );
  if (!existsSync(report)) throw new Failure(`The attacks did not run:\n${output.slice(-4000)}`);
  const parsed = JSON.parse(readFileSync(report, "utf8"));
  const result = readPlaywrightReport(parsed);
  for (const { name, detail } of result.failures) console.log(`\n--- ${name}\n${detail}`);
  console.log(`\n${attackTable(attackRows(parsed))}`);
  console.log(`\n${closingLine(result)}`);
  return result.failures.length === 0 && result.passed > 0 ? 0 : 1;
});
