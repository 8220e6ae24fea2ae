import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { repository, startEntry } from "@agency/testing/product";

const agencyFolder = join(repository, "packages/content/agency-folder.mjs");
/** Prints where the modules of the agency are. */
const printModules = `const { agencyModules } = await import(${JSON.stringify(agencyFolder)}); console.log(agencyModules);`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "agency-folder-"));
  afterwards(() => rmSync(folder, { recursive: true }));
});

test("a program started with plain node speaks for the agency in AGENCY_DIR, also where only the file of AGENCY_ENV names it", async () => {
  const env = join(folder, "env");
  writeFileSync(env, `AGENCY_DIR=${join(repository, "examples/tembusu")}\nDATA_DIR=${join(folder, "data")}\n`);
  const environment = { AGENCY_ENV: env };
  const setup = startEntry("apps/api/src/setup.ts", { environment });
  expect(await setup.ended, setup.printed()).toBe(0);
  const cli = startEntry("apps/api/src/cli.ts", { environment }, ["mail:test", "owner@client.test"]);
  expect(await cli.ended, cli.printed()).toBe(0);
  const [mail = ""] = readdirSync(join(folder, "data/mail"));
  expect(readFileSync(join(folder, "data/mail", mail), "utf8")).toContain("Tembusu Studio (sample)");
});

test.each(["apps/api/src/server.ts", "apps/api/src/setup.ts", "apps/api/src/cli.ts", "apps/worker/src/main.ts"])(
  "%s does not start with an AGENCY_DIR that is not there, and says so",
  async (entry) => {
    const program = startEntry(entry, { environment: { AGENCY_DIR: "/nope", DATA_DIR: join(folder, "none") } });
    expect(await program.ended).toBe(1);
    expect(program.printed()).toBe(
      "AGENCY_DIR is /nope, which has no agency.yaml. Name the agency's folder, or leave it empty.\n",
    );
  },
);

test("a program that may not write beside its code leaves nothing in the temporary folder when it ends", () => {
  const [agency, temporary, gone] = [join(folder, "own"), join(folder, "temporary"), join(folder, "gone")];
  for (const copy of [agency, gone]) cpSync(join(repository, "examples/tembusu"), copy, { recursive: true });
  mkdirSync(temporary);
  // It may not delete the modules of an agency that is gone either.
  spawnSync(process.execPath, ["--input-type=module", "-e", printModules], { env: { AGENCY_DIR: gone } });
  rmSync(gone, { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--permission", "--allow-fs-read=*", `--allow-fs-write=${temporary}`, "--input-type=module", "-e", printModules],
    { env: { AGENCY_DIR: agency, TMPDIR: temporary }, encoding: "utf8" },
  );
  expect({ status, stdout, stderr }).toMatchObject({ status: 0, stdout: expect.stringContaining(temporary) });
  expect(readdirSync(temporary)).toEqual([]);
});

// Node's permission to read a folder fails for the folder itself where its path begins another one's: /srv/agency beside /srv/agency-site.
test("a process that may not list the agency's folder uses the modules that its parent made", () => {
  const [agency, made] = [join(folder, "listed"), join(folder, "made")];
  cpSync(join(repository, "examples/tembusu"), agency, { recursive: true });
  const readable = [join(repository, "packages"), join(agency, "agency.yaml"), made];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--permission", ...readable.map((path) => `--allow-fs-read=${path}`), "--input-type=module", "-e", printModules],
    { env: { AGENCY_DIR: agency, AGENCY_MODULES: made }, encoding: "utf8" },
  );
  expect({ status, stdout, stderr }).toMatchObject({ status: 0, stdout: `${made}\n` });
});
