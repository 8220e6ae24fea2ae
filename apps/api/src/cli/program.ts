import { Command, CommanderError } from "commander";
import { BackupError } from "@agency/server/backup/manifest";
import { inWords, release } from "@agency/server/kit/release";
import { startProblem } from "@agency/server/kit/start";
import { clientCommands, staffCommands } from "./account-commands.ts";
import { backupCommands } from "./backup-commands.ts";
import { AlreadyTold, CommandError, type CommandContext } from "./context.ts";
import { doctorCommands } from "./doctor-commands.ts";
import { goingLiveCommand } from "./going-live.ts";
import { updateCommands } from "./update-commands.ts";
import { upkeepCommands } from "./upkeep-commands.ts";

/** Exit codes: done, failed, wrong usage. */
const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const;

type Output = CommandContext & { printError: (line: string) => void };

/**
 * Runs one command of the operators' command line.
 * @param args the arguments after the program's name
 * @returns the exit code
 */
export async function runCli(args: string[], output: Output): Promise<number> {
  const program = new Command("agency")
    .description(
      "Commands for operators. They read the same environment variables as the product; see docs/operations.md.",
    )
    .version(inWords(release()))
    .helpCommand(false)
    .showHelpAfterError("(use --help to see the options)")
    .exitOverride()
    .configureOutput({ writeOut: trimmed(output.print), writeErr: trimmed(output.printError) })
    .addHelpText("after", "\nExit codes: 0 done, 1 failed, 2 wrong usage.");
  staffCommands(program, output);
  clientCommands(program, output);
  upkeepCommands(program, output);
  backupCommands(program, output);
  doctorCommands(program, output);
  goingLiveCommand(program, output);
  updateCommands(program, output);
  if (args.length === 0) {
    program.outputHelp();
    return exitCodes.wrongUsage;
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage;
    if (!(error instanceof AlreadyTold)) output.printError(told(error));
    return exitCodes.failed;
  }
}

function trimmed(print: (line: string) => void) {
  return (text: string) => print(text.replace(/\n$/, ""));
}

/** Our own errors are written for people. Others also need their place in the code. */
function told(error: unknown): string {
  const ours = [CommandError, BackupError].some((kind) => error instanceof kind);
  if (ours) return (error as Error).message;
  return startProblem(error);
}
