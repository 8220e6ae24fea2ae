import { parse } from "tldts";
import type { Enquiry } from "./enquiry.ts";

/** The maximum length of a client's name. */
const longestName = 120;

/** Sites on which many businesses have a page: they are named after none of them. */
const shared = new Set(["facebook", "google", "instagram", "lazada", "linkedin", "linktr", "shopee", "tiktok", "wa"]);

/**
 * The name that a client made from an enquiry begins with: as its website spells it, else the person's, else the email address.
 * `kedai-aina.com.my` is Kedai Aina.
 */
export function businessName({ name, email, website }: Pick<Enquiry, "name" | "email" | "website">): string {
  const site = website === null ? null : parse(website, { allowPrivateDomains: true }).domainWithoutSuffix;
  const own = site && !shared.has(site) && !site.startsWith("xn--") ? asName(site) : "";
  return (own || name.trim() || email).slice(0, longestName).trim();
}

function asName(site: string): string {
  const words = site.split(/[-_]+/).filter(Boolean);
  return words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`).join(" ");
}
