import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./repository.mjs";

const folder = join(root, "docs/examples/systemd");
/** @param {string} name */
const read = (name) => readFileSync(join(folder, name), "utf8");

test.each([
  ["agency-api@.service", ["DATABASE_URL", "REDIS_URL", "SECRET_KEY", "SMTP_URL", "GOOGLE_CLIENT_SECRET"]],
  [
    "agency-worker@.service",
    ["DATABASE_URL", "REDIS_URL", "SECRET_KEY", "SMTP_URL", "MAIL_LOOKUP_URL", "GOOGLE_CLIENT_SECRET"],
  ],
  ["agency-setup.service", ["DATABASE_URL", "SECRET_KEY", "ADMIN_PASSWORD"]],
  ["agency-backup.service", ["DATABASE_URL", "SECRET_KEY", "BACKUP_KEY"]],
])("the example %s gets the secrets of its work and no others: %j", (unit, wanted) => {
  const files = [...read(unit).matchAll(/^EnvironmentFile=\/etc\/agency\/(\S+)$/gm)].map(([, file = ""]) => file);
  const names = files.flatMap((file) => [...read(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name));
  expect(
    names.filter((name) => /_KEY$|_SECRET$|_PASSWORD$|^(?:DATABASE|REDIS|SMTP|MAIL_LOOKUP)_URL$/.test(name)),
  ).toEqual(wanted);
});

test.each(globSync("*.service", { cwd: folder }))(
  "the example %s has no capability and a root that can only be read",
  (unit) => {
    for (const line of ["NoNewPrivileges=yes", "CapabilityBoundingSet=", "ProtectSystem=strict"])
      expect(read(unit).split("\n")).toContain(line);
  },
);

test.each(globSync("*.service", { cwd: folder }))("the example %s has a limit on its memory", (unit) => {
  expect(read(unit)).toMatch(/^MemoryMax=\d+[MG]$/m);
});

test.each(["agency-api@.service", "agency-worker@.service"])(
  "the example %s is started again when it hangs",
  (unit) => {
    for (const line of ["Type=notify", "WatchdogSec=60", "Restart=always"])
      expect(read(unit).split("\n")).toContain(line);
  },
);
