import type { Command } from "commander";
import { randomBytes } from "node:crypto";
import { readEmail } from "@agency/model/email-address";
import type { Client } from "@agency/server/clients/client";
import { formatClientId, newClientId, readClientId } from "@agency/server/clients/client-id";
import { clientByAccessId, clientsByEmail, replaceAccessId } from "@agency/server/clients/store";
import type { Database } from "@agency/server/kit/db/database";
import { CommandError, type CommandContext, withDatabase } from "./context.ts";

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
