import { randomUUID } from "node:crypto";
import { agency, agencyDetails } from "@agency/content/agency";
import type { Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { Delivery, MailService } from "../kit/mail/mail-service.ts";
import { buildMessage } from "../kit/mail/message.ts";
import { composeAlarmMail, composeTestMail, type FailedUnit } from "../kit/mail/test-mail.ts";

type Options = {
  service: Pick<MailService, "deliver">;
  from: string;
  to: string;
  language: Language;
  /** Address of the site. Its host is used in the Message-ID. */
  publicUrl: string;
  date: Date;
  /** Sends the mail that says this, in place of the test mail. */
  failed?: FailedUnit;
};

/** Sends an email with which the staff can check that sending works, or which says that a service failed. */
export async function deliverTestMail(options: Options): Promise<Delivery> {
  const { service, from, to, language, publicUrl, date, failed } = options;
  const t = translator(language);
  const id = randomUUID();
  const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
  const raw = await buildMessage({
    messageId,
    from: { name: agency.name, address: from },
    to: { name: "", address: to },
    date,
    ...(failed ? composeAlarmMail(t, failed, agencyDetails, language) : composeTestMail(t, agencyDetails, language)),
  });
  return service.deliver({ id, messageId, from, to, raw }, async () => true);
}
