import { isIP } from "node:net";
import type { Environment } from "../environment.ts";

/** The mail server, and how the product meets it. */
export type SmtpServer = {
  /** `smtp://` or `smtps://`, with user and password where they are needed. */
  url: string;
  /** The name that EHLO gives; nodemailer's own choice when missing. */
  name?: string | undefined;
  /** Whether the password may go out without encryption, where the mail server offers none. */
  clearLogin?: boolean;
};

/** The mail server that the environment names; null when emails are written to files. */
export function smtpServerOf({
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
