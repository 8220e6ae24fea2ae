import { setTimeout as sleep } from "node:timers/promises";
import { agency } from "@agency/content/agency";
import type { MailService, SendJournal } from "@agency/core/mail/mail-service";
import type { Environment } from "@agency/platform/environment";
import { sendJournal } from "@agency/platform/mail/journal";
import { mailFolder } from "@agency/platform/mail/mail-folder";
import { smtpService } from "@agency/platform/mail/smtp";

/** What all jobs that send mails share. */
export type Mailer = {
  /** Sender of every mail. */
  from: string;
  /** What delivering a mail needs besides its row. */
  delivering: {
    mail: MailService;
    journal: SendJournal;
    clock: () => Date;
    sleep: (milliseconds: number) => Promise<void>;
  };
  /** One mail at a time, whichever job asks, so that a worker holds one SMTP conversation. */
  oneAtATime: <T>(send: () => Promise<T>) => Promise<T>;
};

/** Sends through the mail server, or into files where none is set. */
export function openMailer(environment: Environment): Mailer {
  let busy: Promise<unknown> = Promise.resolve();
  return {
    from: environment.MAIL_FROM ?? agency.email,
    delivering: {
      mail: environment.SMTP_URL ? smtpService(environment.SMTP_URL) : mailFolder(environment.DATA_DIR),
      journal: sendJournal(environment.DATA_DIR),
      clock: () => new Date(),
      sleep: (milliseconds) => sleep(milliseconds),
    },
    oneAtATime: (send) => {
      const turn = busy.then(send);
      busy = turn.catch(() => undefined);
      return turn;
    },
  };
}
