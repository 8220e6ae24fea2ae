import type { Problem, ProblemCode } from "@agency/model/problems";
import { toProblem } from "../work/work.ts";

/** Maximum length of a quoted reply, which shares the row's column with the code. */
const longestReply = 450;

/** Meaning of an enhanced status, regardless of its class (RFC 3463). */
const detailMeanings: Record<string, ProblemCode> = {
  "2.2": "mailbox_full",
  "2.3": "mail_too_large",
  "3.4": "mail_too_large",
};

/**
 * The address is undeliverable: no such mailbox, domain or address syntax, a moved mailbox, or a domain without
 * email.
 */
const unknownMailbox = new Set(["1.1", "1.2", "1.3", "1.6", "1.10"]);

/** Reply codes for a missing or failed sign-in (RFC 4954). */
const signInCodes = new Set(["530", "534", "535", "538"]);

/** nodemailer's error codes; any other error did not come from the mail server. */
const connectionMeanings: Record<string, ProblemCode> = {
  EDNS: "mail_unreachable",
  ETIMEDOUT: "mail_timeout",
  ECONNECTION: "mail_interrupted",
  EPROTOCOL: "mail_interrupted",
};

/** An error from an SMTP session; `response` is the mail server's reply, if any. */
export type SmtpError = Error & { code?: string; originalCode?: string; response?: string };

/** The reason an email failed: the mail server's reply if there is one, otherwise the connection's error. */
export function mailProblem(error: SmtpError): Problem {
  const { code = "", originalCode = "", response = "" } = error;
  if (code === "ETLS") return { code: "mail_insecure", params: {} };
  if (/^[45]\d\d/.test(response)) return replyProblem(response);
  const meaning = code === "ESOCKET" ? socketMeaning(originalCode) : connectionMeanings[code];
  return meaning ? { code: meaning, params: {} } : toProblem(error);
}

/** The meaning of a mail server's refusal, by its code and enhanced status. */
export function replyProblem(said: string): Problem {
  const reply = said
    .replaceAll(/[\p{Cc} ]+/gu, " ")
    .trim()
    .slice(0, longestReply);
  const [, code = "", detail = ""] = /^(\d{3})[ -]?(?:[245]\.(\d{1,3}\.\d{1,3})\b)?/.exec(reply) ?? [];
  return { code: problemMeaning(code, detail), params: { reply } };
}

function problemMeaning(code: string, detail: string): ProblemCode {
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
