import { expect, test } from "vitest";
import { attackRows, attackTable } from "./attack-table.mjs";

test("tests, requests and failures are counted per kind of attack and shape, nested ones too", () => {
  /** @param {"expected" | "unexpected"} status @param {string} requests */
  const spec = (status, requests) => ({
    title: "a test",
    tests: [
      {
        projectName: "services",
        status,
        annotations: [
          { type: "requests", description: requests },
          { type: "figures", description: "median 40 ms" },
        ],
        results: [{ errors: [], attachments: [], duration: 500 }],
      },
    ],
  });
  const report = {
    errors: [],
    suites: [
      {
        title: "access.attack.ts",
        specs: [spec("expected", "20")],
        suites: [{ title: "inner", specs: [spec("unexpected", "5")] }],
      },
    ],
  };
  const rows = attackRows(report);
  expect(rows).toMatchObject([{ attack: "access", shape: "services", tests: 2, requests: 25, failed: 1, seconds: 1 }]);
  expect(attackTable(rows).split("\n")[1]).toMatch(/^access {2}services {6}2 {8}25 {7}1 {6}1\.0$/);
  expect(attackTable(rows)).toContain("access: median 40 ms");
});
