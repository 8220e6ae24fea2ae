import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { checkUnitFiles } from "./cli/doctor-commands.ts";
import { pointTo } from "./installation.ts";

/** A release with two unit files, current in a home of its own, and an empty folder of installed ones. */
function machine() {
  const home = mkdtempSync(join(tmpdir(), "agency-home-"));
  afterwards(() => rm(home, { recursive: true }));
  const release = join(home, "releases/one");
  const [released, installed] = [join(release, "docs/examples/systemd"), join(home, "installed")];
  for (const folder of [released, installed]) mkdirSync(folder, { recursive: true });
  for (const name of ["agency-api@.service", "agency-backup.timer", "api.env"]) {
    writeFileSync(join(released, name), `of the release: ${name}`);
  }
  pointTo({ home, releases: join(home, "releases") }, "current", "one");
  const install = (name: string, text = `of the release: ${name}`) => writeFileSync(join(installed, name), text);
  return { home, release, installed, install };
}

test("unit files that an update brought are named until they are installed, with the line that does it", () => {
  const { home, release, installed, install } = machine();
  install("agency-api@.service", "of the release before");
  const [found] = checkUnitFiles(release, installed);
  expect(found).toMatchObject({ part: "Unit files", ok: false });
  const folder = join(home, "current/docs/examples/systemd");
  expect(found?.told).toContain(
    `install -m 0644 ${folder}/agency-api@.service ${folder}/agency-backup.timer ${installed}/ && systemctl daemon-reload`,
  );

  install("agency-api@.service");
  install("agency-backup.timer");
  expect(checkUnitFiles(release, installed)).toMatchObject([{ part: "Unit files", ok: true }]);
});

test("where nothing of the product runs under systemd, unit files are ignored", () => {
  const { release, installed } = machine();
  expect(checkUnitFiles(release, installed)).toEqual([]);
  expect(checkUnitFiles("/home/somebody/agency", installed)).toEqual([]);
});
