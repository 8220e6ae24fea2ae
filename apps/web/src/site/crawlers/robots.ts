import { absolute } from "../../shared/site-address.ts";

/** /robots.txt. Staff pages and the portal say `noindex` themselves, which a crawler only reads when it may open them. */
export function loader(): Response {
  const lines = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${absolute("/sitemap.xml")}`, ""];
  return new Response(lines.join("\n"));
}
