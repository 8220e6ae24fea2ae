import { expect } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { call } from "../src/support/staff.ts";
import { test } from "../src/support/test.ts";
import { fileWith, readWith, readWithPython } from "./support/readers.ts";

test.use({ signedIn: true });

const pythonCsv = `
import sys, json, csv, io
print(json.dumps(list(csv.DictReader(io.StringIO(sys.stdin.buffer.read().decode("utf-8-sig"), newline="")))))
`;

/** A message with all that makes programs read a table in different ways. */
const message = 'Kami, "Kedai Contoh", mahu:\n1) laman web; 2) iklan\n怡保 – RM 2,500';

test("three programs read the same rows in the list of enquiries", async ({ page }) => {
  await call(page, "POST /api/contact", {
    body: {
      firstName: "Puan Siti, Ipoh",
      oneName: true,
      email: "csv@read.example",
      noWebsite: true,
      projectDetails: message,
    },
  });
  await expect
    .poll(async () => (await (await page.request.get("/api/enquiries/export")).text()).includes("csv@read.example"))
    .toBe(true);
  const csv = await (await page.request.get("/api/enquiries/export")).body();
  const python = readWithPython(pythonCsv, csv) as Record<string, string>[];
  const miller = JSON.parse(readWith("mlr", ["--icsv", "--ojson", "-S", "cat"], csv).toString()) as Record<
    string,
    string
  >[];
  const path = fileWith("enquiries.csv", csv.subarray(3));
  const database = join(mkdtempSync(join(tmpdir(), "table-")), "table.sqlite");
  readWith("sqlite3", [database], `.mode csv\n.import ${path} enquiries\n`);
  const sqlite = JSON.parse(readWith("sqlite3", ["-json", database, "SELECT * FROM enquiries"]).toString()) as Record<
    string,
    string
  >[];
  const plain = (rows: Record<string, string>[]) =>
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value.replaceAll("\r\n", "\n")])),
    );
  expect(plain(miller)).toEqual(plain(python));
  expect(plain(sqlite)).toEqual(plain(python));
  expect(plain(python).some((row) => Object.values(row).includes(message))).toBe(true);
});
