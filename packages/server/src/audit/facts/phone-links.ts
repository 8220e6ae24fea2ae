import type { Anchor } from "../page/page.ts";

/**
 * What a link does for somebody who wants to call or chat: it works, its number is missing, its number begins with a zero, which
 * WhatsApp does not know, or it is another kind of link.
 */
type PhoneLink = "works" | "empty" | "zero" | "other";

/** Hosts whose addresses all lead to a chat on WhatsApp. */
const shortLinks = new Set(["wa.link", "wasap.my"]);

/** Reads one link. `href` is as written. */
function readPhoneLink(href: string): PhoneLink {
  const written = href.trim();
  const call = /^(tel|callto):(.*)$/is.exec(written);
  // Skype calls people by their names, too.
  if (call) return (call[1]?.toLowerCase() === "tel" ? /\d/ : /\w/).test(decoded(call[2] ?? "")) ? "works" : "empty";
  const url = URL.parse(written.startsWith("//") ? `https:${written}` : written);
  if (!url) return "other";
  if (url.protocol === "whatsapp:") return judgeNumber(url.searchParams.get("phone"), url);
  if (!/^https?:$/.test(url.protocol)) return "other";
  const host = url.hostname.replace(/^www\./, "");
  if (shortLinks.has(host)) return url.pathname === "/" ? "other" : "works";
  if (host === "wa.me") return judgeShort(url);
  if (host !== "api.whatsapp.com" && host !== "web.whatsapp.com") return "other";
  if (/^\/message\/./.test(url.pathname)) return "works";
  return /^\/(?:send\/?)?$/.test(url.pathname) ? judgeNumber(url.searchParams.get("phone"), url) : "other";
}

/** `wa.me/60123456789`; other paths, such as `wa.me/message/ABC`, lead to a business without its number. */
function judgeShort(url: URL): PhoneLink {
  const path = decoded(url.pathname.slice(1)).replace(/\/$/, "");
  return path === "" || /^[+\d\s().-]+$/.test(path) ? judgeNumber(path, url) : "works";
}

/** A link without a number that brings a text is for passing the page on. */
function judgeNumber(number: string | null, url: URL): PhoneLink {
  const digits = (number ?? "").replaceAll(/\D/g, "");
  if (digits === "") return url.searchParams.has("text") ? "other" : "empty";
  return digits.startsWith("0") ? "zero" : "works";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The links of a page that call or chat, or should. */
export function readPhoneLinks(anchors: readonly Anchor[]): (Anchor & { kind: Exclude<PhoneLink, "other"> })[] {
  return anchors.flatMap((anchor) => {
    const kind = readPhoneLink(anchor.href ?? "");
    return kind === "other" ? [] : [{ ...anchor, kind }];
  });
}
