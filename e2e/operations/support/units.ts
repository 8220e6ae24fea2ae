import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A unit file as it is installed: each setting's values, in order. */
export type Unit = { name: string; all: (setting: string) => string[]; one: (setting: string) => string | undefined };

const folder = "/etc/systemd/system";

/**
 * Reads a unit as systemd does: `agency-api@1.service` from `agency-api@.service`, with %i and %n filled in.
 * @throws when it is not installed
 */
export function readUnit(name: string): Unit {
  const [, prefix = "", instance, kind = ""] = /^([^@.]+)(?:@(.+))?\.(\w+)$/.exec(name) ?? [];
  const file = join(folder, instance === undefined ? name : `${prefix}@.${kind}`);
  if (!existsSync(file)) throw new Error(`Unit ${name} not found`);
  const lines = readFileSync(file, "utf8").split("\n");
  const settings = lines.flatMap((line) => {
    const [, setting, value = ""] = /^(\w+)=(.*)$/.exec(line.trim()) ?? [];
    const filled = value.replaceAll("%i", instance ?? "").replaceAll("%n", name);
    return setting === undefined ? [] : [{ setting, value: filled }];
  });
  const all = (wanted: string) => settings.filter(({ setting }) => setting === wanted).map(({ value }) => value);
  return { name, all, one: (wanted) => all(wanted).at(-1) };
}

/** Names without a suffix are services. */
export function fullName(name: string): string {
  return /\.(service|socket|timer)$/.test(name) ? name : `${name}.service`;
}

/** The variables that a unit's processes get; its files are read with root's rights, as systemd reads them. */
export function environmentOf(unit: Unit): Record<string, string> {
  const direct = unit.all("Environment").flatMap((line) => line.split(" "));
  const fromFiles = unit.all("EnvironmentFile").flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const pairs = [...direct, ...fromFiles].filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
}
