import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);
/** Structured data does not run. */
const scripts = /<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g;
const ofTheConnection = new Set(["connection", "keep-alive", "transfer-encoding", "date"]);

export type CopiedSite = { url: string; close: () => Promise<void> };

/** Serves the product from copies of its answers, optionally with all scripts removed from its pages, and pages of its own. */
export async function copySite(
  origin: string,
  { withScripts = true, pages = {} }: { withScripts?: boolean; pages?: Record<string, string> } = {},
): Promise<CopiedSite> {
  const kept = new Map(
    await Promise.all(
      Object.entries(pages).map(async ([path, html]) => [path, Promise.resolve(await ownPage(html))] as const),
    ),
  );
  const copyPage = (path: string) => {
    const copy = kept.get(path) ?? copyAnswer(origin + path, withScripts);
    kept.set(path, copy);
    return copy;
  };
  const server = createServer((request, response) => {
    copyPage(request.url ?? "/").then(
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
  // Every header, because headers are part of the first round trip.
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.has(name)));
  return {
    status: answer.status,
    headers: { ...headers, "content-length": String(sent.length), ...(isCompressed && { "content-encoding": "br" }) },
    body: sent,
  };
}

async function ownPage(html: string): Promise<Copy> {
  const body = await compress(Buffer.from(html));
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "content-length": String(body.length),
  };
  return { status: 200, headers, body };
}

/** Keeps what the first script sets: that sections out of sight may wait. */
function withoutScripts(html: string): string {
  return html.replaceAll(scripts, "").replace("<html ", '<html data-arriving="" ');
}
