import { setTimeout as sleep } from "node:timers/promises";
import { agency } from "@agency/content/agency";
import type { MailService, SendJournal } from "@agency/core/mail/mail-service";
import type { Environment } from "@agency/platform/environment";
import { sendJournal } from "@agency/platform/mail/journal";
import { mailFolder } from "@agency/platform/mail/mail-folder";
import { mailLookUp } from "@agency/platform/mail/mail-look-up";
import { smtpService } from "@agency/platform/mail/smtp";

/** Shared by all jobs that send emails. */
export type Mailer = {
  /** Sender of every email. */
  from: string;
  /** What delivering an email needs besides its row. */
  delivering: {
    mail: MailService;
    journal: SendJournal;
    clock: () => Date;
    sleep: (milliseconds: number) => Promise<void>;
  };
  /** Runs one delivery at a time across all jobs, so that a worker has one SMTP connection. */
  oneAtATime: <T>(send: () => Promise<T>) => Promise<T>;
};

/**
 * Sends through the mail server, or writes files when none is set.
 * @param clock the database's time, even while the database is down
 */
export function openMailer(environment: Environment, clock: () => Date): Mailer {
  let busy: Promise<unknown> = Promise.resolve();
  return {
    from: environment.MAIL_FROM ?? agency.email,
    delivering: {
      mail: openService(environment),
      journal: sendJournal(environment.DATA_DIR),
      clock,
      sleep: (milliseconds) => sleep(milliseconds),
    },
    oneAtATime: (send) => {
      const turn = busy.then(send);
      busy = turn.catch(() => undefined);
      return turn;
    },
  };
}

function openService({ SMTP_URL, MAIL_LOOKUP_URL, DATA_DIR }: Environment): MailService {
  if (!SMTP_URL) return mailFolder(DATA_DIR);
  const smtp = smtpService(SMTP_URL);
  return MAIL_LOOKUP_URL ? { ...smtp, lookUp: mailLookUp(MAIL_LOOKUP_URL) } : smtp;
}
