import { type Command, Option } from "commander";
import { defaultLanguage } from "@agency/content/settings";
import type { ActivityKind } from "@agency/model/activity";
import { readEmail } from "@agency/model/email-address";
import { type Role, roles } from "@agency/model/rights";
import { localDate } from "@agency/model/time-zone";
import { recorded } from "@agency/server/activity/record";
import { replaceAccessId } from "@agency/server/board/change-client";
import type { Client } from "@agency/server/clients/client";
import { formatClientId, newClientId, readClientId } from "@agency/server/clients/client-id";
import { clientByAccessId, clientsByEmail } from "@agency/server/clients/store";
import type { Context } from "@agency/server/kit/context";
import type { Database } from "@agency/server/kit/db/database";
import { fieldLabel } from "@agency/server/kit/http/problems";
import { Refusal } from "@agency/server/kit/refusal";
import { factorsRemovedMails } from "@agency/server/staff/factor-mail";
import { removeEveryFactor } from "@agency/server/staff/passkey-store";
import { hashPassword, newPassword } from "@agency/server/staff/password";
import { passwordProblem } from "@agency/server/staff/password-problem";
import { accountName, type Staff } from "@agency/server/staff/staff";
import { addStaff, listStaff, removeStaff, staffNamed, storePassword } from "@agency/server/staff/store";
import { changedHands } from "@agency/server/team/changed-hands";
import { makeLink } from "@agency/server/team/make-link";
import { changeMember, type MemberFields, replaceLink } from "@agency/server/team/store";
import { linkKind } from "@agency/server/team/team";
import { type CommandContext, CommandError, withContext, withDatabase } from "./context.ts";

type PasswordOption = { passwordStdin?: true };

/** The commands that begin with `admin:`. */
export function staffCommands(program: Command, context: CommandContext): void {
  const { environment, print } = context;

  program
    .command("admin:list")
    .description("List the staff accounts: their role, since when, the last change of the password, open sessions.")
    .action(async () => {
      await withDatabase(environment(), async (database) => {
        for (const { staff, sessions } of await listStaff(database, await database.now())) {
          const { username, role, createdAt, passwordChangedAt, endedAt } = staff;
          print(
            `${username}  ${endedAt ? "deactivated " : ""}${role}, since ${day(createdAt)}, password of ${day(passwordChangedAt)}, sessions ${sessions}`,
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
      await withContext(environment(), async (product) => {
        const { database } = product;
        if (await staffNamed(database, username)) {
          throw new CommandError(`The account ${username} already exists. Use admin:reset to set a new password.`);
        }
        const password = await choosePassword(context, username, options);
        const passwordHash = await hashPassword(password.text);
        const now = await database.now();
        const begun = { kind: "team.joined", actor: "command", details: { name: username } } as const;
        await recorded(product, now, begun, () =>
          addStaff(database, { username, role: options.role, passwordHash }, now),
        );
        tell(username, password);
      });
    });

  program
    .command("admin:reset <username>")
    .description("Set a new password for a staff account and end all its sessions.")
    .option("--password-stdin", "read the password from standard input; at least 12 characters")
    .action(async (username: string, options: PasswordOption) => {
      await withContext(environment(), async (product) => {
        const { database } = product;
        const member = await memberNamed(database, username);
        const password = await choosePassword(context, username, options);
        const passwordHash = await hashPassword(password.text);
        const passwordChangedAt = await database.now();
        await byCommand(product, "password.changed", member, () =>
          storePassword(database, member.id, { passwordHash, passwordChangedAt }, null),
        );
        tell(member.username, password);
      });
    });

  program
    .command("admin:remove <username>")
    .description("Remove a staff account and end all its sessions. The last owner stays.")
    .action(async (username: string) => {
      await withContext(environment(), async (product) => {
        const { database } = product;
        const member = await memberNamed(database, username);
        if (!(await byCommand(product, "team.removed", member, () => removeStaff(database, member.id)))) {
          throw new CommandError(
            `${member.username} is the last owner. Add another with admin:create before you remove it.`,
          );
        }
        print(`Removed: ${member.username}. Its sessions have ended.`);
      });
    });

  program
    .command("admin:role <username> <role>")
    .description("Give a staff account another role: owner, staff or viewer. The last owner stays one.")
    .action((username: string, role: string) => {
      const wanted = roles.find((one) => one === role);
      if (!wanted) throw new CommandError(`No role is named ${role}. There are owner, staff and viewer.`);
      return changeAs("team.changed", username, { role: wanted }, `Role of ${username}: ${wanted}.`);
    });

  program
    .command("admin:deactivate <username>")
    .description(
      "End all sessions and links of a staff account at once. Its name stays in the history, its clients and enquiries have nobody.",
    )
    .action((username: string) =>
      changeAs("team.deactivated", username, { endedAt: new Date() }, `Deactivated: ${username}.`),
    );

  program
    .command("admin:activate <username>")
    .description("Let a deactivated staff account sign in again.")
    .action((username: string) => changeAs("team.activated", username, { endedAt: null }, `Activated: ${username}.`));

  program
    .command("admin:link <username>")
    .description("Print a link with which somebody chooses a password. It works once: 30 minutes, or 72 hours to join.")
    .action((username: string) =>
      withContext(environment(), async (product) => {
        const { database } = product;
        const member = await memberNamed(database, username);
        const kind = linkKind(member);
        if (!kind) throw new CommandError(`${member.username} is deactivated. Use admin:activate first.`);
        const made = await makeLink(product, { ...member, email: null }, kind, member.username);
        await byCommand(product, "team.linked", member, () => replaceLink(database, made));
        print(made.address);
      }),
    );

  program
    .command("admin:remove-factors <username>")
    .description(
      "Remove every passkey of a staff account whose device is lost, its app for codes and its recovery codes, and end all its sessions.",
    )
    .action((username: string) =>
      withContext(environment(), async (product) => {
        const { database } = product;
        const member = await memberNamed(database, username);
        const removed = await byCommand(product, "team.factors", member, async () =>
          removeEveryFactor(database, member.id, await factorsRemovedMails(product, member, null)),
        );
        print(`Passkeys and apps of ${member.username} removed: ${removed}. Its sessions have ended.`);
      }),
    );

  async function changeAs(kind: ActivityKind, username: string, fields: MemberFields, done: string): Promise<void> {
    await withContext(environment(), async (product) => {
      const { database, newId } = product;
      const member = await memberNamed(database, username);
      try {
        const begun = { newId, now: await database.now() };
        const leaves = { member, to: null, leaves: kind === "team.deactivated" };
        const events = changedHands(begun, { actor: "command", staffId: null }, leaves);
        const change = { fields, clientIds: undefined, handOverTo: null, events };
        await byCommand(product, kind, member, () => changeMember(database, member, change));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw new CommandError(`${member.username} is the last owner. Make somebody else an owner first.`);
      }
      print(done);
    });
  }

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

/** Runs a change of an account that is written down as the command line's. */
async function byCommand<T>(
  product: Context,
  kind: ActivityKind,
  member: Pick<Staff, "id" | "username">,
  run: () => Promise<T>,
): Promise<T> {
  const begun = { kind, actor: "command", objectId: member.id, details: { name: member.username } } as const;
  return recorded(product, await product.clock(), begun, run);
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
      await withContext(environment(), async (product) => {
        const { database, random, clock } = product;
        const accessId = readClientId(given);
        const [client, second] = accessId
          ? [await clientByAccessId(database, accessId)]
          : await findByEmail(database, given);
        if (second) throw new CommandError("Several clients have this email address. Please give the client ID.");
        if (!client)
          throw new CommandError("No client has this ID or email address. Look it up under Client Management.");
        const fresh = newClientId(random);
        const begun = { kind: "client.id", actor: "command", clientId: client.id } as const;
        await recorded(product, await clock(), begun, () => replaceAccessId(database, client.id, fresh));
        print(`client     ${client.name}`);
        print(`client ID  ${formatClientId(fresh)}`);
      });
    });
}

async function findByEmail(database: Database, typed: string): Promise<Client[]> {
  const read = readEmail(typed);
  return "email" in read ? clientsByEmail(database, read.email) : [];
}
