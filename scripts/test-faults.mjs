import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./lib/ending.mjs";
import { prepareFaults } from "./lib/faults/prepare.mjs";
import { faultTable } from "./lib/faults/table.mjs";
import { run } from "./lib/processes.mjs";
import { prepareNode } from "./lib/product.mjs";
import { root } from "./lib/repository.mjs";
import { conclude, emptyLogs, readVitestReport } from "./lib/results.mjs";

/**
 * `npm run test:faults`: the product against real faults. It prints a table, what was lost, what came twice and what the
 * staff saw, and ends with `N passed, N failed`. Arguments are handed to vitest: `npm run test:faults -- redis` runs one file.
 */
runCommand(async () => {
  const node = await prepareNode();
  const logs = emptyLogs("faults");
  const env = await prepareFaults(logs);
  const folder = join(root, "faults");
  const report = join(logs, "results.json");
  const log = join(logs, "vitest.log");

  console.log("Running the fault tests; they take a quarter of an hour ...");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = join(folder, "node_modules/vitest/vitest.mjs");
  const { code, output } = await run(node, [vitest, "run", ...reporters, ...process.argv.slice(2)], {
    cwd: folder,
    env,
    log,
  });
  if (!existsSync(report)) {
    console.log(output);
    return 1;
  }
  /** @type {import("./lib/reports.d.ts").VitestReport} */
  const results = JSON.parse(readFileSync(report, "utf8"));
  const total = readVitestReport(results);
  // vitest fails for more than its tests, such as an error that nothing caught.
  if (code !== 0 && total.failures.length === 0) {
    console.log(output.slice(-3000));
    total.failures.push({ name: "vitest", detail: output });
  }
  return conclude(total, faultTable(results));
});
