import { type Command, InvalidArgumentError, Option } from "commander";
import { hostname } from "node:os";
import { z } from "zod";
import { retention } from "@agency/content/legal";
import { defaultLanguage, type Language, languageKeys } from "@agency/content/settings";
import { mailSender, staffInbox } from "@agency/server/kit/mail/addresses";
import { readHeaders } from "@agency/server/kit/mail/domain-check";
import { mailFolder } from "@agency/server/kit/mail/mail-folder";
import { readSmtpServer, smtpService } from "@agency/server/kit/mail/smtp";
import type { FailedUnit } from "@agency/server/kit/mail/test-mail";
import { purgeExpired, retentionRules } from "@agency/server/people/jobs";
import { checkSums } from "@agency/server/reports/check-sums";
import { recheckLives } from "@agency/server/reports/note-lives";
import { deleteEndedSessions } from "@agency/server/staff/store";
import { deliverTestMail } from "@agency/server/status/test-mail";
import { CommandError, type CommandContext, withDatabase } from "./context.ts";
import { checkSender } from "./mail-domain.ts";

/** `mail:test`, `mail:alarm`, `mail:check`, `reports:states`, `reports:check` and `retention:purge`. */
export function upkeepCommands(program: Command, { environment, print, readInput, dns }: CommandContext): void {
  program
    .command("mail:test")
    .description("Send a test email the way the product sends its emails, and print the result.")
    .argument("<address>", "the recipient", readAddress)
    .addOption(
      new Option("--language <language>", "language of the email").choices(languageKeys).default(defaultLanguage),
    )
    .action((to: string, { language }: { language: Language }) => send({ to, language }));

  program
    .command("mail:check")
    .description("Look up SPF, DKIM, DMARC and the name of the sending server, and say what is missing.")
    .option("--selector <selector>", "the DKIM selector of your mail service")
    .option("--headers-stdin", "read the headers of an email that arrived from standard input")
    .action(async ({ selector, headersStdin }: { selector?: string; headersStdin?: true }) => {
      const received = headersStdin ? await readHeaders(await readInput()) : null;
      if (headersStdin && !received) throw new CommandError("These are no headers of an email that arrived.");
      const findings = await checkSender(environment(), dns, { selector: selector ?? null, received });
      for (const { part, told } of findings) print(`${part}: ${told}`);
    });

  program
    .command("mail:alarm <unit>")
    .description("Tell STAFF_EMAIL that a service of this machine failed. The systemd unit agency-alarm@ runs it.")
    .action((unit: string) => {
      const { email: to, language } = staffInbox(environment());
      return send({ to, language, failed: { unit, machine: hostname() } });
    });

  program
    .command("reports:states")
    .description("Work out afresh what has become of every report, and say how many were noted wrong.")
    .action(() => withDatabase(environment(), async (database) => print(`Corrected: ${await recheckLives(database)}`)));

  program
    .command("reports:check")
    .description("Add up again what approved reports say of how their changes add up, and say how many sums hold.")
    .action(async () => {
      const { held, total, unproven } = await withDatabase(environment(), checkSums);
      for (const { clientName, reportId, revision } of unproven)
        print(`Does not hold: ${clientName}, report ${reportId}, revision ${revision}`);
      print(`${held} of ${total} sums hold.`);
      if (unproven.length > 0) throw new CommandError("Some sums do not hold: approve these reports again.");
    });

  program
    .command("retention:purge")
    .description("Delete data whose retention period in the privacy notice is over, as the worker does each hour.")
    .action(async () => {
      const { DATA_DIR } = environment();
      await withDatabase(environment(), async (database) => {
        const purged = await purgeExpired(retentionRules(database, DATA_DIR, retention), database.now);
        await deleteEndedSessions(database, await database.now());
        await database.forgetDeleted();
        const told = Object.entries(purged).map(([what, count]) => `${what} ${count}`);
        print(`Deleted: ${told.join(", ") || "nothing was due"}`);
      });
    });

  async function send(mail: { to: string; language: Language; failed?: FailedUnit }): Promise<void> {
    const { DATA_DIR, PUBLIC_URL: publicUrl } = environment();
    const server = readSmtpServer(environment());
    const service = server ? smtpService(server) : mailFolder(DATA_DIR);
    const from = mailSender(environment());
    const delivery = await deliverTestMail({ service, from, publicUrl, date: new Date(), ...mail });
    if (delivery.result !== "sent") {
      throw new CommandError(`Not sent: ${"cause" in delivery ? String(delivery.cause) : delivery.result}`);
    }
    print(server ? `The mail server accepted the email to ${mail.to}.` : `The email was written to ${DATA_DIR}/mail.`);
  }
}

function readAddress(text: string): string {
  const { success, data } = z.email().safeParse(text);
  if (!success) throw new InvalidArgumentError("It is not an email address.");
  return data;
}
