/**
 * One row of the table: a kind of attack on one shape of the product.
 * @typedef {{ attack: string, shape: string, tests: number, requests: number, failed: number, seconds: number, figures: string[] }} Row
 */

/**
 * @param {import("./reports.d.ts").PlaywrightReport} report
 * @returns {Row[]} in the report's order
 */
export function attackRows(report) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const suite of report.suites) read(suite, suite.title.replace(/\.attack\.ts$/, ""), rows);
  return [...rows.values()];
}

/**
 * @param {import("./reports.d.ts").PlaywrightSuite} suite
 * @param {string} attack
 * @param {Map<string, Row>} rows
 */
function read(suite, attack, rows) {
  for (const { tests } of suite.specs ?? []) {
    for (const test of tests) {
      const key = `${attack} ${test.projectName}`;
      const row = rows.get(key) ?? emptyRow(attack, test.projectName);
      rows.set(key, row);
      row.tests += 1;
      if (test.status !== "expected") row.failed += 1;
      row.seconds += test.results.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
      for (const { type, description = "" } of test.annotations ?? []) {
        if (type === "requests") row.requests += Number(description);
        if (type === "figures") row.figures.push(description);
      }
    }
  }
  for (const inner of suite.suites ?? []) read(inner, attack, rows);
}

/**
 * @param {string} attack
 * @param {string} shape
 * @returns {Row}
 */
function emptyRow(attack, shape) {
  return { attack, shape, tests: 0, requests: 0, failed: 0, seconds: 0, figures: [] };
}

/** @param {Row[]} rows */
export function attackTable(rows) {
  const lines = rows.map(({ attack, shape, tests, requests, failed, seconds }) => [
    attack,
    shape,
    String(tests),
    String(requests),
    String(failed),
    seconds.toFixed(1),
  ]);
  const all = [["attack", "shape", "tests", "requests", "failed", "seconds"], ...lines];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? [];
  const text = all.map((line) =>
    line
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
  const figures = rows.flatMap((row) => row.figures.map((figure) => `${row.attack}: ${figure}`));
  return [...text, ...figures].join("\n");
}
