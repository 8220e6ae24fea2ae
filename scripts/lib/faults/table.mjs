/**
 * The table of faults, as Markdown.
 * @param {import("../reports.d.ts").VitestReport} report
 * @returns {string}
 */
export function faultTable(report) {
  const faults = report.testResults.flatMap((file) =>
    file.assertionResults.flatMap(({ meta }) => (meta?.fault ? [meta.fault] : [])),
  );
  const rows = faults.map(({ fault, asked, lost, twice, staff }) => [fault, `${asked}`, `${lost}`, `${twice}`, staff]);
  const table = [["Fault", "Mails", "Lost", "Twice", "What the staff see"], ...rows.toSorted(byFault)];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`);
  return [lines[0], `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines.slice(1)].join("\n");
}

/**
 * @param {string[]} one
 * @param {string[]} other
 */
function byFault(one, other) {
  return one[0].localeCompare(other[0]);
}
