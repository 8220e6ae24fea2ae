import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Installation } from "./installation.ts";

/** Where the handbook puts them. */
export const systemdFolder = "/etc/systemd/system";

/**
 * Unit files of the current release that are missing among the installed ones, or differ, because an update brings them and does not install them.
 * @returns their names; null where systemd does not run the product
 */
export function otherUnitFiles({ home }: Installation, installed: string): string[] | null {
  const released = join(home, "current/docs/examples/systemd");
  const names = readdirSync(released).filter((name) => /\.(?:service|socket|timer)$/.test(name));
  if (!names.some((name) => existsSync(join(installed, name)))) return null;
  const read = (folder: string, name: string) => readFileSync(join(folder, name), "utf8");
  return names
    .filter((name) => !existsSync(join(installed, name)) || read(installed, name) !== read(released, name))
    .toSorted();
}

/** What to type for them. */
export function inWordsUnitFiles(installation: Installation, installed: string, names: string[]): string {
  const files = names.map((name) => join(installation.home, "current/docs/examples/systemd", name)).join(" ");
  return (
    `not those of this release: ${names.join(", ")}. Take them, as root: install -m 0644 ${files} ${installed}/ && ` +
    "systemctl daemon-reload. They apply from each service's next restart. Changes of your own belong in drop-ins: systemctl edit <unit>"
  );
}
