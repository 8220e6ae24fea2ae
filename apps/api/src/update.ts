import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { chown, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { z } from "zod";
import type { Environment } from "@agency/server/kit/environment";
import { siteProblem } from "@agency/server/kit/http/site";
import { CommandError } from "./cli/context.ts";
import { forgetPrevious, type Installation, linked, pointTo } from "./installation.ts";
import { alone, isSettled, note, settle, type Switch } from "./one-update.ts";

type Tools = {
  installation: Installation;
  services: Services;
  /** Asks the API over its address. @returns the commit that it runs; null while it is not ready */
  runningCommit: () => Promise<string | null>;
  /** Starts a release where no visitor comes. @throws CommandError when it does not become ready */
  tryOut: (name: string, commit: string) => Promise<void>;
  print: (line: string) => void;
};

/** How long a restarted installation may take until the proxy's address answers with the new version, in ms. */
const answersWithin = 60_000;

/**
 * Updates an installation while it serves: backup, the new release beside the old one, database, a trial, workers, APIs one after another.
 * When the new release does not become ready, the old one runs again, and the reason is thrown.
 * @param fetch puts the new release beside the others and returns its name
 * @throws CommandError
 */
export async function update(tools: Tools, fetch: () => Promise<string>): Promise<void> {
  const { installation, services, print } = tools;
  await alone(installation, async (cut) => {
    const from = cut?.from ?? linked(installation, "current") ?? "";
    const before = readdirSync(installation.releases);
    const to = await fetch();
    if (to === from && cut === null) return print(`${to} runs already.`);
    print(`Fetched: ${to}`);
    await services.start("agency-backup.service");
    print("Backup made");
    await switchTo({ from, to }, cut, tools).catch((error: unknown) => {
      // Migrations keep one version before them working, which `from` is now, and the release before `from` is not.
      forgetPrevious(installation);
      // Where the way back failed, too, services may still run it.
      if (!before.includes(to) && isSettled(installation))
        rmSync(join(installation.releases, to), { recursive: true, force: true });
      throw error;
    });
    for (const name of removeOldReleases(installation)) print(`Deleted: ${name}`);
    print(`Updated: ${from} to ${to}`);
  });
}

/**
 * Goes back to the release before. The database stays as it is: migrations only add, and keep the previous version working.
 * @throws CommandError when there is none, or it does not become ready
 */
export async function undo(tools: Tools): Promise<void> {
  const { installation, print } = tools;
  await alone(installation, async (cut) => {
    const from = cut?.to ?? linked(installation, "current") ?? "";
    const to = cut?.from ?? linked(installation, "previous");
    if (to === null || to === from) throw new CommandError(nothingBefore(from));
    await switchTo({ from, to }, cut, tools);
    print(`Back from ${from} to ${to}`);
  });
}

function nothingBefore(from: string): string {
  return (
    `There is no release to go back to. ${from} is the first one here, or an update failed and ${from} runs as before. Nothing needs to be ` +
    "undone, and backups go on. Go forward when the new release is repaired: agency update agency-….tar.gz"
  );
}

/** @param cut the update before it, which was cut off */
async function switchTo({ from, to }: Switch, cut: Switch | null, tools: Tools): Promise<void> {
  const { installation, services, tryOut, print } = tools;
  // Listed before: a unit that fails to restart is to run again on the way back.
  const units = [...(await services.running("agency-worker")), ...(await services.running("agency-api"))];
  // After an update that was cut off, nobody knows what the services run.
  let toRestore = cut === null ? [] : units;
  note(installation, { from, to });
  try {
    await point(to, tools);
    // What systemd starts again meanwhile is still the old one.
    pointTo(installation, "current", from);
    await tryOut(to, releaseCommit(to, installation));
    print(`Tried: ${to} becomes ready`);
    pointTo(installation, "current", to);
    toRestore = units;
    await restart(to, units, tools);
    pointTo(installation, "previous", from);
    settle(installation);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    print(`${to} does not run. Going back to ${from} …`);
    await point(from, tools);
    await restart(from, toRestore, tools);
    settle(installation);
    throw new CommandError(`Not updated: ${from} runs as before.\n${error.message}`);
  }
}

/** Makes a release start from now on, on its database. Running processes continue: no process reads the link after its start. */
async function point(name: string, { installation, services, print }: Tools): Promise<void> {
  pointTo(installation, "current", name);
  await services.restart("agency-setup.service");
  print("Database up to date");
}

/** Restarts services, each in its turn, until the API's address answers as the release. */
async function restart(
  name: string,
  units: string[],
  { installation, services, runningCommit, print }: Tools,
): Promise<void> {
  for (const unit of units) {
    await services.restart(unit);
    print(`Restarted: ${unit}`);
  }
  const deadline = Date.now() + answersWithin;
  while ((await runningCommit()) !== releaseCommit(name, installation)) {
    if (Date.now() > deadline) throw new CommandError(`The API does not answer as ${name}.`);
    await sleep(200);
  }
}

function releaseCommit(name: string, { releases }: Installation): string {
  return readAbout(join(releases, name)).commit;
}

const execute = promisify(execFile);

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
  await inWords(execute("tar", ["-xzf", path, "-C", draft, "--no-same-owner"]), `${path} cannot be unpacked`);
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
    await inWords(execute("git", [...clone, source]), `There is no tag ${tag} in ${remote}, or it cannot be reached`);
    if (account) {
      await chown(work, account.uid, account.gid);
      await execute("chown", ["-R", `${account.uid}:${account.gid}`, source]);
    }
    print(`Building ${tag} (a few minutes) …`);
    const { PUBLIC_URL, AGENCY_DIR = "" } = environment;
    // Not the whole environment: the build needs no secret.
    const env = { PATH: process.env["PATH"], HOME: work, PUBLIC_URL, AGENCY_DIR, ...wayOut() };
    const args = ["run", "--silent", "release", "--", "--folder", "--out", join(work, "out")];
    await inWords(
      execute("npm", args, { cwd: source, env, ...account, maxBuffer: 64 * 1024 * 1024 }),
      `${tag} cannot be built`,
    );
    await mkdir(draft, { recursive: true });
    const [name = ""] = await readdir(join(work, "out"));
    await execute("cp", ["-R", "--no-dereference", "--preserve=mode,timestamps,links", join(work, "out", name), draft]);
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
  const tried = execute(join(folder, "bin/node"), [join(folder, "apps/api/src/cli.ts"), "--version"]);
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

/** Written by `npm run release`. */
const aboutSchema = z.object({
  version: z.string(),
  commit: z.string(),
  tag: z.string().nullable(),
  arch: z.string(),
  /** The address in its pages; null for that of a developer's machine. */
  publicUrl: z.string().nullable(),
});
type AboutRelease = z.infer<typeof aboutSchema>;

/** How many releases stay on the disk. */
const kept = 3;

/** @throws CommandError when the folder is not a release */
function readAbout(folder: string): AboutRelease {
  const file = join(folder, "release.json");
  if (!existsSync(file)) throw new CommandError(`${folder} is no release of this product: it has no release.json.`);
  return aboutSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Deletes all but the newest releases. The current one and the one before it stay. */
function removeOldReleases(installation: Installation): string[] {
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

/** The services of an installation, as systemd or what stands in for it runs them. */
export type Services = {
  /** Runs a unit to its end, or starts it. @throws CommandError with what to read when it fails */
  start: (unit: string) => Promise<void>;
  /** Restarts a unit, and waits until it is ready. @throws CommandError with what to read when it is not */
  restart: (unit: string) => Promise<void>;
  /** Names of the running units of a template, such as `agency-api@1.service`, in order. */
  running: (template: "agency-api" | "agency-worker") => Promise<string[]>;
  /** Such as `active` or `failed`. */
  state: (unit: string) => Promise<string>;
};

/** @param program called as `systemctl` is */
export function openServices(program: string): Services {
  const call = async (...args: string[]) => (await promisify(execFile)(program, args)).stdout;
  const act = async (verb: "start" | "restart", unit: string) => {
    try {
      await call(verb, unit);
    } catch (error) {
      const { stderr = "" } = error as { stderr?: string };
      throw new CommandError(`${unit} did not ${verb}. \`journalctl -u ${unit} -n 50\` says why.\n${stderr}`.trim());
    }
  };
  return {
    start: (unit) => act("start", unit),
    restart: (unit) => act("restart", unit),
    running: async (template) => {
      const list = await call("list-units", "--plain", "--no-legend", "--state=active", `${template}@*.service`);
      const names = list.split("\n").flatMap((line) => line.trim().split(/\s+/, 1));
      return names.filter((name) => name.startsWith(`${template}@`)).toSorted();
    },
    // It exits with 3 for a unit that does not run.
    state: (unit) =>
      call("is-active", unit).then(
        (text) => text.trim(),
        ({ stdout }: { stdout?: string }) => stdout?.trim() || "unknown",
      ),
  };
}
