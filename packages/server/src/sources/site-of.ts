import { getDomain } from "tldts";

/** Where many businesses have a page each, so that the domain alone names none of them. */
const sharedDomains = new Set([
  "carousell.com.my",
  "facebook.com",
  "google.com",
  "instagram.com",
  "lazada.com.my",
  "linktr.ee",
  "shopee.com.my",
  "tiktok.com",
  "wa.me",
]);

/**
 * The site that an address belongs to: its registrable domain by the public suffix list (https://publicsuffix.org), such as
 * `kedai.com.my` for `https://shop.kedai.com.my/menu`. A page of a shared domain is a site of its own, and so is a host without a
 * domain. International domains are in ASCII.
 * @returns null for what is no address
 */
export function siteOf(address: string): string | null {
  const full = address.includes("://") ? address : `https://${address}`;
  if (!URL.canParse(full)) return null;
  const { hostname, pathname } = new URL(full);
  const domain = getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
  if (domain === "") return null;
  return sharedDomains.has(domain) ? [domain, ...pathname.toLowerCase().split("/").filter(Boolean)].join("/") : domain;
}
