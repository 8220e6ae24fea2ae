import { expect, test } from "vitest";
import { faultTable } from "./table.mjs";

/** @param {{ fault: string, asked: number, lost: number, twice: number, staff: string }} [fault] */
const told = (fault) => ({ fullName: "", status: "passed", failureMessages: [], meta: fault ? { fault } : {} });

test("the table has a line for each test that reports a fault, in order, with its counts", () => {
  const report = {
    testResults: [
      {
        name: "",
        status: /** @type {const} */ ("passed"),
        message: "",
        assertionResults: [
          told({ fault: "reports: Redis flushed", asked: 20, lost: 0, twice: 0, staff: "20 sent" }),
          told(),
          told({ fault: "notifications: Redis flushed", asked: 3, lost: 1, twice: 2, staff: "2 sent, 1 uncertain" }),
        ],
      },
    ],
  };
  expect(faultTable(report)).toBe(
    [
      "| Fault                        | Mails | Lost | Twice | What the staff see  |",
      "| ---------------------------- | ----- | ---- | ----- | ------------------- |",
      "| notifications: Redis flushed | 3     | 1    | 2     | 2 sent, 1 uncertain |",
      "| reports: Redis flushed       | 20    | 0    | 0     | 20 sent             |",
    ].join("\n"),
  );
});
