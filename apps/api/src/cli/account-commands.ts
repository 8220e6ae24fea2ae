import { type Command, Option } from "commander";
import { randomBytes } from "node:crypto";
import { defaultLanguage } from "@agency/content/settings";
import { readEmail } from "@agency/model/email-address";
import { type Role, roles } from "@agency/model/rights";
import { localDate } from "@agency/model/time-zone";
import { replaceAccessId } from "@agency/server/board/change-client";
import type { Client } from "@agency/server/clients/client";
import { formatClientId, newClientId, readClientId } from "@agency/server/clients/client-id";
import { clientByAccessId, clientsByEmail } from "@agency/server/clients/store";
import type { Database } from "@agency/server/kit/db/database";
import { fieldLabel } from "@agency/server/kit/http/problems";
import { hashPassword, newPassword } from "@agency/server/staff/password";
import { passwordProblem } from "@agency/server/staff/password-problem";
import { accountName, type Staff } from "@agency/server/staff/staff";
import { addStaff, listStaff, removeStaff, staffNamed, storePassword } from "@agency/server/staff/store";
import { type CommandContext, CommandError, withDatabase } from "./context.ts";

type PasswordOption = { passwordStdin?: true };

/** `admin:list`, `admin:create`, `admin:reset` and `admin:remove`. */
export function staffCommands(program: Command, context: CommandContext): void {
  const { environment, print } = context;

  program
    .command("admin:list")
    .description("List the staff accounts: their role, since when, the last change of the password, open sessions.")
    .action(async () => {
      await withDatabase(environment(), async (database) => {
        for (const { staff, sessions } of await listStaff(database, await database.now())) {
          const { username, role, createdAt, passwordChangedAt } = staff;
          print(
            `${username}  ${role}, since ${day(createdAt)}, password of ${day(passwordChangedAt)}, sessions ${sessions}`,
          );
        }
      });
    });

  program
    .command("admin:create <username>")
    .description("Add a staff account. Its password is generated and printed once, unless you pipe one in.")
    .option("--password-stdin", "read the password from standard input; at least 12 characters")
    .addOption(new Option("--role <role>", "what it may do").choices(roles).default("owner"))
    .action(async (typed: string, options: PasswordOption & { role: Role }) => {
      const username = accountName(typed);
      if (username === "") throw new CommandError("A username needs at least one character.");
      if (username.length > 120) throw new CommandError("A username can have at most 120 characters.");
      await withDatabase(environment(), async (database) => {
        if (await staffNamed(database, username)) {
          throw new CommandError(`The account ${username} already exists. Use admin:reset to set a new password.`);
        }
        const password = await choosePassword(context, username, options);
        const passwordHash = await hashPassword(password.text);
        await addStaff(database, { username, role: options.role, passwordHash }, await database.now());
        tell(username, password);
      });
    });

  program
    .command("admin:reset <username>")
    .description("Set a new password for a staff account and end all its sessions.")
    .option("--password-stdin", "read the password from standard input; at least 12 characters")
    .action(async (username: string, options: PasswordOption) => {
      await withDatabase(environment(), async (database) => {
        const member = await memberNamed(database, username);
        const password = await choosePassword(context, username, options);
        const passwordHash = await hashPassword(password.text);
        await storePassword(database, member.id, { passwordHash, passwordChangedAt: await database.now() }, null);
        tell(member.username, password);
      });
    });

  program
    .command("admin:remove <username>")
    .description("Remove a staff account and end all its sessions. The last owner stays.")
    .action(async (username: string) => {
      await withDatabase(environment(), async (database) => {
        const member = await memberNamed(database, username);
        if (!(await removeStaff(database, member.id))) {
          throw new CommandError(
            `${member.username} is the last owner. Add another with admin:create before you remove it.`,
          );
        }
        print(`Removed: ${member.username}. Its sessions have ended.`);
      });
    });

  function tell(username: string, { text, made }: Password): void {
    print(`username  ${username}`);
    print(made ? `password  ${text}   (shown only this once)` : "password  as you entered it");
  }
}

function day(moment: Date): string {
  return localDate(moment).toString();
}

/** @throws CommandError for an unknown account */
async function memberNamed(database: Database, username: string): Promise<Staff> {
  const member = await staffNamed(database, username);
  if (!member) throw new CommandError(`No account is named ${username}. Run admin:list to see all accounts.`);
  return member;
}

type Password = { text: string; made: boolean };

/** @throws CommandError when the piped password is too weak */
async function choosePassword(
  { readInput }: CommandContext,
  username: string,
  { passwordStdin }: PasswordOption,
): Promise<Password> {
  if (!passwordStdin) return { text: newPassword(), made: true };
  const text = await readInput();
  const problem = await passwordProblem(text, username);
  if (problem) throw new CommandError(`${fieldLabel("newPassword", defaultLanguage)} ${problem}.`);
  return { text, made: false };
}

/** `client:rotate-id`. */
export function clientCommands(program: Command, { environment, print }: CommandContext): void {
  program
    .command("client:rotate-id <client>")
    .description("Replace a client's ID; the old one no longer opens the portal, and links to single reports end.")
    .addHelpText("after", "\n<client> is the client's email address or current client ID.")
    .action(async (given: string) => {
      await withDatabase(environment(), async (database) => {
        const accessId = readClientId(given);
        const [client, second] = accessId
          ? [await clientByAccessId(database, accessId)]
          : await findByEmail(database, given);
        if (second) throw new CommandError("Several clients have this email address. Please give the client ID.");
        if (!client)
          throw new CommandError("No client has this ID or email address. Look it up under Client Management.");
        const fresh = newClientId(randomBytes);
        await replaceAccessId(database, client.id, fresh);
        print(`client     ${client.name}`);
        print(`client ID  ${formatClientId(fresh)}`);
      });
    });
}

async function findByEmail(database: Database, typed: string): Promise<Client[]> {
  const read = readEmail(typed);
  return "email" in read ? clientsByEmail(database, read.email) : [];
}
