import type { Command } from "commander";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Environment, givenVariables, readEnvironment } from "@agency/server/kit/environment";
import { inWords, readRelease, release } from "@agency/server/kit/release";
import { findInstallation, linked, ownFolder } from "../installation.ts";
import { cutOff, inWordsCutOff, lastFailure, runningUpdate } from "../one-update.ts";
import { readyRelease } from "../ready-release.ts";
import { tryApi, tryWorker } from "../trial.ts";
import { inWordsUnitFiles, otherUnitFiles, systemdFolder } from "../unit-files.ts";
import { fetchRelease, openServices, undo, update, type Wanted } from "../update.ts";
import { AlreadyTold, CommandError, type CommandContext } from "./context.ts";

type Options = { from?: string; undo?: boolean; systemctl: string; attached?: boolean };

/** `update` and `status`. They run as root, because they restart services. */
export function updateCommands(program: Command, { print }: Pick<CommandContext, "print">): void {
  program
    .command("update [release]")
    .description(
      "Update this installation while it serves. <release> is a file that `npm run release` made, or a tag, with --from.",
    )
    .option("--from <remote>", "the git repository that has the tag; the release is then built here")
    .option("--undo", "go back to the release before")
    .option("--systemctl <program>", "a program to call in place of systemctl, with the same arguments", "systemctl")
    .option("--attached", "end with the terminal; without it, an update goes on where the connection is lost")
    .action(async (wanted: string | undefined, options: Options) => {
      if (!options.attached) {
        await goOnWithoutTerminal(print);
        return tellUnitFiles(print);
      }
      const installation = findInstallation(ownFolder);
      // Not the context's: this command keeps root's rights.
      const environment = readEnvironment(process.env);
      const account = buildAccount(environment);
      const variables = { ...givenVariables(process.env), DATA_DIR: environment.DATA_DIR };
      const tools = {
        installation,
        services: openServices(options.systemctl),
        runningCommit: () => readyRelease(localAddress(environment)).then((answer) => answer?.commit ?? null),
        tryOut: async (name: string, commit: string) => {
          const folder = join(installation.releases, name);
          await tryApi(folder, commit, { variables, account });
          await tryWorker(folder, { variables, account });
        },
        print,
      };
      if (options.undo) return undo(tools);
      const from = wantedRelease(wanted, options.from);
      await update(tools, () => fetchRelease(installation, from, { environment, account, print }));
    });

  program
    .command("status")
    .description("Say which version is installed, which one answers, and how each service is.")
    .option("--systemctl <program>", "a program to call in place of systemctl, with the same arguments", "systemctl")
    .action(async ({ systemctl }: Options) => {
      const environment = readEnvironment(process.env);
      const installation = findInstallation(ownFolder);
      const previous = linked(installation, "previous");
      const answer = await readyRelease(localAddress(environment));
      print(`Installed: ${inWords(release())}, ${ownFolder}`);
      if (previous) print(`Before it: ${inWords(readRelease(join(installation.releases, previous)))}`);
      print(`Answers:   ${answer ? inWords(answer) : `nothing is ready at ${localAddress(environment)}`}`);
      const services = openServices(systemctl);
      const units = [...(await services.running("agency-api")), ...(await services.running("agency-worker"))];
      for (const unit of [...units, "agency-backup.timer"]) print(`${unit}: ${await services.state(unit)}`);
      const [now, cut] = [runningUpdate(installation), cutOff(installation)];
      if (now !== null) print(`Update:    runs, as process ${now}`);
      const failed = lastFailure(installation);
      if (failed !== null) print(`Update:    the last one failed, ${failed}`);
      if (cut) throw new CommandError(inWordsCutOff(cut));
      if (!answer) throw new CommandError("The product is not ready.");
    });
}

/**
 * Runs this command again in a session of its own, which neither Ctrl-C nor a lost connection ends, and waits for it.
 * @throws AlreadyTold when it fails
 */
async function goOnWithoutTerminal(print: (line: string) => void): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1), "--attached"], {
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      print("The update goes on by itself. `agency status` shows how far it is.");
      process.exit(130);
    });
  }
  const [code] = await once(child, "exit");
  if (code !== 0) throw new AlreadyTold();
}

/** Of the release that runs since. */
function tellUnitFiles(print: (line: string) => void): void {
  const installation = findInstallation(ownFolder);
  const others = otherUnitFiles(installation, systemdFolder) ?? [];
  if (others.length > 0) print(`Unit files: ${inWordsUnitFiles(installation, systemdFolder, others)}`);
}

/** @throws CommandError when it is neither a file nor a tag of a repository */
function wantedRelease(wanted: string | undefined, remote: string | undefined): Wanted {
  if (wanted === undefined) throw new CommandError("Name a file that `npm run release` made, or a tag with --from.");
  if (remote !== undefined) return { tag: wanted, remote };
  if (existsSync(wanted)) return { archive: wanted };
  throw new CommandError(`There is no file ${wanted}. For a tag, name the git repository: --from https://…`);
}

/** The account of the product, which builds; null where it is this one. */
function buildAccount({ DATA_DIR }: Environment): { uid: number; gid: number } | null {
  const owner = process.getuid?.() === 0 ? statSync(DATA_DIR, { throwIfNoEntry: false }) : undefined;
  return owner === undefined || owner.uid === 0 ? null : { uid: owner.uid, gid: owner.gid };
}

function localAddress({ HOST, PORT }: Environment): string {
  return `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`;
}
