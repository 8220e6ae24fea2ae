import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadAgencyFolder, loadEnvironmentFile } from "./environment-file.mjs";

const folder = mkdtempSync(join(tmpdir(), "agency-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("`.env` of the checkout fills in what is unset or empty, and real variables win", () => {
  writeFileSync(join(folder, ".env"), "# ours\nPORT=4000\nMAIL_FROM=a@agency.test\nSTAFF_EMAIL='b@agency.test'\n");
  /** @type {Record<string, string>} */
  const environment = { PORT: "5000", MAIL_FROM: "" };
  loadEnvironmentFile(folder, environment);
  expect(environment).toEqual({
    AGENCY_ENV: join(folder, ".env"),
    PORT: "5000",
    MAIL_FROM: "a@agency.test",
    STAFF_EMAIL: "b@agency.test",
  });
});

test("the folder that setup wrote is the agency's, also where `.env.example` was copied over its line, unless another is named", () => {
  const checkout = mkdtempSync(join(folder, "checkout-"));
  mkdirSync(join(checkout, "agency"));
  writeFileSync(join(checkout, "agency/agency.yaml"), "");
  writeFileSync(join(checkout, ".env"), "AGENCY_DIR=\n");
  for (const load of [loadEnvironmentFile, loadAgencyFolder]) {
    /** @type {Record<string, string>} */
    const environment = {};
    load(checkout, environment);
    expect(environment).toMatchObject({ AGENCY_DIR: "agency" });
    const other = { AGENCY_DIR: "../other" };
    load(checkout, other);
    expect(other).toMatchObject({ AGENCY_DIR: "../other" });
  }
});

test("AGENCY_ENV names other files, relative to the current folder, and the first of two wins", () => {
  writeFileSync(join(folder, "one"), "PORT=1");
  writeFileSync(join(folder, "two"), "PORT=2\nHOST=::1");
  /** @type {Record<string, string>} */
  const environment = { AGENCY_ENV: "one, two" };
  loadEnvironmentFile("/no/such/folder", environment, folder);
  expect(environment).toEqual({ AGENCY_ENV: `${folder}/one,${folder}/two`, PORT: "1", HOST: "::1" });
});

test("without a file nothing changes, and a file that was named but is missing is an error", () => {
  /** @type {Record<string, string>} */
  const environment = {};
  loadEnvironmentFile("/no/such/folder", environment);
  expect(environment).toEqual({});
  expect(() => loadEnvironmentFile(folder, { AGENCY_ENV: "/no/such/file" })).toThrow("/no/such/file");
});
