import type { Problem, ProblemCode } from "@agency/model/problems";
import { problemOf } from "../problem-of.ts";

/** As much of a reply as a row's column has room for, beside the code. */
const longestReply = 450;

/** What an enhanced status says, whatever its class (RFC 3463). */
const detailMeanings: Record<string, ProblemCode> = {
  "2.2": "mailbox_full",
  "2.3": "mail_too_large",
  "3.4": "mail_too_large",
};

/** The address leads nowhere: no such mailbox, domain or form of address, a mailbox that moved, a domain without mail. */
const unknownMailbox = new Set(["1.1", "1.2", "1.3", "1.6", "1.10"]);

/** What a mail server says to a sign-in that is missing or wrong (RFC 4954). */
const signInCodes = new Set(["530", "534", "535", "538"]);

/** What nodemailer calls its errors; any other error is not about the mail server. */
const connectionMeanings: Record<string, ProblemCode> = {
  EDNS: "mail_unreachable",
  ETIMEDOUT: "mail_timeout",
  ETLS: "mail_insecure",
  ECONNECTION: "mail_interrupted",
  EPROTOCOL: "mail_interrupted",
};

/** An error of a conversation over SMTP; `response` is the mail server's reply where it gave one. */
export type SmtpError = Error & { code?: string; originalCode?: string; response?: string };

/** Says what stopped a mail: the mail server's reply if there is one, else what became of the connection. */
export function mailProblem(error: SmtpError): Problem {
  const { code = "", originalCode = "", response = "" } = error;
  if (/^[45]\d\d/.test(response)) return replyProblem(response);
  const meaning = code === "ESOCKET" ? socketMeaning(originalCode) : connectionMeanings[code];
  return meaning ? { code: meaning, params: {} } : problemOf(error);
}

/** Says what a mail server's refusal means, by its code and its enhanced status. */
export function replyProblem(said: string): Problem {
  const reply = said
    .replaceAll(/[\p{Cc} ]+/gu, " ")
    .trim()
    .slice(0, longestReply);
  const [, code = "", detail = ""] = /^(\d{3})[ -]?(?:[245]\.(\d{1,3}\.\d{1,3})\b)?/.exec(reply) ?? [];
  return { code: meaningOf(code, detail), params: { reply } };
}

function meaningOf(code: string, detail: string): ProblemCode {
  if (signInCodes.has(code)) return "sign_in_refused";
  const meaning = detailMeanings[detail];
  if (meaning) return meaning;
  if (code.startsWith("4")) return "mail_deferred";
  return unknownMailbox.has(detail) ? "mailbox_unknown" : "mail_refused";
}

function socketMeaning(systemCode: string): ProblemCode {
  if (/CERT|TLS|SSL|EPROTO|SIGNATURE/.test(systemCode)) return "mail_insecure";
  if (systemCode === "ETIMEDOUT") return "mail_timeout";
  return systemCode === "ECONNRESET" || systemCode === "EPIPE" ? "mail_interrupted" : "mail_unreachable";
}
