import ipaddr from "ipaddr.js";
import { createPublicKey } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import type { MailFinding } from "@agency/model/mail-check";
import { spfProblem } from "./spf-terms.ts";

/** The shortest RSA key that receivers count, in bits. */
const shortestKey = 1024;

type Question = {
  /** The sender of every email. */
  from: string;
  /** The mail server; null when emails are written to files. */
  smtpHost: string | null;
  /** The DKIM selector, where the staff know it. */
  selector: string | null;
  /** The headers of an email that arrived. */
  received: ReceivedHeaders | null;
  dns: DnsQuery;
};

/**
 * Looks up whether other mail servers can tell that emails come from the agency: SPF (RFC 7208), DKIM (RFC 6376), DMARC (RFC 9989), their
 * alignment, and the name of the sending server. Each is a finding of its own, also when the DNS cannot answer for another.
 */
export async function checkMailDomain(question: Question): Promise<MailFinding[]> {
  const domain = question.from.slice(question.from.lastIndexOf("@") + 1).toLowerCase();
  const given = { ...question, domain };
  return Promise.all([
    checked("spf.error", () => checkSpf(given)),
    checked("dkim.error", () => checkDkim(given)),
    checked("dmarc.error", () => checkDmarc(given)),
    checked("alignment.error", () => checkAlignment(given)),
    checked("ptr.error", () => checkPtr(given)),
  ]);
}

type Given = Question & { domain: string };

async function checked(otherwise: MailFinding["key"], check: () => Promise<MailFinding>): Promise<MailFinding> {
  return check().catch(() => ({ key: otherwise, params: {} }));
}

async function checkSpf({ domain, from, smtpHost, received, dns }: Given): Promise<MailFinding> {
  const records = (await lookUpRecords(dns, domain, "TXT")).filter((record) => /^v=spf1(?: |$)/i.test(record));
  if (records.length === 0) return { key: "spf.missing", params: { domain } };
  if (records.length > 1) return { key: "spf.several", params: { domain } };
  const problem = spfProblem(records.join());
  if (problem) return { key: `spf.${problem.kind}`, params: { domain, term: problem.term } };
  const known = received?.ip ?? null;
  const [ip] = known === null ? await resolveAddresses(dns, smtpHost) : [known];
  if (ip !== undefined && (await allowed({ ip, from, dns }))) return { key: "spf.pass", params: { domain, ip } };
  // A mail service often sends from other addresses than that of the server that takes the email.
  return known === null
    ? { key: "spf.unsure", params: { domain } }
    : { key: "spf.refused", params: { domain, ip: known } };
}

async function allowed({ ip, from, dns }: { ip: string; from: string; dns: DnsQuery }): Promise<boolean> {
  const { spf } = await import("mailauth");
  const domain = from.slice(from.lastIndexOf("@") + 1);
  const { status } = await spf({ sender: from, ip, helo: domain, mta: domain, resolver: dns, maxElapsedTime: 15_000 });
  if (status.result === "temperror") throw new Error("The name servers did not answer");
  return status.result === "pass";
}

async function checkDkim({ domain, selector, received, dns }: Given): Promise<MailFinding> {
  const signatures = selector === null ? (received?.signatures ?? null) : [{ domain, selector }];
  if (signatures === null) return { key: "dkim.unknown", params: { domain } };
  const own = signatures.find((one) => isWithin(one.domain, domain)) ?? signatures[0];
  if (!own) return { key: "dkim.unsigned", params: { domain } };
  const name = `${own.selector}._domainkey.${own.domain}`;
  const [record] = await lookUpRecords(dns, name, "TXT");
  if (record === undefined) return { key: "dkim.missing", params: { name } };
  const bits = keyBits(parseTags(record));
  if (bits === null) return { key: "dkim.invalid", params: { name } };
  return { key: bits < shortestKey ? "dkim.weak" : "dkim.pass", params: { name, bits: String(bits) } };
}

/** The strength of a DKIM key, in bits; null when there is none, as in a revoked record. */
function keyBits(tags: Map<string, string>): number | null {
  const key = Buffer.from(tags.get("p") ?? "", "base64");
  // An Ed25519 key has 256 bits and is as strong as 3072 of RSA (RFC 8463).
  if (tags.get("k") === "ed25519") return key.length === 32 ? 3072 : null;
  try {
    return createPublicKey({ key, format: "der", type: "spki" }).asymmetricKeyDetails?.modulusLength ?? null;
  } catch {
    return null;
  }
}

async function checkDmarc({ domain, dns }: Given): Promise<MailFinding> {
  const found = await evaluateDmarc(domain, dns);
  if (!found) return { key: "dmarc.missing", params: { domain } };
  const { p: policy } = found;
  return {
    key: policy === "none" ? "dmarc.watching" : "dmarc.pass",
    params: { domain: found.policyDomain ?? domain, policy },
  };
}

/** Whether what signed or sent the email belongs to the sender's domain, as DMARC demands. */
async function checkAlignment({ domain, received, dns }: Given): Promise<MailFinding> {
  if (received === null) return { key: "alignment.unknown", params: { domain } };
  const signed = received.signatures.map((one) => one.domain);
  const sent = received.returnPath === null ? [] : [received.returnPath];
  const aligned = await alignedOnes(domain, { signed, sent, dns });
  const [by] = aligned;
  if (by !== undefined) return { key: "alignment.pass", params: { domain, by } };
  return { key: "alignment.failed", params: { domain, signed: [...new Set([...signed, ...sent])].join(", ") || "–" } };
}

async function alignedOnes(
  domain: string,
  { signed, sent, dns }: { signed: string[]; sent: string[]; dns: DnsQuery },
): Promise<string[]> {
  const found = await evaluateDmarc(domain, dns, { signed, sent });
  // Without a record nobody asks; the same or a higher domain would be aligned.
  if (!found) return [...signed, ...sent].filter((one) => isWithin(one, domain) || isWithin(domain, one));
  const { dkim, spf } = found.alignment;
  return [dkim.result, spf.result].filter((one) => typeof one === "string");
}

async function evaluateDmarc(
  domain: string,
  dns: DnsQuery,
  { signed = [], sent = [] }: { signed?: string[]; sent?: string[] } = {},
) {
  const { dmarc } = await import("mailauth");
  const dkimDomains = signed.map((one) => ({ domain: one }));
  const found = await dmarc({ headerFrom: [domain], spfDomains: sent, dkimDomains, resolver: dns });
  if (found && found.status.result === "temperror") throw new Error("The name servers did not answer");
  return found && found.rr ? found : null;
}

/** Whether the sending server has a name, and the name leads back to it. */
async function checkPtr({ smtpHost, received, dns }: Given): Promise<MailFinding> {
  const [ip] = received?.ip ? [received.ip] : await resolveAddresses(dns, smtpHost);
  if (ip === undefined || isInner(ip)) return { key: "ptr.unknown", params: {} };
  const [name] = await lookUpRecords(dns, reverseName(ip), "PTR");
  if (name === undefined) return { key: "ptr.missing", params: { ip } };
  const back = await lookUpRecords(dns, name, isIP(ip) === 6 ? "AAAA" : "A");
  const same = back.some((one) => ipaddr.isValid(one) && ipaddr.parse(one).toString() === ipaddr.parse(ip).toString());
  return { key: same ? "ptr.pass" : "ptr.mismatch", params: { ip, name } };
}

async function resolveAddresses(dns: DnsQuery, host: string | null): Promise<string[]> {
  if (host === null) return [];
  if (isIP(host) !== 0) return [host];
  const [four, six] = await Promise.all([lookUpRecords(dns, host, "A"), lookUpRecords(dns, host, "AAAA")]);
  return [...four, ...six];
}

function isInner(ip: string): boolean {
  return ipaddr.process(ip).range() !== "unicast";
}

/** The name under which the DNS keeps the name of an address: `5.113.0.203.in-addr.arpa`. */
function reverseName(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return `${address.toString().split(".").toReversed().join(".")}.in-addr.arpa`;
  const digits = address
    .toByteArray()
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return `${Array.from(digits).toReversed().join(".")}.ip6.arpa`;
}

/** Whether a domain is another, or below it. */
function isWithin(domain: string, other: string): boolean {
  return domain === other || domain.endsWith(`.${other}`);
}

/** The way of a received email, by its headers. */
type ReceivedHeaders = {
  /** The domains and selectors that signed it. */
  signatures: { domain: string; selector: string }[];
  /** The public address of the server that handed it to the recipient's; null when none is named. */
  ip: string | null;
  /** The domain of its Return-Path; null when there is none. */
  returnPath: string | null;
};

/**
 * Reads the headers of a received email, with or without the email.
 * @returns null when the text has neither a Received nor a DKIM-Signature header
 */
export async function readHeaders(text: string): Promise<ReceivedHeaders | null> {
  const { default: PostalMime } = await import("postal-mime");
  const { headers } = await PostalMime.parse(`${text.trimStart()}\r\n\r\n`);
  const of = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  const received = of("received");
  const signed = of("dkim-signature");
  if (received.length === 0 && signed.length === 0) return null;
  const [path = ""] = of("return-path");
  return {
    signatures: signed.map(parseTags).flatMap((tags) => {
      const [domain, selector] = [tags.get("d"), tags.get("s")];
      return domain && selector ? [{ domain: domain.toLowerCase(), selector }] : [];
    }),
    ip: received.map(publicAddressIn).find((ip) => ip !== null) ?? null,
    returnPath: path.includes("@")
      ? path
          .slice(path.lastIndexOf("@") + 1)
          .replaceAll(/[>\s]/g, "")
          .toLowerCase()
      : null,
  };
}

/** `a=1; b=2` as a map. Spaces within a value are folds. */
function parseTags(list: string): Map<string, string> {
  return new Map(
    list.split(";").flatMap((part) => {
      const at = part.indexOf("=");
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).replaceAll(/\s/g, "")] as const];
    }),
  );
}

/** The first public address in brackets, as servers write them: `from mail.example (mail.example [203.0.113.5])`. */
function publicAddressIn(received: string): string | null {
  for (const [, inside = ""] of received.matchAll(/\[([\da-f.:]{3,60})\]/gi)) {
    const address = inside.toLowerCase().replace(/^ipv6:/, "");
    if (ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast") return address;
  }
  return null;
}

/** Asks the DNS: a name and a type such as TXT, A or PTR. Rejects as `dns.promises.resolve` does. */
export type DnsQuery = (name: string, type: string) => Promise<string[] | string[][]>;

/** The DNS answers so when there is nothing of a type, or no such name. */
const nothing = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);

/** The machine's own name servers, which answer in seconds or not at all. */
export function systemDns(): DnsQuery {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  return (name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>;
}

/** The records of a name, each as one text; none when there are none. @throws Error when the name servers cannot answer */
async function lookUpRecords(dns: DnsQuery, name: string, type: string): Promise<string[]> {
  try {
    return (await dns(name, type)).map((record) => (Array.isArray(record) ? record.join("") : record));
  } catch (error) {
    if (nothing.has((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}
