import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Environment } from "@agency/server/kit/environment";
import { siteProblem } from "@agency/server/kit/http/site";
import { CommandError } from "../cli/context.ts";
import { type AboutRelease, type Installation, readAbout } from "./installation.ts";

const run = promisify(execFile);

/** Where a release comes from: a file that `npm run release` made, or a tag of a git repository, which is built here. */
export type Wanted = { archive: string } | { tag: string; remote: string };

type Account = { uid: number; gid: number };

type Options = { environment: Environment; account: Account | null; print: (line: string) => void };

/**
 * Puts a release beside the others, and checks that it can run here. Nothing that runs is touched.
 * @returns its name
 * @throws CommandError when it cannot be fetched, or cannot run here
 */
export async function fetchRelease(installation: Installation, wanted: Wanted, options: Options): Promise<string> {
  const draft = await mkdtemp(join(installation.releases, ".incoming-"));
  try {
    await ("archive" in wanted ? unpack(wanted.archive, draft) : build(wanted, draft, options));
    const [name, ...more] = await readdir(draft);
    if (name === undefined || more.length > 0) throw new CommandError("This is no release: it is not one folder.");
    await check(join(draft, name), options.environment);
    const folder = join(installation.releases, name);
    // Whole since it was first fetched, and never changed.
    if (!existsSync(folder)) await rename(join(draft, name), folder);
    return name;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpack(archive: string, draft: string): Promise<void> {
  const path = resolve(archive);
  if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`);
  await inWords(run("tar", ["-xzf", path, "-C", draft, "--no-same-owner"]), `${path} cannot be unpacked`);
}

/** Builds a tag as the product's account, in a folder of its own. It takes npm and 900 MB of memory. */
async function build({ tag, remote }: { tag: string; remote: string }, draft: string, options: Options): Promise<void> {
  const { environment, account, print } = options;
  const work = await mkdtemp(join(tmpdir(), "agency-update-"));
  try {
    const source = join(work, "source");
    const clone = [
      "-c",
      "advice.detachedHead=false",
      "clone",
      "--quiet",
      "--depth",
      "1",
      "--branch",
      tag,
      "--",
      remote,
    ];
    await inWords(run("git", [...clone, source]), `There is no tag ${tag} in ${remote}, or it cannot be reached`);
    if (account) {
      await chown(work, account.uid, account.gid);
      await run("chown", ["-R", `${account.uid}:${account.gid}`, source]);
    }
    print(`Building ${tag} (a few minutes) …`);
    const { PUBLIC_URL, AGENCY_DIR = "" } = environment;
    // Not the whole environment: the build needs no secret.
    const env = { PATH: process.env["PATH"], HOME: work, PUBLIC_URL, AGENCY_DIR, ...wayOut() };
    const args = ["run", "--silent", "release", "--", "--folder", "--out", join(work, "out")];
    await inWords(
      run("npm", args, { cwd: source, env, ...account, maxBuffer: 64 * 1024 * 1024 }),
      `${tag} cannot be built`,
    );
    await mkdir(draft, { recursive: true });
    const [name = ""] = await readdir(join(work, "out"));
    await run("cp", ["-R", "--no-dereference", "--preserve=mode,timestamps,links", join(work, "out", name), draft]);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** How this machine reaches the network, and where npm gets its packages. */
function wayOut(): Record<string, string | undefined> {
  const isNeeded = /^(?:https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(?:file|dir)|npm_config_.+)$/i;
  // Root's own folders, in which the product's account may not write.
  const isOfRoot = /^npm_config_(?:cache|prefix|local_prefix|userconfig|globalconfig)$/i;
  const entries = Object.entries(process.env).filter(([name]) => isNeeded.test(name) && !isOfRoot.test(name));
  return Object.fromEntries(entries);
}

/** @throws CommandError when a release is not whole, is of another kind of machine, has another address in its pages, or does not start */
async function check(folder: string, { PUBLIC_URL }: Environment): Promise<AboutRelease> {
  const about = readAbout(folder);
  if (about.arch !== process.arch) {
    throw new CommandError(`${basename(folder)} is for ${about.arch}, and this machine is ${process.arch}.`);
  }
  if (about.publicUrl !== null && withoutLastSlash(about.publicUrl) !== PUBLIC_URL) {
    throw new CommandError(
      `The pages of ${basename(folder)} name ${about.publicUrl}, and PUBLIC_URL here is ${PUBLIC_URL}. ` +
        `Make the release again: PUBLIC_URL=${PUBLIC_URL} npm run release`,
    );
  }
  const problem = siteProblem(join(folder, "apps/web/sites/current"));
  if (problem !== null) throw new CommandError(`${basename(folder)} is not whole: ${problem}`);
  const tried = run(join(folder, "bin/node"), [join(folder, "apps/api/src/cli.ts"), "--version"]);
  await inWords(tried, `${basename(folder)} does not start here`);
  return about;
}

function withoutLastSlash(url: string): string {
  return url.endsWith("/") ? url.slice(0, -1) : url;
}

async function inWords(running: Promise<unknown>, problem: string): Promise<void> {
  try {
    await running;
  } catch (error) {
    const { stderr = "", stdout = "" } = error as { stderr?: string; stdout?: string };
    throw new CommandError(`${problem}.\n${([stdout, stderr].join("\n").trim() || String(error)).slice(-2000)}`);
  }
}
