import { agency } from "@agency/content/agency";
import { languageKeys } from "@agency/content/settings";
import { absolute } from "../../shared/site-address.ts";

/** RFC 9116 asks for less than a year. Each build says it anew. In days. */
const lasts = 360;

/** /.well-known/security.txt: where to report a weakness (RFC 9116). */
export function loader(): Response {
  return new Response(securityText(new Date()));
}

/** @param built when the site is built */
export function securityText(built: Date): string {
  const expires = new Date(built.getTime() + lasts * 86_400_000);
  return [
    `Contact: mailto:${agency.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languageKeys.join(", ")}`,
    `Canonical: ${absolute("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
