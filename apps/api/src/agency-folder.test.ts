import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { repository, startEntry } from "@agency/testing/product";

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

test("a program does not start with an AGENCY_DIR that is not there, and says so", async () => {
  const program = startEntry("apps/api/src/setup.ts", {
    environment: { AGENCY_DIR: "/nope", DATA_DIR: join(folder, "none") },
  });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toBe(
    "AGENCY_DIR is /nope, which has no agency.yaml. Name the agency's folder, or leave it empty.\n",
  );
});

const entries = ["apps/api/src/server.ts", "apps/api/src/setup.ts", "apps/api/src/cli.ts", "apps/worker/src/main.ts"];

test.each(entries)("%s does not start with a folder that has a mistake, and says its file and line", async (entry) => {
  const agency = join(folder, "mistaken");
  mkdirSync(agency, { recursive: true });
  writeFileSync(
    join(agency, "agency.yaml"),
    "languages: { en: { label: English, short: EN, locale: en-MY } }\nname: 7\n",
  );
  const program = startEntry(entry, { environment: { AGENCY_DIR: agency, DATA_DIR: join(folder, "none") } });
  expect(await program.ended).toBe(1);
  expect(program.printed()).toContain(`${agency} has mistakes:\n\n`);
  expect(program.printed()).toContain('agency.yaml, line 2: name must be in quotation marks, as a text is: "7".\n');
});
