import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { CommandError } from "../cli/context.ts";

/** What `npm run release` writes about a release. */
const aboutSchema = z.object({
  version: z.string(),
  commit: z.string(),
  tag: z.string().nullable(),
  arch: z.string(),
  /** The address in its pages; null for that of a developer's machine. */
  publicUrl: z.string().nullable(),
});
export type AboutRelease = z.infer<typeof aboutSchema>;

/** How many releases stay on the disk. */
const kept = 3;

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
  const home = dirname(releases);
  if (basename(releases) === "releases" && existsSync(join(home, "current"))) return { home, releases };
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

/** @throws CommandError when the folder is no release */
export function readAbout(folder: string): AboutRelease {
  const file = join(folder, "release.json");
  if (!existsSync(file)) throw new CommandError(`${folder} is no release of this product: it has no release.json.`);
  return aboutSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Deletes all but the newest releases. The current one and the one before it stay. */
export function removeOldReleases(installation: Installation): string[] {
  const { releases } = installation;
  const used = [linked(installation, "current"), linked(installation, "previous")];
  const old = readdirSync(releases)
    .filter((name) => !name.startsWith(".") && !used.includes(name))
    .map((name) => ({ name, at: statSync(join(releases, name)).ctimeMs }))
    .toSorted((one, other) => other.at - one.at)
    .slice(kept - used.length)
    .map(({ name }) => name);
  for (const name of old) rmSync(join(releases, name), { recursive: true });
  return old;
}
