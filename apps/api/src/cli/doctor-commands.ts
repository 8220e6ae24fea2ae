import type { Command } from "commander";
import { fileURLToPath } from "node:url";
import { agencyFolder } from "@agency/content/agency-place";
import { placeholders } from "@agency/content/placeholders";
import { migrations } from "@agency/server/compose/migrations";
import type { Environment } from "@agency/server/kit/environment";
import {
  checkCertificate,
  checkDatabase,
  checkMailServer,
  checkMemory,
  checkNode,
  checkProxy,
  checkPublicUrl,
  checkRedis,
  checkRights,
  checkSecretKey,
  checkServerState,
  checkSettings,
  checkTables,
  type Finding,
  ok,
  todo,
} from "@agency/server/status/doctor";
import { findInstallation, isInstallation, ownFolder } from "../installation.ts";
import { cutOff, inWordsCutOff } from "../one-update.ts";
import { inWordsUnitFiles, otherUnitFiles, systemdFolder } from "../unit-files.ts";
import { type CommandContext, CommandError } from "./context.ts";
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
      for (const { part, ok: fine, told } of findings) print(`${fine ? "ok   " : "to do"}  ${part}: ${told}`);
      const open = findings.filter((one) => !one.ok).length;
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
    ...checkAgency(environment),
    ...checkUpdate(ownFolder),
    ...checkUnitFiles(ownFolder, systemdFolder),
    checkSecretKey(environment),
    await checkRights(environment.DATA_DIR, process.getuid?.()),
    ...(await checkServerState(environment, now)),
    ...checkTables(now),
    checkMemory(process.availableMemory()),
    await checkDatabase(environment, migrations),
    await checkRedis(environment),
    await checkMailServer(environment),
    ...(sends ? await checkSender(environment, dns) : []),
    await checkPublicUrl(environment),
    ...(await checkCertificate(environment, now)),
    checkProxy(environment),
  ];
}

/** Whether an update was cut off; nothing in a checkout. */
export function checkUpdate(folder: string): Finding[] {
  if (!isInstallation(folder)) return [];
  const cut = cutOff(findInstallation(folder));
  return cut ? [todo("Update", inWordsCutOff(cut))] : [];
}

/** Whether systemd has the unit files of the release; nothing in a checkout, or where systemd does not run it. */
export function checkUnitFiles(folder: string, installed: string): Finding[] {
  if (!isInstallation(folder)) return [];
  const installation = findInstallation(folder);
  const others = otherUnitFiles(installation, installed);
  if (others === null) return [];
  if (others.length === 0) return [ok("Unit files", "those of this release")];
  return [todo("Unit files", inWordsUnitFiles(installation, installed, others))];
}

/** Which agency's folder is read, and what it has left of the sample. */
export function checkAgency({ PUBLIC_URL }: Pick<Environment, "PUBLIC_URL">): Finding[] {
  const read = fileURLToPath(agencyFolder);
  const left = PUBLIC_URL.startsWith("https:") ? placeholders() : [];
  return [ok("Agency's folder", read), ...left.map((one) => todo("Placeholder", `${one} Then build the site again.`))];
}
