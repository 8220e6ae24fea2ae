// Where many businesses are at home, as of 28 November 2026. Platforms of the public suffix list (https://publicsuffix.org, as tldts
// has it), such as myshopify.com and wixsite.com, are not repeated here.

/** Each business has a name below the platform's: `kedai.easy.co`. */
const byName = new Set([
  "beepit.com",
  "bigcartel.com",
  "bizappshop.my",
  "business.site",
  "canva.site",
  "company.site",
  "duda.co",
  "easy.co",
  "format.com",
  "godaddysites.com",
  "gumroad.com",
  "jimdofree.com",
  "jimdosite.com",
  "mailchimpsites.com",
  "medium.com",
  "multiscreensite.com",
  "mydurable.com",
  "myportfolio.com",
  "mystrikingly.com",
  "odoo.com",
  "onpay.my",
  "orderla.my",
  "pixieset.com",
  "setmore.com",
  "shoplineapp.com",
  "simplybook.me",
  "site123.me",
  "sitegiant.co",
  "smugmug.com",
  "squarespace.com",
  "storehub.me",
  "strikingly.com",
  "substack.com",
  "tumblr.com",
  "ueniweb.com",
  "webnode.com",
  "webnode.page",
  "weebly.com",
  "wordpress.com",
  "wpcomstaging.com",
  "zohosites.com",
]);

/** Each business has a page: `facebook.com/kedai`. */
const byPath = new Set([
  "beacons.ai",
  "behance.net",
  "carousell.com.my",
  "carousell.sg",
  "facebook.com",
  "google.com",
  "instagram.com",
  "lazada.com.my",
  "lazada.sg",
  "linkedin.com",
  "linktr.ee",
  "medium.com",
  "pinterest.com",
  "shopee.com.my",
  "shopee.sg",
  "t.me",
  "threads.com",
  "tiktok.com",
  "vimeo.com",
  "wa.me",
  "x.com",
  "xiaohongshu.com",
  "youtube.com",
]);

/**
 * The site of a business on a platform: its name there, or its page. Null where the domain is a business's own.
 * @param domain the registrable domain of the host
 */
export function siteOnPlatform(
  { hostname, pathname }: Pick<URL, "hostname" | "pathname">,
  domain: string,
): string | null {
  const name =
    hostname
      .slice(0, -domain.length - 1)
      .split(".")
      .at(-1) ?? "";
  // Blogger has a domain in each country, such as blogspot.my.
  const isByName = byName.has(domain) || domain.startsWith("blogspot.");
  if (isByName && name !== "" && name !== "www") return `${name}.${domain}`;
  if (!byPath.has(domain)) return null;
  return [domain, ...pathname.toLowerCase().split("/").filter(Boolean)].join("/");
}
