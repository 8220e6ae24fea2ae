import { isIP } from "node:net";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import SMTPConnection, { type SMTPConnectionEnvelopeInfo } from "nodemailer/lib/smtp-connection";
import type { Environment } from "../environment.ts";
import { mailProblem, type SmtpError } from "./mail-problem.ts";
import type { Delivery, MailService, OutgoingMail } from "./mail-service.ts";

/** Timeouts for the mail server, in ms. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** The size of the chunks in which a mail is written, in bytes, so that nearly all of it is sent before the final check. */
const piece = 16 * 1024;

/**
 * How long the check before the final dot may take, in ms: half of a lease. A worker that stalled during the check may have
 * lost the mail to another, even if the check allowed it.
 */
const dotWithin = 30_000;

type Patience = typeof patience & { dotWithin: number };

class LeaseLost extends Error {}

/**
 * Sends mails over SMTP. A connection that ended a mail with a 250 is kept for the next one. It uses neither nodemailer's own
 * transport, which does not say whether an error occurred before or after the final dot, nor its pool, which sends again by itself.
 */
export function smtpService(
  server: SmtpServer,
  impatience: Partial<Patience> = {},
): MailService & { close: () => void } {
  const patient = { ...patience, dotWithin, ...impatience };
  const connections = keptConnections(() => connected(server, patient));
  return {
    deliver: (mail, beforeDot) => deliver(connections, patient, mail, beforeDot),
    // SMTP has no command that asks whether a mail was accepted.
    lookUp: async () => null,
    close: connections.close,
  };
}

/**
 * @returns whether the connection was encrypted
 * @throws Error when the mail server cannot be reached or refuses the sign-in
 */
export async function checkSmtp(server: SmtpServer): Promise<{ encrypted: boolean }> {
  const connection = open(server, patience);
  try {
    await connect(connection, server);
    const { secure: encrypted } = connection;
    connection.quit();
    return { encrypted };
  } finally {
    connection.close();
  }
}

async function deliver(
  connections: KeptConnections,
  { dotWithin: within }: Patience,
  mail: OutgoingMail,
  beforeDot: () => Promise<boolean>,
): Promise<Delivery> {
  let asked = false;
  let dotAllowed = false;
  let refusedCopies = 0;
  const ask = async () => {
    asked = true;
    const begun = performance.now();
    if (!(await beforeDot())) throw new LeaseLost();
    // A server that hung up may wait in the same turn of the loop as the check's answer. It has no dot, and so no email.
    await nextTurn();
    if (performance.now() - begun > within) throw new Error("The worker was delayed before the final dot");
    dotAllowed = true;
  };
  try {
    await connections.use(
      async (connection) => {
        refusedCopies = await transmit(connection, mail, ask);
        if (!dotAllowed) throw interrupted("The mail server answered before it had the mail");
      },
      // Before the check nothing was promised, and a server may end a kept connection at any time.
      (error) => !asked && endedByServer(error as SmtpError),
    );
    return { result: "sent", ...(refusedCopies > 0 && { refusedCopies }) };
  } catch (error) {
    if (error instanceof LeaseLost) return { result: "abandoned" };
    return judge(error as SmtpError, dotAllowed);
  }
}

function endedByServer({ code, response }: SmtpError): boolean {
  return response === undefined ? code === "ECONNECTION" || code === "ESOCKET" : response.startsWith("421");
}

/** A refusal by the server always counts. Any other failure means that the mail was not sent only before the final dot. */
function judge(error: SmtpError, dotAllowed: boolean): Delivery {
  // A server without STARTTLS refuses the command, and not the mail.
  const said = error.code === "ETLS" ? undefined : /^[45]\d\d/.exec(error.response ?? "")?.[0];
  if (dotAllowed && !said) return { result: "unknown", cause: error };
  return { result: "refused", permanent: said?.startsWith("5") ?? false, problem: mailProblem(error), cause: error };
}

/** The error that nodemailer makes when the connection ends too early. */
function interrupted(message: string): SmtpError {
  return Object.assign(new Error(message), { code: "ECONNECTION" });
}

function open(server: SmtpServer, patient: typeof patience): SMTPConnection {
  const { hostname, port, protocol } = new URL(server.url);
  const secure = protocol === "smtps:";
  return new SMTPConnection({
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(server.name !== undefined && { name: server.name }),
    requireTLS: !secure && requiresTls(server),
    ...patient,
  });
}

async function connected(server: SmtpServer, patient: Patience): Promise<SMTPConnection> {
  const connection = open(server, patient);
  try {
    await connect(connection, server);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function connect(connection: SMTPConnection, { url }: SmtpServer): Promise<void> {
  const { username, password } = new URL(url);
  return new Promise((resolve, reject) => {
    connection.once("error", reject);
    connection.connect((error) => {
      if (error) return reject(error);
      if (!username) return resolve();
      const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      connection.login({ credentials }, (refused) => (refused ? reject(refused) : resolve()));
    });
  });
}

/** @returns how many copies the mail server refused */
function transmit(
  connection: SMTPConnection,
  { from, to, cc = [], raw }: OutgoingMail,
  beforeDot: () => Promise<void>,
): Promise<number> {
  async function* message() {
    const refusal = recipientRefusal(connection, to);
    if (refusal) throw refusal;
    for (let start = 0; start < raw.length; start += piece) yield raw.subarray(start, start + piece);
    await beforeDot();
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const ended = () => reject(interrupted("The mail server closed the connection"));
  const content = Readable.from(message());
  content.once("error", reject);
  connection.once("error", reject).once("end", ended);
  connection.send({ from, to: [to, ...cc] }, content, (error, sent) =>
    error ? reject(error) : resolve(sent?.rejected.length ?? 0),
  );
  return promise.finally(() => connection.off("error", reject).off("end", ended));
}

/**
 * Why the mail server refused a recipient of the mail that it is about to take for others. nodemailer goes on as long as anybody gets
 * the mail, and tells afterwards: those with a copy would have what its recipient never got, once for each try.
 */
function recipientRefusal(connection: SMTPConnection, recipient: string): Error | undefined {
  const { _envelope } = connection as unknown as { _envelope?: Partial<SMTPConnectionEnvelopeInfo> };
  return _envelope?.rejectedErrors?.find((error) => error.recipient === recipient);
}

/** The mail server, and how the product meets it. */
type SmtpServer = {
  /** `smtp://` or `smtps://`, with user and password where they are needed. */
  url: string;
  /** The name that EHLO gives; nodemailer's own choice when missing. */
  name?: string | undefined;
  /** Whether the password may go out without encryption, where the mail server offers none. */
  clearLogin?: boolean;
};

/** The mail server that the environment names; null when emails are written to files. */
export function readSmtpServer({
  SMTP_URL: url,
  MAIL_HELO,
  SMTP_CLEAR_LOGIN,
  PUBLIC_URL,
}: Pick<Environment, "SMTP_URL" | "MAIL_HELO" | "SMTP_CLEAR_LOGIN" | "PUBLIC_URL">): SmtpServer | null {
  if (!url) return null;
  return { url, name: MAIL_HELO ?? publicName(PUBLIC_URL), clearLogin: SMTP_CLEAR_LOGIN === "on" };
}

/**
 * Whether a connection must be encrypted before anything else is said (RFC 8314): a password is sent, and not to a program on this
 * machine.
 */
export function requiresTls({ url, clearLogin = false }: SmtpServer): boolean {
  const { username, hostname } = new URL(url);
  return username !== "" && !clearLogin && !isLoopback(hostname.replaceAll(/^\[|\]$/g, ""));
}

/** Whether the password goes out in clear where the mail server offers no encryption, which the log warns of. */
export function allowsClearLogin(server: SmtpServer): boolean {
  return new URL(server.url).protocol === "smtp:" && !requiresTls(server) && requiresTls({ url: server.url });
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/**
 * The name of the site, which a mail server that looks it up finds. Without one nodemailer says `[127.0.0.1]` on a machine without a
 * full name, and Google's relay answers that with 421.
 */
function publicName(publicUrl: string): string | undefined {
  const { hostname } = new URL(publicUrl);
  return hostname.includes(".") && isIP(hostname) === 0 ? hostname : undefined;
}

/** How long a connection waits for the next mail, in ms. RFC 5321 has servers wait for minutes. */
const idleFor = 5_000;

/** How many mails one connection carries; some servers refuse more. */
const mostMails = 100;

type KeptConnections = {
  /**
   * Carries one mail over a kept connection, or over a new one. The connection is kept only when `carry` succeeds.
   * @param mayRepeat whether to try once more over a new connection when a kept one failed with this error
   */
  use: (carry: (connection: SMTPConnection) => Promise<void>, mayRepeat: (error: unknown) => boolean) => Promise<void>;
  /** Ends the connections that wait. */
  close: () => void;
};

type Kept = { connection: SMTPConnection; mails: number; end: () => void };

/** Keeps the connections that `connectAnew` makes for further mails. There are never more than mails sent at the same time. */
function keptConnections(connectAnew: () => Promise<SMTPConnection>): KeptConnections {
  const waiting: Kept[] = [];

  function keep(connection: SMTPConnection, mails: number): void {
    const forget = () => {
      clearTimeout(timer);
      connection.off("end", forget);
      const place = waiting.indexOf(kept);
      if (place >= 0) waiting.splice(place, 1);
    };
    const kept: Kept = { connection, mails, end: forget };
    const timer = setTimeout(() => {
      forget();
      hangUp(connection);
    }, idleFor).unref();
    connection.once("end", forget);
    waiting.push(kept);
  }

  async function use(
    carry: (connection: SMTPConnection) => Promise<void>,
    mayRepeat: (error: unknown) => boolean,
  ): Promise<void> {
    const kept = waiting.at(-1);
    kept?.end();
    const connection = kept?.connection ?? watched(await connectAnew());
    const mails = (kept?.mails ?? 0) + 1;
    try {
      await carry(connection);
    } catch (error) {
      connection.close();
      if (kept && mayRepeat(error)) return use(carry, mayRepeat);
      throw error;
    }
    if (mails < mostMails) keep(connection, mails);
    else hangUp(connection);
  }

  return {
    use,
    close: () => {
      for (const { connection, end } of waiting.splice(0)) {
        end();
        hangUp(connection);
      }
    },
  };
}

/** Between mails a server may say anything. nodemailer closes the connection then, and its error needs a listener. */
function watched(connection: SMTPConnection): SMTPConnection {
  return connection.on("error", () => undefined);
}

function hangUp(connection: SMTPConnection): void {
  connection.quit();
  connection.close();
}
