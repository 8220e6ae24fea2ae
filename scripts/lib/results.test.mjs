import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closingLine, readPlaywrightReport, readVitestReport, sum } from "./results.mjs";

/**
 * @param {string} status
 * @param {string[]} [failureMessages]
 */
function vitestTest(status, failureMessages = []) {
  return { fullName: `${status} test`, status, failureMessages };
}

/**
 * @param {"expected" | "unexpected" | "flaky" | "skipped"} status
 * @param {string} [message]
 */
function browserTest(status, message) {
  const errors = message === undefined ? [] : [{ message }];
  const attachments = /** @type {import("./reports.d.ts").Attachment[]} */ ([]);
  return { title: `${status} test`, tests: [{ projectName: "chromium", status, results: [{ errors, attachments }] }] };
}

test("a skipped or unwritten vitest test counts as failed", () => {
  const assertionResults = [
    vitestTest("passed"),
    vitestTest("skipped"),
    vitestTest("todo"),
    vitestTest("failed", ["1 is not 2"]),
  ];
  const result = readVitestReport({
    testResults: [{ name: "a.test.ts", status: "failed", message: "MariaDB did not start", assertionResults }],
  });
  expect(closingLine(result)).toBe("1 passed, 3 failed");
  expect(result.failures.map(({ name }) => name)).toEqual([
    "a.test.ts > skipped test",
    "a.test.ts > todo test",
    "a.test.ts > failed test",
  ]);
  expect(result.failures[0]?.detail).toContain("MariaDB did not start");
  expect(result.failures[2]?.detail).toBe("1 is not 2");
});

test("a vitest file that broke before its tests ran counts as failed, with its reason", () => {
  const broken = {
    name: "a.test.ts",
    status: /** @type {const} */ ("failed"),
    message: "no such module",
    assertionResults: [],
  };
  expect(readVitestReport({ testResults: [broken] }).failures).toEqual([
    { name: "a.test.ts", detail: "no such module" },
  ]);
});

test("browser tests are counted in nested suites, and flaky or skipped ones count as failed", () => {
  const suites = [
    {
      title: "portal.spec.ts",
      specs: [browserTest("expected"), browserTest("skipped")],
      suites: [
        { title: "in Malay", specs: [browserTest("unexpected", "wrong text"), browserTest("flaky", "too slow")] },
      ],
    },
  ];
  const result = readPlaywrightReport({ errors: [], suites });
  expect(closingLine(result)).toBe("1 passed, 3 failed");
  expect(result.failures[1]).toEqual({
    name: "portal.spec.ts > in Malay > unexpected test > chromium",
    detail: "wrong text",
  });
  expect(result.failures[2]?.detail).toContain("only when it was run again");
});

test("a browser test that failed tells what stood on the page", () => {
  const path = join(mkdtempSync(join(tmpdir(), "page-")), "error-context.md");
  writeFileSync(path, "# Error details\n\n```\nexpected 550\n```\n\n```yaml\n- main:\n  - text: 530\n```\n");
  const spec = browserTest("unexpected", "expected 550");
  spec.tests[0]?.results[0]?.attachments.push(
    { name: "error-context", path },
    { name: "screenshot", path: "page.png" },
  );
  const { failures } = readPlaywrightReport({ errors: [], suites: [{ title: "review.test.ts", specs: [spec] }] });
  expect(failures[0]?.detail).toBe("expected 550\n- main:\n  - text: 530\n");
});

test("browser tests that never ran count as one failure together", () => {
  const never = {
    ...browserTest("skipped"),
    tests: [{ projectName: "", status: /** @type {const} */ ("skipped"), results: [] }],
  };
  const result = readPlaywrightReport({ errors: [], suites: [{ title: "portal.spec.ts", specs: [never, never] }] });
  expect(result).toEqual({
    passed: 0,
    failures: [{ name: "browser tests", detail: "2 tests were not run, because too many others failed." }],
  });
});

test("a browser run that broke as a whole counts as failed", () => {
  expect(readPlaywrightReport({ errors: [{ message: "No tests found" }], suites: [] })).toEqual({
    passed: 0,
    failures: [{ name: "browser tests", detail: "No tests found" }],
  });
});

test("results add up to the line that CI reads", () => {
  const failure = { name: "lint", detail: "" };
  expect(
    closingLine(
      sum([
        { passed: 2, failures: [] },
        { passed: 3, failures: [failure] },
      ]),
    ),
  ).toBe("5 passed, 1 failed");
});
