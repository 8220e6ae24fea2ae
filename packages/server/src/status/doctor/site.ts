import { once } from "node:events";
import { isIP } from "node:net";
import { connect, type ConnectionOptions } from "node:tls";
import type { Environment } from "../../kit/environment.ts";
import { type Finding, ok, todo } from "./finding.ts";

/** How long the site may take to answer, in ms. */
const patience = 10_000;

const day = 86_400_000;

/** Certificates are renewed 30 days before their end; one with less than this has been missed. */
const fewestDays = 14;

type Site = Pick<Environment, "PUBLIC_URL" | "TRUSTED_PROXIES">;

/** Whether the product answers at its public address, as visitors reach it. */
export async function checkPublicUrl({ PUBLIC_URL: url }: Pick<Site, "PUBLIC_URL">): Promise<Finding> {
  try {
    const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(patience) });
    const { status } = (await answer.json()) as { status?: string };
    if (answer.ok && status === "ok") return ok("Site", `the product answers at ${url}`);
    return todo("Site", `${url} answers with ${answer.status}: the product is not ready. Look at the log of the API.`);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const why = cause?.code ?? (error instanceof SyntaxError ? "another program answers" : (error as Error).name);
    return todo(
      "Site",
      `the product does not answer at ${url} (${why}). Start it, and check PUBLIC_URL, the proxy and DNS.`,
    );
  }
}

/**
 * How long the site's certificate is still valid; nothing of a site without https.
 * @param trust authorities other than those that Node knows
 */
export async function checkCertificate(
  { PUBLIC_URL }: Pick<Site, "PUBLIC_URL">,
  now: Date,
  trust: Pick<ConnectionOptions, "ca"> = {},
): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(PUBLIC_URL);
  if (protocol !== "https:") return [];
  const host = hostname.replaceAll(/^\[|\]$/g, "");
  const socket = connect({
    ...trust,
    host,
    port: Number(port) || 443,
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
    timeout: patience,
  });
  socket.once("timeout", () => socket.destroy(new Error("no answer")));
  try {
    await once(socket, "secureConnect");
    const { valid_to: validTo } = socket.getPeerCertificate();
    const days = Math.floor((Date.parse(validTo) - now.getTime()) / day);
    if (socket.authorizationError) return [todo("Certificate", refused(String(socket.authorizationError)))];
    if (days >= fewestDays) return [ok("Certificate", `valid for ${days} days`)];
    return [todo("Certificate", `valid for ${days} days only. Renew it: certbot renew`)];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return [todo("Certificate", `${host} makes no TLS connection (${code ?? message}). Check the proxy.`)];
  } finally {
    socket.destroy();
  }
}

function refused(reason: string): string {
  return `browsers do not trust it (${reason}). Get one for the host of PUBLIC_URL, and let the proxy send the whole chain.`;
}

export function checkProxy({ PUBLIC_URL, TRUSTED_PROXIES }: Site): Finding {
  if (TRUSTED_PROXIES) return ok("Proxy", `TRUSTED_PROXIES names ${TRUSTED_PROXIES}`);
  if (!PUBLIC_URL.startsWith("https:")) return ok("Proxy", "none named, and none needed without https");
  return todo(
    "Proxy",
    "PUBLIC_URL is https, but TRUSTED_PROXIES is not set: all visitors share one limit. Set it to the address that your proxy's requests come from.",
  );
}
