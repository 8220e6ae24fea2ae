import { existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CommandError } from "./cli/context.ts";

/** The release or the checkout that this program is of. */
export const ownFolder = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

/** Whether a release runs from this folder, and not a checkout. */
export function isInstallation(root: string): boolean {
  const releases = dirname(root);
  return basename(releases) === "releases" && existsSync(join(dirname(releases), "current"));
}

/**
 * The folder that releases are installed in, such as `/srv/agency`: `releases/<name>`, each written once, and the links `current`
 * and `previous`.
 */
export type Installation = { home: string; releases: string };

/**
 * @param root the folder that this program runs from
 * @throws CommandError in a checkout
 */
export function findInstallation(root: string): Installation {
  const releases = dirname(root);
  if (isInstallation(root)) return { home: dirname(releases), releases };
  throw new CommandError(
    `${root} was not installed from a release. In a checkout, "git pull" and "npm start" update the product; ` +
      `docs/operations.md, "Install", says how to run it in production.`,
  );
}

/** The name of the release that a link points to; null where there is none. */
export function linked({ home }: Installation, name: "current" | "previous"): string | null {
  const path = join(home, name);
  return existsSync(path) ? basename(readlinkSync(path)) : null;
}

/** Points a link to another release in one step. */
export function pointTo({ home }: Installation, name: "current" | "previous", release: string): void {
  const path = join(home, name);
  const draft = `${path}.${process.pid}.part`;
  rmSync(draft, { force: true });
  symlinkSync(join("releases", release), draft);
  renameSync(draft, path);
}

/** Leaves nothing that an undo could go back to. */
export function forgetPrevious({ home }: Installation): void {
  rmSync(join(home, "previous"), { force: true });
}
