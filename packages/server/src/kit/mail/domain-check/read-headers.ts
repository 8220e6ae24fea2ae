import ipaddr from "ipaddr.js";
import PostalMime from "postal-mime";

/** What the headers of a received email say of its way. */
export type ReceivedHeaders = {
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
  const { headers } = await PostalMime.parse(`${text.trimStart()}\r\n\r\n`);
  const of = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  const received = of("received");
  const signed = of("dkim-signature");
  if (received.length === 0 && signed.length === 0) return null;
  const [path = ""] = of("return-path");
  return {
    signatures: signed.map(tagsOf).flatMap((tags) => {
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
export function tagsOf(list: string): Map<string, string> {
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
