import { isIPv4, isIPv6 } from "node:net";

/** A term of an SPF record that is wrong, or that lets anybody send. */
type SpfProblem = { kind: "open" | "wrong"; term: string };

/** Networks with fewer bits are a good part of the whole internet. */
const fewestBits = { ip4: 8, ip6: 16 } as const;

/**
 * The first term of an SPF record (RFC 7208) by which it fails: one that is none, for which receivers discard the whole record, or one that
 * lets anybody send. Receivers read no term after "all".
 */
export function spfProblem(record: string): SpfProblem | null {
  for (const term of record.trim().split(/ +/).slice(1)) {
    const { qualifier, mechanism, rest } = parseTerm(term);
    const passes = qualifier === "" || qualifier === "+";
    if (isWrong(qualifier, mechanism, rest)) return { kind: "wrong", term };
    if (passes && (mechanism === "all" || isWide(mechanism, rest))) return { kind: "open", term };
    if (mechanism === "all") return null;
  }
  return null;
}

function parseTerm(term: string) {
  const [qualifier = ""] = /^[-+~?]/.exec(term) ?? [];
  const [name = ""] = /^[a-z0-9._-]+/i.exec(term.slice(qualifier.length)) ?? [];
  return { qualifier, mechanism: name.toLowerCase(), rest: term.slice(qualifier.length + name.length) };
}

const mechanisms = new Set(["all", "include", "a", "mx", "ptr", "ip4", "ip6", "exists"]);

function isWrong(qualifier: string, mechanism: string, rest: string): boolean {
  if (mechanism === "") return true;
  // "include=…" is a setting that nobody reads. Others may be, in time to come.
  if (rest.startsWith("=")) return qualifier !== "" || mechanisms.has(mechanism) || rest === "=";
  if (!mechanisms.has(mechanism)) return true;
  switch (mechanism) {
    case "all":
      return rest !== "";
    case "include":
    case "exists":
      return !isDomain(rest);
    case "ip4":
    case "ip6":
      return !isNetwork(mechanism, rest);
    default:
      return !isDomainWithBits(rest);
  }
}

/** A domain as a term names it: `:mail.example` */
function isDomain(text: string): boolean {
  return text.startsWith(":") && !/[\s/,;]/.test(text) && text.slice(2, -1).includes(".");
}

/** One that may be missing, with sizes of networks for both kinds of addresses: `:mail.example/24//64` */
function isDomainWithBits(text: string): boolean {
  const [name = ""] = text.split("/", 1);
  return (name === "" || isDomain(name)) && /^(?:\/\d{1,2})?(?:\/\/\d{1,3})?$/.test(text.slice(name.length));
}

function isNetwork(mechanism: "ip4" | "ip6", rest: string): boolean {
  const [, address = "", bits] = /^:([^/]+)(?:\/(\d{1,3}))?$/.exec(rest) ?? [];
  const [isAddress, most] = mechanism === "ip4" ? [isIPv4, 32] : [isIPv6, 128];
  return isAddress(address) && Number(bits ?? 0) <= most;
}

function isWide(mechanism: string, rest: string): boolean {
  const [, bits] = /\/(\d+)$/.exec(rest) ?? [];
  if (bits === undefined) return false;
  return Number(bits) < fewestBits[mechanism === "ip6" || rest.includes("//") ? "ip6" : "ip4"];
}
