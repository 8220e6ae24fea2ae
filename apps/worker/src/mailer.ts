import { setTimeout as sleep } from "node:timers/promises";
import { agency } from "@agency/content/agency";
import type { Environment } from "@agency/server/kit/environment";
import { sendJournal } from "@agency/server/kit/mail/journal";
import { mailFolder } from "@agency/server/kit/mail/mail-folder";
import type { Mailer } from "@agency/server/kit/mail/mail-job";
import { mailLookUp } from "@agency/server/kit/mail/mail-look-up";
import type { MailService } from "@agency/server/kit/mail/mail-service";
import { smtpService } from "@agency/server/kit/mail/smtp";
import { smtpServerOf } from "@agency/server/kit/mail/smtp-server";
import { openPlaces } from "@agency/server/kit/work/row-job";

/**
 * How many emails one worker has in hand: claimed, drawn, or with the mail server. Four keep a processor busy while mail servers
 * take their time. A worker that dies leaves at most so many in doubt, and mail services allow an account only a few connections.
 */
export const mailsInHand = 4;

/**
 * Sends through the mail server, or writes files when none is set.
 * @param clock the database's time, even while the database is down
 */
export function openMailer(environment: Environment, clock: () => Date): Mailer {
  const { close, ...mail } = openService(environment);
  return {
    from: environment.MAIL_FROM ?? agency.email,
    delivering: {
      mail,
      journal: sendJournal(environment.DATA_DIR),
      clock,
      sleep: (milliseconds) => sleep(milliseconds),
    },
    places: openPlaces(mailsInHand),
    close,
  };
}

function openService(environment: Environment): MailService & { close: () => void } {
  const { MAIL_LOOKUP_URL, DATA_DIR } = environment;
  const server = smtpServerOf(environment);
  if (!server) return { ...mailFolder(DATA_DIR), close: () => undefined };
  const smtp = smtpService(server);
  return MAIL_LOOKUP_URL ? { ...smtp, lookUp: mailLookUp(MAIL_LOOKUP_URL) } : smtp;
}
