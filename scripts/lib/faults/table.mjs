/** @typedef {{ fault: string, asked: number, lost: number, twice: number, staff: string }} Fault */

/** @type {{ title: string, cell: (fault: Fault) => string }[]} */
const columns = [
  { title: "Fault", cell: ({ fault }) => fault },
  { title: "Mails", cell: ({ asked }) => `${asked}` },
  { title: "Lost", cell: ({ lost }) => `${lost}` },
  { title: "Twice", cell: ({ twice }) => `${twice}` },
  { title: "What the staff see", cell: ({ staff }) => staff },
];

/**
 * The reports of the fault tests as a table in Markdown.
 * @param {import("../reports.d.ts").VitestReport} report
 * @returns {string}
 */
export function faultTable(report) {
  const faults = report.testResults
    .flatMap((file) => file.assertionResults.flatMap(({ meta }) => meta?.fault ?? []))
    .toSorted((one, other) => one.fault.localeCompare(other.fault));
  const drawn = columns.map(({ title, cell }) => {
    const cells = faults.map(cell);
    const width = Math.max(title.length, ...cells.map(({ length }) => length));
    return [title, "-".repeat(width), ...cells].map((text) => text.padEnd(width));
  });
  const lines = ["", "", ...faults].map((_, line) => `| ${drawn.map((column) => column[line]).join(" | ")} |`);
  return lines.join("\n");
}
