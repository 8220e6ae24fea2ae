import { mkdir, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CommandError } from "../cli/context.ts";
import { type Installation, linked, pointTo, readAbout, removeOldReleases } from "./installation.ts";
import type { Services } from "./services.ts";

type Tools = {
  installation: Installation;
  services: Services;
  /** Asks the API over its address. @returns the commit that it runs; null while it is not ready */
  runningCommit: () => Promise<string | null>;
  print: (line: string) => void;
};

/** How long a restarted installation may take until the proxy's address answers with the new version, in ms. */
const answersWithin = 60_000;

/**
 * Updates an installation while it serves: backup, the new release beside the old one, database, workers, APIs one after another.
 * When the new release does not become ready, the old one runs again, and the reason is thrown.
 * @param fetch puts the new release beside the others and returns its name
 * @throws CommandError
 */
export async function update(tools: Tools, fetch: () => Promise<string>): Promise<void> {
  const { installation, services, print } = tools;
  await alone(installation, async () => {
    const from = linked(installation, "current") ?? "";
    const to = await fetch();
    if (to === from) return print(`${to} runs already.`);
    print(`Fetched: ${to}`);
    await services.start("agency-backup.service");
    print("Backup made");
    await switchTo(to, from, tools);
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
  await alone(installation, async () => {
    const [from, to] = [linked(installation, "current") ?? "", linked(installation, "previous")];
    if (to === null || to === from) throw new CommandError("There is no release to go back to.");
    await switchTo(to, from, tools);
    print(`Back from ${from} to ${to}`);
  });
}

async function switchTo(to: string, from: string, tools: Tools): Promise<void> {
  // Listed before: a unit that fails to restart is to run again on the way back.
  const units = [...(await tools.services.running("agency-worker")), ...(await tools.services.running("agency-api"))];
  try {
    await run(to, units, tools);
    pointTo(tools.installation, "previous", from);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    tools.print(`${to} does not run. Going back to ${from} …`);
    await run(from, units, tools);
    throw new CommandError(`Not updated: ${from} runs as before.\n${error.message}`);
  }
}

/** Runs a release in place of another. What runs goes on until its turn: no process reads the link after its start. */
async function run(name: string, units: string[], tools: Tools): Promise<void> {
  const { installation, services, runningCommit, print } = tools;
  pointTo(installation, "current", name);
  await services.restart("agency-setup.service");
  print("Database up to date");
  for (const unit of units) {
    await services.restart(unit);
    print(`Restarted: ${unit}`);
  }
  const { commit } = readAbout(join(installation.releases, name));
  const deadline = Date.now() + answersWithin;
  while ((await runningCommit()) !== commit) {
    if (Date.now() > deadline) throw new CommandError(`The API does not answer as ${name}.`);
    await sleep(200);
  }
}

/** Runs one update at a time. */
async function alone(installation: Installation, work: () => Promise<void>): Promise<void> {
  const lock = join(installation.home, ".updating");
  try {
    await mkdir(lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new CommandError(`Another update is running. If none is, one was killed: rmdir ${lock}, and update again.`);
  }
  try {
    await work();
  } finally {
    await rmdir(lock);
  }
}
