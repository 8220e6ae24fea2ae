import { absolute } from "../../shared/site-address.ts";

/** /robots.txt. Staff pages and the portal use `noindex`, which crawlers can read only if they may open the pages. */
export function loader(): Response {
  const lines = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${absolute("/sitemap.xml")}`, ""];
  return new Response(lines.join("\n"));
}
