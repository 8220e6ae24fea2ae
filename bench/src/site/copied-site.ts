import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);
/** Data for search engines is no script that runs. */
const scripts = /<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g;
/** The starter would have brought them into force; the page holds what it needs of them. */
const waitingStyles = /<link rel="stylesheet"[^>]*disabled=""[^>]*>/g;

export type CopiedSite = { url: string; close: () => Promise<void> };

/** Serves what the product serves, each answer fetched once and kept; on demand without any script in its pages. */
export async function copySite(origin: string, { withScripts = true } = {}): Promise<CopiedSite> {
  const kept = new Map<string, Promise<Copy>>();
  const copyOf = (path: string) => {
    const copy = kept.get(path) ?? copyAnswer(origin + path, withScripts);
    kept.set(path, copy);
    return copy;
  };
  const server = createServer((request, response) => {
    copyOf(request.url ?? "/").then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Copy = { status: number; headers: Record<string, string>; body: Buffer };

async function copyAnswer(address: string, withScripts: boolean): Promise<Copy> {
  const answer = await fetch(address, { headers: { "accept-encoding": "br" } });
  const isCompressed = answer.headers.has("content-encoding");
  const body = Buffer.from(await answer.arrayBuffer());
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  const kept = isPage && !withScripts ? Buffer.from(withoutScripts(body.toString())) : body;
  const own = ["content-type", "cache-control", "content-security-policy"];
  const headers = Object.fromEntries(own.map((name) => [name, answer.headers.get(name) ?? ""]));
  return isCompressed
    ? { status: answer.status, headers: { ...headers, "content-encoding": "br" }, body: await compress(kept) }
    : { status: answer.status, headers, body: kept };
}

function withoutScripts(html: string): string {
  return html.replaceAll(scripts, "").replaceAll(waitingStyles, "");
}
