import { agency, agencyDetails } from "@agency/content/agency";
import { languages } from "@agency/content/languages";
import { translator } from "@agency/content/translator";
import type { Letter } from "@agency/core/letters/letter";
import { deliverMail } from "@agency/core/mail/deliver-mail";
import type { OutgoingMail } from "@agency/core/mail/mail-service";
import { settleAbandoned } from "@agency/core/mail/settle-abandoned";
import { letterWork } from "@agency/platform/db/repositories/letter-work";
import { settingRepository } from "@agency/platform/db/repositories/settings";
import { composeLetter } from "@agency/platform/mail/letters/compose-letter";
import { buildMessage } from "@agency/platform/mail/message";
import type { Context } from "../context.ts";
import { mailJob } from "./mail-job.ts";

/** Sends the letters that are due: every mail that is no report. */
export function sendLetterJob(context: Context) {
  const { environment, database, mailer } = context;
  const work = letterWork(database);
  const settings = settingRepository(database);
  const dependencies = { ...mailer.delivering, work };

  async function compose(letter: Letter): Promise<OutgoingMail> {
    const { id, messageId, language, recipient, recipientName, replyTo } = letter;
    const { locale, prefix } = languages[language];
    const content = composeLetter(letter, translator(language), {
      agency: agencyDetails,
      language,
      locale,
      prefix,
      publicUrl: environment.PUBLIC_URL,
    });
    const raw = await buildMessage({
      messageId,
      from: { name: agency.name, address: mailer.from },
      to: { name: recipientName, address: recipient },
      replyTo: replyTo ?? (await settings.read("replyTo")) ?? agency.email,
      date: await database.now(),
      ...content,
    });
    return { id, messageId, from: mailer.from, to: recipient, raw };
  }

  return mailJob(context, {
    kind: "letter",
    claim: async (id) => {
      const letter = await work.claim(id);
      return letter && { row: letter, send: () => deliverMail(dependencies, letter, () => compose(letter)) };
    },
    settle: () => settleAbandoned(dependencies),
  });
}
