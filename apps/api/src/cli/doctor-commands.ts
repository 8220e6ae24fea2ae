import type { Command } from "commander";
import type { Environment } from "@agency/server/kit/environment";
import {
  type Finding,
  checkMemory,
  checkNode,
  checkRights,
  checkServerState,
  checkDatabase,
  checkMailServer,
  checkRedis,
  checkSecretKey,
  checkSettings,
  checkCertificate,
  checkProxy,
  checkPublicUrl,
} from "@agency/server/status/doctor";
import { checkAgency } from "./check-agency.ts";
import { CommandError, type CommandContext } from "./context.ts";
import { checkSender } from "./mail-domain.ts";

/** `doctor`. */
export function doctorCommands(program: Command, { environment, variables, dns, print }: CommandContext): void {
  program
    .command("doctor")
    .description("Look at everything the product needs, and print for each part `ok` or what to do. Changes nothing.")
    .addHelpText(
      "after",
      "\nRun it as the account of the product, with its environment. It ends with 1 if something has to be done.",
    )
    .action(async () => {
      const findings = await examine({ environment: environment(), variables: variables(), dns, now: new Date() });
      for (const { part, ok, told } of findings) print(`${ok ? "ok   " : "to do"}  ${part}: ${told}`);
      const open = findings.filter(({ ok }) => !ok).length;
      if (open > 0) throw new CommandError(`To do: ${open}`);
    });
}

type Installation = Pick<CommandContext, "dns"> & {
  environment: Environment;
  variables: NodeJS.Dict<string>;
  now: Date;
};

/** One after another, so that a slow part does not make another look slow. */
async function examine({ environment, variables, dns, now }: Installation): Promise<Finding[]> {
  // Without a mail server, or where nobody else uses the product, the DNS has nothing to say.
  const sends = environment.SMTP_URL !== undefined && environment.PUBLIC_URL.startsWith("https:");
  return [
    checkNode(process.versions.node),
    ...checkSettings(variables, environment),
    ...checkAgency(variables, environment),
    checkSecretKey(environment),
    await checkRights(environment.DATA_DIR, process.getuid?.()),
    ...(await checkServerState(environment, now)),
    checkMemory(process.availableMemory()),
    await checkDatabase(environment),
    await checkRedis(environment),
    await checkMailServer(environment),
    ...(sends ? await checkSender(environment, dns) : []),
    await checkPublicUrl(environment),
    ...(await checkCertificate(environment, now)),
    checkProxy(environment),
  ];
}
