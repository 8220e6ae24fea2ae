import { setTimeout as sleep } from "node:timers/promises";
import type { MailKind } from "@agency/model/states";
import type { Context } from "../context.ts";
import type { Environment } from "../environment.ts";
import { openPlaces, type Places, rowJob } from "../work/row-job.ts";
import { forRequest } from "../work/work.ts";
import { mailSender } from "./addresses.ts";
import { type Delivered, deliverMail, recallSent, settleAbandoned } from "./deliver-mail.ts";
import { sendJournal } from "./journal.ts";
import { mailFolder } from "./mail-folder.ts";
import { mailLookUp } from "./mail-look-up.ts";
import type { MailService, OutgoingMail, SendJournal } from "./mail-service.ts";
import type { Mailable, MailWork } from "./mail-work.ts";
import { checkSmtp, readSmtpServer, smtpService } from "./smtp.ts";

/** Shared by all jobs that send emails. */
export type Mailer = {
  /** Sender of every email. */
  from: string;
  /** Delivering an email needs these besides its row. */
  delivering: {
    mail: MailService;
    journal: SendJournal;
    clock: () => Date;
    sleep: (milliseconds: number) => Promise<void>;
  };
  /** One for each email in hand, across all jobs. */
  places: Places;
  /** Whether the mail server can be reached and takes the sign-in. */
  answers: () => Promise<boolean>;
  /** Ends the connections kept for further emails. */
  close: () => void;
};

export type MailContext = Context & {
  mailer: Mailer;
  metrics: {
    worked: (job: string, outcome: string, seconds: number) => void;
    mailed: (kind: MailKind, outcome: Delivered) => void;
  };
  /** Aborted when the worker stops. From then on no job takes new work. */
  stopping: AbortSignal;
};

type Options<Row extends Mailable, Claimed> = {
  kind: MailKind;
  /** Claims one email: the named one, or any due one. Null when there is none. */
  claim: (id?: string) => Promise<Claimed | null>;
  /** Builds the email; null when it is not to be sent any more, or by somebody else. May throw Unsendable. */
  compose: (claimed: Claimed) => Promise<OutgoingMail | null>;
  work: MailWork<Row>;
};

/** A job that sends the emails of one table. The jobs share the mailer's places, so that the kinds of email take turns. */
export function mailJob<Row extends Mailable, Claimed extends { row: Row }>(
  { log, stopping, mailer, metrics }: Pick<MailContext, "log" | "stopping" | "mailer" | "metrics">,
  { kind, claim, compose, work }: Options<Row, Claimed>,
) {
  const job = `send-${kind}`;
  const delivering = { ...mailer.delivering, work, log };
  let recalled = false;

  async function deliver(claimed: Claimed): Promise<void> {
    const { row } = claimed;
    const { id, messageId, attempts } = row;
    const { result, seconds } = await forRequest(row, async () => {
      const outcome = await deliverMail(delivering, row, () => compose(claimed));
      log.info({ job, id, messageId, attempt: attempts, outcome }, "Mail");
      return outcome;
    });
    metrics.worked(job, result, seconds);
    metrics.mailed(kind, result);
  }

  return {
    ...rowJob({ stopping, places: mailer.places, claim, work: deliver }),
    /** Settles the emails that a worker left behind after the final dot. */
    settle: async () => {
      if (!recalled) await recallSent(delivering);
      recalled = true;
      await settleAbandoned(delivering);
    },
    /** Sends what waits because the mail server was away, once it answers again: the pauses between tries grow to ten minutes. */
    afterOutage: async () => {
      if ((await work.waitsForServer()) && (await mailer.answers())) await work.bringForward();
    },
  };
}

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
  const server = readSmtpServer(environment);
  const { close, ...mail } = openService(environment, server);
  return {
    from: mailSender(environment),
    delivering: {
      mail,
      journal: sendJournal(environment.DATA_DIR),
      clock,
      sleep: (milliseconds) => sleep(milliseconds),
    },
    places: openPlaces(mailsInHand),
    answers: async () =>
      !server ||
      checkSmtp(server).then(
        () => true,
        () => false,
      ),
    close,
  };
}

function openService(
  { MAIL_LOOKUP_URL, DATA_DIR }: Environment,
  server: ReturnType<typeof readSmtpServer>,
): MailService & { close: () => void } {
  if (!server) return { ...mailFolder(DATA_DIR), close: () => undefined };
  const smtp = smtpService(server);
  return MAIL_LOOKUP_URL ? { ...smtp, lookUp: mailLookUp(MAIL_LOOKUP_URL) } : smtp;
}
