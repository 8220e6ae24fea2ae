import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./repository.mjs";

/**
 * The result of a check or a test run. Everything that did not pass is a failure, including skipped tests.
 * @typedef {{ passed: number, failures: { name: string, detail: string }[] }} Result
 */

/**
 * @param {Result[]} results
 * @returns {Result}
 */
export function sum(results) {
  return {
    passed: results.reduce((total, result) => total + result.passed, 0),
    failures: results.flatMap((result) => result.failures),
  };
}

/**
 * @param {Result} result
 * @returns {string} the closing line that CI reads
 */
export function closingLine(result) {
  return `${result.passed} passed, ${result.failures.length} failed`;
}

/**
 * Prints every failure, a table where there is one, and the closing line.
 * @param {Result} result
 * @param {string} [table]
 * @returns {number} the exit code of a command: a run without tests fails, too
 */
export function conclude(result, table) {
  for (const { name, detail } of result.failures) {
    console.log(`\n--- ${name.startsWith(root) ? relative(root, name) : name}\n${detail}`);
  }
  if (table !== undefined) console.log(`\n${table}`);
  console.log(`\n${closingLine(result)}`);
  return result.failures.length === 0 && result.passed > 0 ? 0 : 1;
}

/**
 * The empty folder for the logs of a command.
 * @param {string} name below `test-results`
 */
export function emptyLogs(name) {
  const folder = join(root, "test-results", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * @param {import("./reports.d.ts").VitestReport} report what vitest's JSON reporter wrote
 * @returns {Result}
 */
export function readVitestReport(report) {
  /** @type {Result} */
  const result = { passed: 0, failures: [] };
  for (const file of report.testResults) {
    const failuresBefore = result.failures.length;
    for (const test of file.assertionResults) {
      const name = `${file.name} > ${test.fullName}`;
      if (test.status === "passed") result.passed += 1;
      else if (test.status === "failed") result.failures.push({ name, detail: test.failureMessages.join("\n") });
      else
        result.failures.push({
          name,
          // Where what comes before the tests failed, the file says why.
          detail: `The test was not run (${test.status}); a skipped test is a failure here.\n${file.message}`.trim(),
        });
    }
    if (file.status === "failed" && result.failures.length === failuresBefore) {
      result.failures.push({ name: file.name, detail: file.message || "The file failed before its tests ran." });
    }
  }
  return result;
}

/**
 * @param {import("./reports.d.ts").PlaywrightReport} report what Playwright's JSON reporter wrote
 * @returns {Result}
 */
export function readPlaywrightReport(report) {
  /** @type {Result} */
  const result = {
    passed: 0,
    failures: report.errors.map((error) => ({ name: "browser tests", detail: error.stack ?? error.message ?? "" })),
  };
  const notRun = report.suites.reduce((count, suite) => count + readSuite(suite, [], result), 0);
  if (notRun > 0) {
    result.failures.push({
      name: "browser tests",
      detail: `${notRun} tests were not run, because too many others failed.`,
    });
  }
  return result;
}

/**
 * @param {import("./reports.d.ts").PlaywrightSuite} suite
 * @param {string[]} parents
 * @param {Result} result
 * @returns {number} the tests that were not run at all
 */
function readSuite(suite, parents, result) {
  const titles = [...parents, suite.title];
  let notRun = 0;
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      const name = [...titles, spec.title, test.projectName].filter(Boolean).join(" > ");
      if (test.status === "expected") {
        result.passed += 1;
        continue;
      }
      if (test.results.length === 0) {
        notRun += 1;
        continue;
      }
      const errors = test.results.flatMap((run) => run.errors.map((error) => error.stack ?? error.message ?? ""));
      const reasons = { unexpected: "", flaky: "It passed only when it was run again.", skipped: "It was skipped." };
      const pages = test.results.flatMap(({ attachments }) => attachments.flatMap(pageText));
      result.failures.push({ name, detail: [reasons[test.status], ...errors, ...pages].filter(Boolean).join("\n") });
    }
  }
  for (const inner of suite.suites ?? []) notRun += readSuite(inner, titles, result);
  return notRun;
}

/**
 * What stood on the page when its test failed: the pictures stay on the machine that ran it.
 * @param {import("./reports.d.ts").Attachment} attachment
 * @returns {string[]}
 */
function pageText({ name, path }) {
  if (name !== "error-context" || !path) return [];
  return /^```yaml\n(.*?)^```$/ms.exec(readFileSync(path, "utf8"))?.slice(1) ?? [];
}
