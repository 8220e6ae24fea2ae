import { join, relative } from "node:path";
import { forgetReports, lanes, packageLanes, runUnlessFailed } from "./lib/checks/checks.mjs";
import { isEnding, runCommand, temporaryFolder } from "./lib/ending.mjs";
import { describeError } from "./lib/failure.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { checkNode } from "./lib/node-version.mjs";
import { plainEnvironment, root } from "./lib/repository.mjs";
import { closingLine, conclude, emptyLogs, sum } from "./lib/results.mjs";
import { serviceVariables, startServices } from "./lib/services/services.mjs";

/**
 * `npm test`: sets up whatever the tests need, runs every check, and ends with `N passed, N failed`. `npm test -- server` checks one
 * package, `npm test -- server figures` runs the test files of it that have this in their path.
 */
runCommand(async () => {
  const [one, ...filters] = process.argv.slice(2);
  const wanted = one === undefined ? lanes : packageLanes(one, filters);
  checkNode(process.versions.node);
  const logs = emptyLogs("logs");
  forgetReports();
  const folder = temporaryFolder("test");
  const env = plainEnvironment(folder);
  const installed = installIfNeeded(root);
  /** @type {Promise<Record<string, string>> | undefined} */
  let withServices;
  const serviceEnv = () => {
    withServices ??= startServices(folder, logs, installed).then((services) => ({
      ...env,
      ...serviceVariables(services),
    }));
    return withServices;
  };
  // Debian's packages may come while the dependencies do.
  const started = one === undefined ? serviceEnv() : undefined;
  await installed;

  /**
   * @param {import("./lib/checks/checks.mjs").Check} check
   * @param {ReadonlySet<string>} failed the checks before it that failed
   */
  const perform = async (check, failed) => {
    const log = join(logs, `${check.name.replaceAll(" ", "-")}.log`);
    const begun = Date.now();
    const result = await runUnlessFailed(check, failed, { env, serviceEnv, log, folder }).catch(
      (/** @type {unknown} */ error) => ({
        passed: 0,
        failures: [{ name: check.name, detail: describeError(error) }],
        note: "",
      }),
    );
    if (!isEnding()) report(check.name, result, Date.now() - begun, log);
    return result;
  };
  const performed = wanted.map(async (lane) => {
    const ofLane = [];
    /** @type {Set<string>} */
    const failed = new Set();
    for (const check of lane) {
      if (isEnding()) break;
      const result = await perform(check, failed);
      if (result.failures.length > 0) failed.add(check.name);
      ofLane.push(result);
    }
    return ofLane;
  });
  await started;
  const results = await Promise.all(performed);
  if (isEnding()) return 1;

  return conclude(sum(results.flat()));
});

/**
 * @param {string} name
 * @param {import("./lib/results.mjs").Result & { note?: string }} result
 * @param {number} milliseconds
 * @param {string} log
 */
function report(name, result, milliseconds, log) {
  const failures = result.failures.length;
  const counts = result.passed + failures === 1 ? "" : ` ${closingLine(result)}`;
  const where = failures === 0 ? "" : ` (${relative(root, log)})`;
  const note = result.note ? ` (${result.note})` : "";
  console.log(
    `${failures === 0 ? "ok  " : "FAIL"} ${name}:${counts} ${(milliseconds / 1000).toFixed(1)} s${note}${where}`,
  );
}
