import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);
/** Data for search engines is no script that runs. */
const scripts = /<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g;
const ofTheConnection = new Set(["connection", "keep-alive", "transfer-encoding", "date"]);

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
  const sent = isCompressed ? await compress(kept) : kept;
  // All of them: what comes with a page is part of its first round trip.
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.has(name)));
  return {
    status: answer.status,
    headers: { ...headers, "content-length": String(sent.length), ...(isCompressed && { "content-encoding": "br" }) },
    body: sent,
  };
}

/** It keeps what the scripts would have said at first: that the sections out of sight may wait. */
function withoutScripts(html: string): string {
  return html.replaceAll(scripts, "").replace("<html ", '<html data-arriving="" ');
}
