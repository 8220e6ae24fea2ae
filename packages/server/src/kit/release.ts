import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

const manifestSchema = z.object({ version: z.string() });
const releaseSchema = z.object({ commit: z.string().nullable(), tag: z.string().nullable() });

/** The version that runs here. */
type Release = {
  /** Such as `0.3.0`: the version that package.json and CHANGELOG.md name. */
  version: string;
  /** The commit's hash; null where neither a release nor a checkout says it. */
  commit: string | null;
  /** The tag of that commit; null between two releases. */
  tag: string | null;
};

let known: Release | undefined;

/** The version that runs, from `release.json` of a release, else from git. */
export function release(): Release {
  return (known ??= readRelease(root));
}

/** @param folder of a release or a checkout */
export function readRelease(folder: string): Release {
  const { version } = manifestSchema.parse(readJson(join(folder, "package.json")));
  const file = join(folder, "release.json");
  if (existsSync(file)) return { version, ...releaseSchema.parse(readJson(file)) };
  const commit = existsSync(join(folder, ".git")) ? git(folder, "rev-parse", "HEAD") : null;
  const tags = commit === null ? null : git(folder, "tag", "--points-at", "HEAD");
  return { version, commit, tag: tags?.split("\n")[0] || null };
}

/** The version in words, such as `0.3.0 (v0.3.0, 1a2b3c4)`. */
export function inWords({ version, commit, tag }: Release): string {
  const more = [tag, commit?.slice(0, 7)].filter(Boolean).join(", ");
  return more === "" ? version : `${version} (${more})`;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Reads also what another account has checked out; null without git. */
function git(folder: string, ...args: string[]): string | null {
  try {
    const all = ["-C", folder, "-c", `safe.directory=${folder.replace(/\/$/, "")}`, ...args];
    return execFileSync("git", all, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return null;
  }
}
